"""The grammar of Greek building: columns, mouldings, wreaths."""

from math import cos, pi, radians, sin, tau

from . import shapes


def column(height, radius, at=(0, 0, 0), material=None, flutes=20, base=True, capital='doric', segments=6, name='column'):
    """A fluted column on `at` with entasis; capital 'doric', 'ionic' or None. Gives its parts."""
    foot = radius * 0.7 if base else 0.0
    head = radius * 0.8 if capital else 0.0
    shaft = height - foot - head
    around = flutes * segments

    def body(u, v):
        taper = radius * (1 - 0.16 * v**1.6)
        groove = abs(sin(u * flutes * pi)) ** 0.6
        fade = min(1, v / 0.04, (1 - v) / 0.04)
        r = taper * (1 - 0.075 * (1 - (1 - groove)) * fade)
        return (r * cos(u * tau), r * sin(u * tau), foot + shaft * v)

    made = [shapes.surface(body, around, 40, material, close_u=True, name=name, smooth_angle=50)]
    if base:
        profile = [(0, 0), (radius * 1.32, 0), (radius * 1.32, foot * 0.3), (radius * 1.25, foot * 0.32)]
        profile += [(radius * (1.22 + 0.1 * sin(a)), foot * (0.45 - 0.14 * cos(a))) for a in (pi * i / 8 for i in range(9))]
        profile += [(radius * 1.1, foot * 0.62), (radius * (1.1), foot * 0.72)]
        profile += [(radius * (1.06 + 0.07 * sin(a)), foot * (0.84 - 0.12 * cos(a))) for a in (pi * i / 8 for i in range(9))]
        profile += [(radius * 1.0, foot), (0, foot)]
        made.append(shapes.lathe(profile, material=material, name=name + '-base'))
    if capital:
        z, r = height - head, radius * 0.84
        echinus = [(0, z), (r, z), (r * 1.03, z + head * 0.08), (r, z + head * 0.14)]
        echinus += [(r * (1 + 0.42 * sin(pi / 2 * i / 8)), z + head * (0.14 + 0.4 * i / 8)) for i in range(9)]
        made.append(shapes.lathe([*echinus, (0, z + head * 0.55)], material=material, name=name + '-echinus'))
        wide = r * 2.95
        made.append(shapes.box((wide, wide, head * 0.42), (0, 0, z + head * 0.56), material, radius * 0.04, name=name + '-abacus'))
        if capital == 'ionic':
            for side in (-1, 1):
                for front in (-1, 1):
                    made.append(
                        shapes.move(
                            volute(radius * 0.55, radius * 0.09, material),
                            (side * r * 1.25, front * r * 1.18, z + head * 0.3),
                            (0, 0, 0 if side > 0 else 180),
                        )
                    )
    return shapes.move(made, at)


def volute(radius, thickness, material=None, turns=2.5, name='volute'):
    """A spiral in the plane x–z, winding inwards from the right."""
    points = []
    for i in range(60):
        t = i / 59
        r = radius * (1 - 0.86 * t)
        points.append((r * cos(t * turns * tau), 0, -r * sin(t * turns * tau), 1 - 0.6 * t))
    return shapes.tube(points, thickness, material, smooth=False, name=name)


def cornice(length, height=0.18, depth=0.16, at=(0, 0, 0), material=None, turn=(0, 0, 0), name='cornice'):
    """A stepped moulding of `length` along x, its back on y = 0, reaching forwards (-y)."""
    h, d = height, depth
    profile = [
        (0, 0),
        (d * 0.18, 0),
        (d * 0.2, h * 0.2),
        (d * 0.34, h * 0.24),
        (d * 0.4, h * 0.4),
        (d * 0.62, h * 0.52),
        (d * 0.9, h * 0.6),
        (d * 0.92, h * 0.8),
        (d, h * 0.84),
        (d, h),
        (0, h),
    ]
    return run(profile, length, at, material, turn, name)


def skirting(length, height=0.16, depth=0.03, at=(0, 0, 0), material=None, turn=(0, 0, 0)):
    """A plinth board along x."""
    h, d = height, depth
    return run(
        [(0, 0), (d, 0), (d, h * 0.7), (d * 0.7, h * 0.82), (d * 0.45, h * 0.9), (d * 0.4, h), (0, h)],
        length,
        at,
        material,
        turn,
        'skirting',
    )


def run(profile, length, at=(0, 0, 0), material=None, turn=(0, 0, 0), name='moulding'):
    """A straight moulding: the profile [(forwards, up)] pulled along x, centred."""
    count = len(profile)
    vertices = [(s * length / 2, -f, z) for s in (-1, 1) for f, z in profile]
    faces = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    faces += [list(range(count))[::-1], list(range(count, 2 * count))]
    thing = shapes.mesh(name, vertices, faces, material, smooth=False)
    shapes.rounded(thing, 0.002, 2)
    return shapes.move(thing, at, turn)


def frame(width, height, wide=0.05, deep=0.03, at=(0, 0, 0), material=None, turn=(0, 0, 0), name='frame'):
    """A rectangular moulding on the plane x–z, its middle at `at`: panels, picture frames."""
    x, z = width / 2, height / 2
    outer = [(-x, -z), (x, -z), (x, z), (-x, z)]
    inner = [(-x + wide, -z + wide), (-x + wide, z - wide), (x - wide, z - wide), (x - wide, -z + wide)]
    return shapes.plate(outer, deep, material, min(deep, wide) * 0.35, at, turn, holes=[inner], name=name)


def leaf(length, width, material=None, bend=0.25, name='leaf'):
    """A laurel or olive leaf along x from the origin, lying flat, its tip rising by `bend` of its length."""

    def blade(u, v):
        half = width / 2 * sin(pi * u**0.8) ** 0.9
        return (length * u, half * (2 * v - 1), bend * length * u * u + abs(2 * v - 1) * half * 0.35)

    return shapes.solid(shapes.surface(blade, 14, 6, material, name=name), 0.0012)


def laurel(points, material, size=0.06, width=0.02, name='laurel'):
    """A branch along points [(x, y, z)] with pairs of leaves."""
    from mathutils import Vector

    made = [shapes.tube(points, size * 0.05, material, name=name)]
    for here, there in zip(points, points[1:]):
        way = Vector(there) - Vector(here)
        for side in (-1, 1):
            blade = leaf(size, width, material)
            turn = way.to_track_quat('X', 'Z').to_matrix().to_4x4()
            turn.translation = here
            from mathutils import Matrix

            blade.matrix_world = turn @ Matrix.Rotation(radians(38 * side), 4, 'Z') @ Matrix.Rotation(radians(20), 4, 'X')
            made.append(blade)
    return made
