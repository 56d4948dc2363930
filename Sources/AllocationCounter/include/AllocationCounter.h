#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// What the calling thread took from the heap between a start and a stop.
struct allocation_count {
    /// Whether allocations are counted here at all; if not, the other figures are 0 and mean nothing.
    bool is_counted;
    /// Blocks taken or resized.
    long allocations;
    /// Usable bytes of the blocks taken, less those of the blocks given back.
    long live_bytes;
};

/// Begins to count what the calling thread allocates, from 0.
void allocation_counter_start(void);

/// Ends the count that the calling thread started last.
struct allocation_count allocation_counter_stop(void);

#endif
