"""The camera of the intro clip, for the render and for the frames between: an upright crop of the open house."""

SIZE = (640, 800)
# what it looks at, distance in m, azimuth and elevation in degrees, lens in mm, upward shift
TARGET, DISTANCE, AZIMUTH, ELEVATION, LENS, SHIFT = (0.3, 0.0, 3.2), 40, -9, 12, 82, 0.0
