"""The twenty pieces: a module each, named by category and id."""
