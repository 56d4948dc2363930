// Stands in front of glibc's allocator: a definition of `malloc` in the program comes before the library's, for the
// Swift runtime as well. Each function passes the call on to glibc's own, and counts it if the thread asked for that.
// On other systems, and under sanitizers, which stand in the same place, nothing is counted.

#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// Of each thread, so that counting needs no lock and sees nothing of other threads.
static _Thread_local bool is_counting;
static _Thread_local struct allocation_count count;

static void *counted(void *block) {
    if (is_counting && block != NULL) {
        count.allocations += 1;
        count.live_bytes += (long)malloc_usable_size(block);
    }
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *aligned = memalign(alignment, size);
    if (aligned == NULL) return ENOMEM;
    *block = aligned;
    return 0;
}

void *realloc(void *block, size_t size) {
    size_t previous = malloc_usable_size(block);
    void *resized = __libc_realloc(block, size);
    // Without a result the block has been freed (size 0) or is as it was (out of memory).
    if (is_counting && (resized != NULL || size == 0)) count.live_bytes -= (long)previous;
    return counted(resized);
}

void free(void *block) {
    if (is_counting) count.live_bytes -= (long)malloc_usable_size(block);
    __libc_free(block);
}

void allocation_counter_start(void) {
    count = (struct allocation_count){.is_counted = true};
    is_counting = true;
}

struct allocation_count allocation_counter_stop(void) {
    is_counting = false;
    return count;
}

#else

void allocation_counter_start(void) {}

struct allocation_count allocation_counter_stop(void) { return (struct allocation_count){.is_counted = false}; }

#endif
