"""Ovals, curves and inlays: what tables and mirrors are turned and drawn with."""

from math import cos, hypot, radians, sin, tau

import bmesh

from . import shapes


def bend(a, b, c, d, count=16):
    """Points of the curve from a to d drawn towards b and c (as in the measured drawings), d left out."""
    steps = [i / count for i in range(count)]
    return [
        tuple(p * (1 - t) ** 3 + 3 * q * t * (1 - t) ** 2 + 3 * r * t * t * (1 - t) + s * t**3 for p, q, r, s in zip(a, b, c, d))
        for t in steps
    ]


def facing_out(thing):
    """Turns the faces of a closed body outwards."""
    body = bmesh.new()
    body.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(thing.data)
    body.free()
    return thing


def loft(rings, material=None, closed=False, name='loft', smooth_angle=45):
    """A body through rings [(x, y, z)] of equal count; `closed` joins the last ring to the first, else both ends are capped."""
    count, levels = len(rings[0]), len(rings)
    vertices = [p for ring in rings for p in ring]
    faces = []
    for j in range(levels if closed else levels - 1):
        low, high = j * count, ((j + 1) % levels) * count
        faces += [(low + i, low + (i + 1) % count, high + (i + 1) % count, high + i) for i in range(count)]
    if not closed:
        faces += [list(range(count))[::-1], list(range((levels - 1) * count, levels * count))]
    return shapes.soften(facing_out(shapes.mesh(name, vertices, faces, material)), smooth_angle)


def oval(profile, a, b, at=(0, 0, 0), material=None, segments=96, closed=False, name='oval'):
    """Turns the profile [(inset, z)] round the ellipse of half axes `a` and `b`, keeping its thickness all the way."""
    rings = [
        [((a - inset) * cos(tau * i / segments), (b - inset) * sin(tau * i / segments), z) for i in range(segments)] for inset, z in profile
    ]
    return shapes.move(loft(rings, material, closed, name), at)


def slab(thick, edge, steps=6):
    """The profile of a plate with rounded rims, for `oval`."""
    turns = [radians(90 * i / steps) for i in range(steps + 1)]
    low = [(edge - edge * sin(t), edge - edge * cos(t)) for t in turns]
    return [*low, *[(inset, thick - z) for inset, z in reversed(low)]]


def ellipse(a, b, at=(0, 0), count=96, start=0, stop=360):
    """Points [(x, y)] of an ellipse, degrees from the right, counter-clockwise."""
    span = stop - start
    last = count if span < 360 else count - 1
    return [
        (at[0] + a * cos(radians(start + span * i / count)), at[1] + b * sin(radians(start + span * i / count))) for i in range(last + 1)
    ]


def inlay(points, wide, z, material, closed=True, raised=0.0006, name='inlay'):
    """A flat line of metal let into a level surface along points [(x, y)], `wide` across."""
    count = len(points)
    sides = ([], [])
    for i, (x, y) in enumerate(points):
        before = points[i - 1] if closed or i else points[0]
        after = points[(i + 1) % count] if closed or i < count - 1 else points[-1]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        for side, sign in zip(sides, (-1, 1)):
            side.append((x - sign * dy / length * wide / 2, y + sign * dx / length * wide / 2))
    left, right = sides
    rings = [[(*left[i], z - 0.002), (*left[i], z + raised), (*right[i], z + raised), (*right[i], z - 0.002)] for i in range(count)]
    return loft(rings, material, closed, name, 30)


def leaf_outline(foot, length, width, degrees, belly=0.4, count=14):
    """The outline [(x, z)] of a leaf from its foot towards an angle, as the measured drawings have it."""
    right = bend((0, 0), (length * belly * 0.5, width * 0.75), (length * (belly + 0.3), width * 0.6), (length, 0), count)
    left = bend((length, 0), (length * (belly + 0.3), -width * 0.6), (length * belly * 0.5, -width * 0.75), (0, 0), count)
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [(foot[0] + x * c - y * s, foot[1] + x * s + y * c) for x, y in [*right, *left]]


def copies(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Linked copies of several things, moved together."""
    return [shapes.copy(one, at, turn) for one in things]
