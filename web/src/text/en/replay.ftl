# replay (en)
