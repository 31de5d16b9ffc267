# replay (de)
