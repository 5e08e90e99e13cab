"""What armchairs share: filled seats of any outline, stitching, brooches, and smooth lines through a few points."""

from bisect import bisect_right
from math import cos, hypot, pi, sin, tau

import numpy as np
from mathutils import Vector, noise

from . import cameras, light, props, rooms, shapes


def eased(*stops):
    """The smooth function t → value through the stops (t, value), level at its turning points."""
    ts, vs = [float(t) for t, _ in stops], [float(v) for _, v in stops]
    steps = [(b - a) / (t1 - t0) for a, b, t0, t1 in zip(vs, vs[1:], ts, ts[1:])]
    slopes = [steps[0]]
    slopes += [0.0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(steps, steps[1:])]
    slopes.append(steps[-1])

    def value(t):
        t = min(max(t, ts[0]), ts[-1])
        i = min(bisect_right(ts, t) - 1, len(steps) - 1)
        wide = ts[i + 1] - ts[i]
        k = (t - ts[i]) / wide
        rest = 1 - k
        return rest * rest * ((1 + 2 * k) * vs[i] + k * wide * slopes[i]) + k * k * ((3 - 2 * k) * vs[i + 1] - rest * wide * slopes[i + 1])

    return value


def through(points, count, closed=False):
    """`count` points spaced evenly along the curve that runs smoothly through `points`, of two, three or four numbers."""
    knots = [np.array(p, float) for p in points]
    n, fine = len(knots), []
    for i in range(n if closed else n - 1):
        if closed:
            a, b, c, d = (knots[(i + k) % n] for k in (-1, 0, 1, 2))
        else:
            b, c = knots[i], knots[i + 1]
            a = knots[i - 1] if i else 2 * b - c
            d = knots[i + 2] if i + 2 < n else 2 * c - b
        for k in range(24):
            t = k / 24
            fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    fine.append(knots[0] if closed else knots[-1])
    fine = np.array(fine)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine[:, :3], axis=0), axis=1))])
    at = np.linspace(0, run[-1], count + 1 if closed else count)
    even = np.stack([np.interp(at, run, fine[:, k]) for k in range(fine.shape[1])], 1)
    return [tuple(float(c) for c in p) for p in (even[:-1] if closed else even)]


def along(points):
    """The function t → point, t from 0 to 1, of an open line of evenly spaced points."""
    line = np.array(points, float)
    places = np.linspace(0, 1, len(line))
    return lambda t: tuple(float(np.interp(t, places, line[:, k])) for k in range(line.shape[1]))


def filled(outline, z, thick, material, crown=0.03, sag=0.012, piping=None, seed=0, light=False, square=0.62, sat=(0, -0.02), name='seat'):
    """A stuffed seat of the closed `outline` [(x, y)] from `z`, `thick` at its boxing: it bulges, and has been sat upon.

    `crown` lifts the middle, `sag` is the hollow left about `sat`; `piping` is the material of a welt on both seams.
    """
    around = 72 if light else 160
    rim = through(outline, around, closed=True)
    mx, my = (sum(p[k] for p in rim) / around for k in (0, 1))
    reach = sum(hypot(x - mx, y - my) for x, y in rim) / around
    bulge = min(0.5 * thick, 0.05)
    profile = [(k, 0.0) for k in (0.0, 0.45, 0.8)]
    sides = 8 if light else 14
    for i in range(sides + 1):
        a = pi * (i / sides - 0.5)
        profile.append((1 - bulge / reach * (1 - cos(a) ** square), thick * (0.5 + 0.5 * sin(a))))
    inner = profile[-1][0]
    tops = 8 if light else 22
    profile += [(inner * (1 - (i + 1) / tops), None) for i in range(tops)]
    vertices = []
    for k, level in profile:
        for i, (x, y) in enumerate(rim):
            px, py = mx + (x - mx) * k, my + (y - my) * k
            t = k / inner
            h = level if level is not None else thick + crown * (1 - t**3)
            if h > thick * 0.5:
                share = min(1.0, (h - thick * 0.5) / (thick * 0.5))
                h -= sag * share * np.exp(-22 * ((px - sat[0]) ** 2 + 1.3 * (py - sat[1]) ** 2))
                pull = max(0.0, 1 - abs(t - 0.86) / 0.2)
                h += 0.0035 * pull * noise.noise((i * 34 / around, seed, 2)) * share
                h += (noise.noise((px * 6 + seed, py * 6, 0)) * 0.005 + noise.noise((px * 17, py * 17, seed)) * 0.0016) * share
            swell = 1 + 0.012 * noise.noise((i * 9 / around, h * 9, seed + 4)) if 0.5 < t else 1
            vertices.append((mx + (px - mx) * swell, my + (py - my) * swell, z + h))
    faces = []
    for j in range(1, len(profile) - 2):
        faces += [
            (j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i)
            for i in range(around)
        ]
    used = len(profile) - 1
    vertices = vertices[: used * around] + [(mx, my, vertices[-1][2])]
    faces += [((used - 1) * around + i, (used - 1) * around + (i + 1) % around, used * around) for i in range(around)]
    made = [shapes.soften(shapes.mesh(name, vertices, faces, material), 180)]
    if piping:
        for row in (3 + round(sides * 0.14), 3 + round(sides * 0.86)):
            ring = [Vector(v) for v in vertices[row * around : (row + 1) * around]]
            swollen = [(mx + (p.x - mx) * 1.006, my + (p.y - my) * 1.006, p.z) for p in ring]
            made.append(shapes.tube(swollen, 0.0042, piping, closed=True, smooth=False, sides=2 if light else 4, name='welt'))
    return made


def stitching(points, material, stitch=0.0075, gap=0.0035, radius=0.0009, name='stitching'):
    """A row of thread along points [(x, y, z)]: short dashes, sunk at their ends, all in one mesh."""
    way = [Vector(p) for p in points]
    run = [0.0]
    for a, b in zip(way, way[1:]):
        run.append(run[-1] + (b - a).length)
    place = lambda d: Vector([np.interp(d, run, [p[k] for p in way]) for k in range(3)])
    vertices, faces = [], []
    for n in range(int(run[-1] / (stitch + gap))):
        start = n * (stitch + gap)
        a, b = place(start), place(start + stitch)
        if (b - a).length < 1e-5:
            continue
        turn = (b - a).to_track_quat('X', 'Z')
        first = len(vertices)
        for share, girth in ((0, 0.3), (0.18, 1), (0.82, 1), (1, 0.3)):
            for k in range(5):
                ring = Vector((0, cos(tau * k / 5), sin(tau * k / 5))) * radius * girth
                vertices.append(a + (b - a) * share + turn @ ring)
        for j in range(3):
            faces += [
                (first + j * 5 + k, first + j * 5 + (k + 1) % 5, first + j * 5 + 5 + (k + 1) % 5, first + j * 5 + 5 + k) for k in range(5)
            ]
    return shapes.mesh(name, vertices, faces, material)


def rosette(radius, material, petals=8, at=(0, 0, 0), turn=(0, 0, 0), name='rosette'):
    """A brooch facing -y: a domed disc with a beaded rim and raised petals round a boss."""
    dome = [(0, 0), (1.0, 0), (1.0, 0.14), (0.92, 0.2), (0.86, 0.13), (0.8, 0.12), (0.5, 0.17), (0.26, 0.2), (0.2, 0.33), (0, 0.36)]
    made = [shapes.move(shapes.lathe([(r * radius, z * radius) for r, z in dome], (0, 0, 0), material, 72, name), turn=(90, 0, 0))]
    for k in range(petals):
        blade = lambda u, v: (
            radius * (0.24 + 0.56 * u),
            -radius * (0.16 + 0.13 * sin(pi * min(1, u * 1.1)) * (1 - (2 * v - 1) ** 2) ** 0.5),
            radius * 0.17 * sin(pi * u**0.8) ** 0.8 * (2 * v - 1),
        )
        made.append(shapes.move(shapes.surface(blade, 10, 8, material, name='petal'), turn=(0, 360 * k / petals, 0)))
    return shapes.move(made, at, turn)


def beside_door(piece, tone='#d9d1c3', ground='#d6cfc3', vein='#a89f92', turn=16):
    """A wall with a door close behind an armchair, so that its size is felt; sets the camera too."""
    back = 1.25
    rooms.hall(back=back, left=2.4, right=4.2, high=3.2, tone=tone, ground=ground, vein=vein, niche=False)
    props.door((piece['size']['width'] / 2 + 0.72, back - 0.05, 0))
    light.area((2.0, 1.6), (1.2, -2.6, 2.4), (0, 0, 0.6), 40, 4800)
    return cameras.around((0.5, 0.2), 4.7, turn, 1.3, 1.0, 50, aperture=8, focus=(0, 0, 0.6))
