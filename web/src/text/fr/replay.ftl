# replay (fr)
