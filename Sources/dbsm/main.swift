print("dbsm")
