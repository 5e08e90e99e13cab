"""Bed pillows: two sheets sewn, piped and blown up, then set down so that they give where they touch."""

from math import cos, exp, radians, sin, tau
from random import Random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from . import shapes, soft


def _pattern(u, v, size, corner, belly):
    """The cut of one sheet: corners taken off, edges let out in the middle, or filling would leave ears. u, v from -1 to 1."""
    w, d = size[0] / 2, size[1] / 2
    taper = corner * (abs(u) * abs(v)) ** 3
    return (
        w * u * (1 + belly * d / w * (1 - v * v) * u * u) - (taper if u > 0 else -taper),
        d * v * (1 + belly * (1 - u**4) * v * v) - (taper if v > 0 else -taper),
    )


def filled(size, fill, seed=0, material=None, piping=None, cells=64, name='pillow'):
    """A pillow `size` (x, y) lying about the origin, `fill` high in its middle, with its welt. Gives [pillow, welt]."""
    nx, ny = cells, max(24, int(cells * size[1] / size[0]))
    around, vertices, faces = {}, [], []
    for side in (1, -1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                if side < 0 and (i in (0, nx) or j in (0, ny)):
                    around[(side, i, j)] = around[(1, i, j)]
                    continue
                around[(side, i, j)] = len(vertices)
                x, y = _pattern(2 * i / nx - 1, 2 * j / ny - 1, size, 0.005, 0.14)
                vertices.append((x, y, side * 0.004 + noise.noise((x * 9, y * 9, seed * 9.1 + side)) * 0.008))
        for j in range(ny):
            for i in range(nx):
                face = [around[(side, i + a, j + b)] for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                faces.append(face if side > 0 else face[::-1])
    thing = shapes.mesh(name, vertices, faces, material)
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    cloth.settings.quality = 5
    cloth.settings.mass = 0.15
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 12
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness = 5, 0.25
    cloth.settings.use_pressure = True
    cloth.settings.uniform_pressure_force = 7.0 * fill / 0.18
    cloth.settings.effector_weights.gravity = 0
    soft._settled(thing, ['filled', size, fill, seed, cells], 26)
    subject = thing.data
    tall = max(v.co.z for v in subject.vertices) - min(v.co.z for v in subject.vertices)
    for v in subject.vertices:
        v.co.z *= fill / tall
    ring = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)]
    ring += [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)]
    _stiffened(subject, around, ring, nx, ny)
    _creased(subject, size, seed)
    shapes.subdivided(thing, 1)
    return thing, [around[(1, *key)] for key in ring], piping


def _stiffened(mesh, around, ring, nx, ny, width=6.0, reach=5.0):
    """Draws the seam straight, as the cord in it does: the puckers it made stay in the cloth beside it."""
    places = np.array([mesh.vertices[around[(1, *key)]].co for key in ring])
    steps = np.arange(-24, 25)
    bell = np.exp(-((steps / width) ** 2) / 2)
    even = sum(np.roll(places, int(k), 0) * w for k, w in zip(steps, bell / bell.sum()))
    moved = dict(zip(ring, even - places))
    for (side, i, j), index in around.items():
        if side < 0 and (i, j) in moved:
            continue
        shares = [(exp(-far / reach), moved[key]) for far, key in ((i, (0, j)), (nx - i, (nx, j)), (j, (i, 0)), (ny - j, (i, ny)))]
        if (i, j) in moved:
            move = moved[i, j]
        else:
            move = sum(share * way for share, way in shares) / max(1.0, sum(share for share, _ in shares))
        mesh.vertices[index].co += Vector(move)


def _creased(mesh, size, seed, many=8):
    """Short folds that run inwards from the seam, and the hollows a hand leaves."""
    draw, folds = Random(seed * 31 + 5), []
    for face in (1, -1):
        for _ in range(many):
            angle, length = draw.uniform(0, tau), draw.uniform(0.1, 0.24)
            start = Vector((cos(angle) * size[0] * 0.46, sin(angle) * size[1] * 0.46))
            way = (Vector((draw.uniform(-0.25, 0.25) * size[0], 0)) - start).normalized()
            folds.append((face, start, way, length, draw.uniform(0.003, 0.008), draw.uniform(0.008, 0.016)))
    for v in mesh.vertices:
        face, flat = (1 if v.co.z > 0 else -1), Vector((v.co.x, v.co.y))
        off = 0.009 * noise.noise((v.co.x * 4.5, v.co.y * 4.5, seed * 1.9 + face)) * min(1.0, abs(v.co.z) / 0.04)
        for side, start, way, length, deep, wide in folds:
            if side == face:
                along, across = (flat - start).dot(way), (flat - start).cross(way)
                t = along / length
                if -0.1 < t < 1:
                    away = (across - 0.02 * sin(4 * t)) / wide
                    off -= deep * (exp(-away * away) - 0.5 * exp(-((away - 1.7) ** 2))) * max(0.0, 1 - t) * min(1.0, max(0.0, 4 * t))
        v.co.z += face * off


def _give(distance, depth):
    """How far from a surface a point stays that would be at `distance` from it (negative: inside)."""
    return distance if distance > depth else depth * exp((distance - depth) / depth)


def leaning(size, fill, at, lean, material, turn=0, seed=0, piping=None, top=0.0, sink=0.03, back=None, cells=64):
    """A filled pillow standing on a bed whose top is at `top`, leaning back by `lean` degrees (90 is upright).

    `at` is (x, y) of the middle of its lower edge. It sinks in by `sink`, its filling settles downwards, and what
    would pass the plane y = `back` behind it is pressed flat.
    """
    thing, ring, welt = filled(size, fill, seed, material, piping, cells)
    half = size[1] / 2
    place = Matrix.Translation((at[0], at[1], top)) @ Euler((radians(lean), 0, radians(turn))).to_matrix().to_4x4()
    tilt = noise.noise((seed * 3.3, 1.7, 0.4)) * 0.05
    for v in thing.data.vertices:
        x, y, z = v.co
        u, h = x / size[0] * 2, (y + half) / size[1]
        z *= 1.1 - 0.3 * h + 0.12 * exp(-(((h - 0.3) / 0.25) ** 2))
        z -= 0.035 * h * h + 0.012 * sin(3 * u + seed) * h  # the upper edge tips back, a little unevenly
        y += -0.016 * (1 - u * u) * h + 0.012 * noise.noise((u * 1.2, seed * 2.1, 5.0)) * h + tilt * u * 0.2 * h
        where = place @ Vector((x, y + half - 0.02, z))
        low = where.z - (top - sink)
        firm = _give(low, 0.05)
        if low < 0.1:
            way = place.to_3x3() @ Vector((0, 0, 1))
            spread = 0.35 * (firm - low) * (1 if z > 0 else -0.6)
            where += Vector((way.x, way.y, 0)) * spread
        where.z = top - sink + firm
        if back is not None:
            where.y = back - _give(back - where.y, 0.03)
        v.co = where
    thing.data.update()
    made = [thing]
    if welt:
        bpy.context.view_layer.update()
        line = [thing.data.vertices[i].co.copy() for i in ring]
        made.append(shapes.tube(line, 0.0048, welt, closed=True, sides=3, resolution=2, name='piping'))
    return made
