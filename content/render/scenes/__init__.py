"""Pictures that show more than one piece, or none: rooms, suites, still lifes, the layers of the home page."""
