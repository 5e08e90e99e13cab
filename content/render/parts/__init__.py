"""What the pieces are made of and photographed with. Metres, origin on the floor, front towards -Y."""
