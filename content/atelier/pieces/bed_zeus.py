"""Zeus' bed: eagle's wings of storm-blue velvet, a gold bolt between them, a plinth of white marble."""

from math import cos, pi, sin

from parts import bedding, cameras, light, materials, props, rooms, shapes, soft

BLADES = 9


def wing(width, low, high, material, seam):
    """The right wing: long padded feathers fanning out from the middle, one over the other."""
    for i in range(BLADES):
        t = i / (BLADES - 1)
        tip_x = width * (0.497 - 0.085 * t**1.4)
        tip_z = high - (high - low) * (0.02 + 0.94 * t**1.12)
        root_z = low + (high - low) * (0.86 - 0.8 * t)
        lift = (high - low) * 0.1 * (1 - t)
        half = (0.086 + 0.016 * (1 - t)) * (high - low) / 1.15
        bulge = 0.062 - 0.002 * i

        def feather(u, v, tip_x=tip_x, tip_z=tip_z, root_z=root_z, lift=lift, half=half, i=i):
            x = 0.07 + (tip_x - 0.07) * u
            z = root_z + (tip_z - root_z) * u**1.25 + lift * sin(pi * u**0.8) * 0.9
            tip = max(0.0, (u - 0.8) / 0.2)
            taper = half * (0.8 + 0.5 * u) * max(0.0, 1 - tip**2.4) ** 0.5
            z += taper * (2 * v - 1) * 1.15
            x += 0.03 * (1 - 2 * v) * u
            y = -0.014 * (BLADES - i) * (1 - 0.25 * u) - 0.05 * u**2
            return (x, y, z)

        def pad(u, v, bulge=bulge):
            quill = 1 - 0.35 * max(0, 1 - abs(v - 0.5) * 26)
            return bulge * max(0, 1 - (2 * v - 1) ** 2) ** 0.5 * quill * max(0.0, 1 - max(0.0, (u - 0.82) / 0.18) ** 2) ** 0.5

        yield soft.upholstered(feather, pad, 90, 22, material, 0.02, name='feather')


def bolt(low, high, material):
    """The lightning: an inlaid zigzag that comes to rest at the mattress."""
    h = high - low
    right = [(0.02, 1.0), (-0.06, 0.62), (0.015, 0.62), (-0.05, 0.3), (0.012, 0.3), (-0.03, 0.0)]
    left = [(-0.03, 0.0), (-0.062, 0.36), (-0.125, 0.36), (-0.085, 0.68), (-0.14, 0.68), (-0.06, 1.0)]
    outline = [(x * 1.1 + 0.045, low + z * h) for x, z in [*right, *left[1:]]]
    return shapes.plate(outline, 0.03, material, 0.006, name='bolt')


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    blue, marble, gold = materials.velvet('#22365c'), materials.marble('#efece6', '#8d8c8e', 0.14), materials.gold()
    head = d / 2
    foot = -d / 2
    # plinth: two steps of marble, the lower one set back, so that the bed seems to rest on its shadow
    shapes.box((w * 0.9, d - 0.16, 0.07), (0, -0.02, 0), materials.stone('#55524e', '#4a4744', 0.7), 0.01, name='shadow')
    shapes.box((w * 0.955, d - 0.07, 0.15), (0, -0.035, 0.05), marble, 0.03, 6, name='plinth')
    frame_top = 0.33
    rails = shapes.box((wide + 0.16, long + 0.14, frame_top - 0.2), (0, foot + 0.1 + long / 2, 0.2), blue, 0.045, 6, name='rail')
    shapes.box((wide + 0.175, long + 0.15, 0.012), (0, foot + 0.1 + long / 2, 0.2), gold, 0.004, name='fillet')
    # headboard: a padded back behind the wings
    shapes.plate([(-w * 0.4, 0.1), (w * 0.4, 0.1), (w * 0.43, 0.7), (w * 0.3, h * 0.8), (0.1, h * 0.86), (-0.1, h * 0.86), (-w * 0.3, h * 0.8), (-w * 0.43, 0.7)], 0.09, blue, 0.03, (0, head - 0.1, 0), name='back')
    for feather in list(wing(w, 0.5, h, blue, gold)):
        shapes.move(feather, (0, head - 0.12, 0))
        shapes.solid(feather, 0.03, -1)
        shapes.mirrored(feather)
    # between the wings: a shield with the bolt
    shield = lambda u, v: ((0.16 - 0.05 * v) * (2 * u - 1), -0.17 - 0.03 * (1 - (2 * u - 1) ** 2), 0.46 + (h * 0.93 - 0.46) * v)
    shapes.solid(shapes.move(soft.upholstered(shield, soft.plump(0.03), 30, 60, blue, 0.08, name='shield'), (0, head - 0.12, 0)), 0.1, -1)
    lit = view == 'night'
    shapes.move(bolt(0.56, h * 0.9, materials.glow('#ffce7a', 3.2) if lit else gold), (0, head - 0.375, 0))
    bedding.made_bed(wide, long, (0, foot + 0.1 + long / 2, frame_top - 0.02), '#f0ece4', '#e9e4da', accent='#22365c', throw=materials.velvet('#1b2a48'), seed=2)
    if lit:
        glow = materials.glow('#ffc98a', 7)
        shapes.part('light', shapes.box((w * 0.86, 0.012, 0.012), (0, foot + 0.055, 0.035), glow, 0.002))
        for side in (-1, 1):
            shapes.part('light', shapes.box((0.012, d * 0.9, 0.012), (side * w * 0.455, 0, 0.035), glow, 0.002))
