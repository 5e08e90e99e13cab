"""Upholstery and bedding: padded surfaces, cushions, pillows, and cloth that is let fall."""

import hashlib
import json
import os
import tempfile
from math import cos, exp, floor, pi, sin, sqrt, tau

import bpy
import numpy as np
from mathutils import Vector, noise

from . import shapes

# -- padded surfaces ---------------------------------------------------------------------------------


def channels(count, depth, along='v'):
    """Upright tubes (`along` v) or lying ones (u): heights of a padded surface."""

    def height(u, v):
        t = (u if along == 'v' else v) * count
        t -= floor(t)
        return depth * sqrt(max(0.0, 1 - (2 * t - 1) ** 2)) ** 0.8

    return height


def diamonds(across, up, depth):
    """Deep-buttoned lozenges: zero at the seams, deepest at the buttons where they cross."""

    def height(u, v):
        a, b = u * across + v * up, u * across - v * up
        return depth * (abs(sin(pi * a)) * abs(sin(pi * b))) ** 0.38

    return height


def plump(depth):
    """One full cushion."""
    return lambda u, v: depth * (max(0.0, 1 - (2 * u - 1) ** 4) * max(0.0, 1 - (2 * v - 1) ** 4)) ** 0.5


def upholstered(point, height, nu=120, nv=80, material=None, rim=0.04, close_u=False, name='upholstery'):
    """The sheet point(u, v) padded along its normal by height(u, v), falling to nothing within `rim` of its edges."""
    step = 1e-3

    def padded(u, v):
        p = Vector(point(u, v))
        du = Vector(point(min(u + step, 1), v)) - Vector(point(max(u - step, 0), v))
        dv = Vector(point(u, min(v + step, 1))) - Vector(point(u, max(v - step, 0)))
        near = min(v, 1 - v) if close_u else min(u, 1 - u, v, 1 - v)
        edge = min(1.0, near / rim) if rim else 1.0
        lift = sqrt(max(0.0, 1 - (1 - edge) ** 2))
        wrinkle = noise.noise(p * 5) * 0.0015
        return p + du.cross(dv).normalized() * (height(u, v) * lift + wrinkle * lift)

    return shapes.surface(padded, nu, nv, material, close_u=close_u, name=name)


def buttons(point, across, up, radius, material, lift=0.0):
    """Covered buttons where `diamonds(across, up)` has its crossings."""
    made = []
    for i in range(2 * across + 1):
        for j in range(2 * up + 1):
            if (i + j) % 2 == 0:
                u, v = i / (2 * across), j / (2 * up)
                if 0.03 < u < 0.97 and 0.03 < v < 0.97:
                    du = Vector(point(u + 1e-3, v)) - Vector(point(u - 1e-3, v))
                    dv = Vector(point(u, v + 1e-3)) - Vector(point(u, v - 1e-3))
                    normal = du.cross(dv).normalized()
                    knob = shapes.sphere(radius, (0, 0, 0), material, (1, 1, 0.5), 16)
                    turn = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
                    turn.translation = Vector(point(u, v)) + normal * lift
                    knob.matrix_world = turn @ knob.matrix_basis
                    made.append(knob)
    return made


# -- cushions ----------------------------------------------------------------------------------------


def cushion(size, at=(0, 0, 0), material=None, corner=0.06, crown=0.03, piping=None, turn=(0, 0, 0), sag=0.0, seed=0, name='cushion'):
    """A filled seat or mattress cushion of `size` (x, y, z) standing on `at`: rounded, bulging, a little uneven.

    `crown` lifts the middle of the top, `sag` hollows it, `piping` is the material of a welt round both seams.
    """
    half = Vector((size[0] / 2, size[1] / 2, size[2] / 2))
    radius = min(corner, *(s * 0.499 for s in size))
    inner = Vector([h - radius for h in half])
    cells = [max(6, min(60, int(s / 0.025))) for s in size]
    vertices, faces, index = [], [], {}

    def vertex(p):
        key = tuple(round(c, 5) for c in p)
        if key not in index:
            index[key] = len(vertices)
            q = Vector([max(-i, min(i, c * h)) for c, h, i in zip(p, half, inner)])
            way = Vector([c * h for c, h in zip(p, half)]) - q
            r = q + (way.normalized() * radius if way.length > 1e-9 else Vector())
            u, v = r.x / half.x, r.y / half.y
            swell = max(0, 1 - u**4) * max(0, 1 - v**4)
            w = r.z / half.z
            r.z += (crown * swell - sag * exp(-3 * (u * u + v * v))) * max(0, w) + 0.3 * crown * swell * min(0, w) * 0
            r.x *= 1 + 0.018 * (1 - w * w) * (1 - v * v)
            r.y *= 1 + 0.018 * (1 - w * w) * (1 - u * u)
            r += Vector((0, 0, noise.noise(r * 7 + Vector((seed, 0, 0))) * 0.004))
            r.z += half.z
            vertices.append(r)
        return index[key]

    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        for side in (-1, 1):
            for i in range(cells[a]):
                for j in range(cells[b]):
                    corners = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        p = [0, 0, 0]
                        p[axis] = side
                        p[a] = -1 + 2 * (i + di) / cells[a]
                        p[b] = -1 + 2 * (j + dj) / cells[b]
                        corners.append(vertex(p))
                    faces.append(corners if side > 0 else corners[::-1])
    thing = shapes.soften(shapes.mesh(name, vertices, faces, material), 180)
    made = [shapes.move(thing, at, turn)]
    if piping:
        for level in (radius * 0.75, size[2] - radius * 0.75):
            made.append(shapes.move(_welt(half, radius, level, piping), at, turn))
    return made


def _welt(half, radius, z, material):
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(9):
            a = (start + 90 * k / 8) * pi / 180
            points.append((cx * (half.x - radius) + (radius + 0.003) * cos(a), cy * (half.y - radius) + (radius + 0.003) * sin(a), z))
    return shapes.tube(points, 0.005, material, closed=True, smooth=False, name='welt')


# -- cloth -------------------------------------------------------------------------------------------

CACHE = os.path.join(tempfile.gettempdir(), 'theogonie-cloth')


def _settled(cloth, key, frames):
    """The positions of a cloth's vertices after `frames`, remembered by what made it."""
    os.makedirs(CACHE, exist_ok=True)
    kept = os.path.join(CACHE, hashlib.sha1(json.dumps(key, default=str).encode()).hexdigest() + '.npy')
    count = len(cloth.data.vertices)
    if os.path.exists(kept):
        places = np.load(kept)
    else:
        scene = bpy.context.scene
        scene.frame_start, scene.frame_end = 1, frames
        cache = cloth.modifiers['cloth'].point_cache
        cache.frame_start, cache.frame_end = 1, frames
        for frame in range(1, frames + 1):
            scene.frame_set(frame)
        data = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
        places = np.empty(count * 3, np.float32)
        data.vertices.foreach_get('co', places)
        np.save(kept, places)
        scene.frame_set(1)
    cloth.modifiers.clear()
    cloth.data.vertices.foreach_set('co', places)
    cloth.data.update()
    return cloth


def pillow(size=(0.7, 0.5), fill=0.16, at=(0, 0, 0), material=None, turn=(0, 0, 0), seed=0, piping=None, name='pillow'):
    """A feather pillow `size` (x, y) wide and about `fill` thick, lying about `at`: two sheets sewn and blown up."""
    nx, ny = 44, max(20, int(44 * size[1] / size[0]))
    w, d = size
    around = {}
    vertices, faces = [], []
    for side in (1, -1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                if side < 0 and (i in (0, nx) or j in (0, ny)):
                    around[(side, i, j)] = around[(1, i, j)]
                    continue
                around[(side, i, j)] = len(vertices)
                vertices.append(
                    (w * (i / nx - 0.5), d * (j / ny - 0.5), side * 0.004 + noise.noise((i * 0.2, j * 0.2, seed * 9.1)) * 0.006)
                )
        for j in range(ny):
            for i in range(nx):
                face = [around[(side, i + a, j + b)] for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
                faces.append(face if side > 0 else face[::-1])
    thing = shapes.mesh(name, vertices, faces, material)
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    cloth.settings.quality = 4
    cloth.settings.mass = 0.15
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 6
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness = 4, 0.4
    cloth.settings.use_pressure = True
    cloth.settings.uniform_pressure_force = 5.0 * fill / 0.16
    cloth.settings.effector_weights.gravity = 0
    _settled(thing, ['pillow', size, fill, seed], 26)
    subject = thing.data
    tall = max(v.co.z for v in subject.vertices) - min(v.co.z for v in subject.vertices)
    for v in subject.vertices:
        v.co.z *= fill / tall
    shapes.subdivided(thing, 1)
    made = [thing]
    if piping:
        rim = [subject.vertices[around[(1, i, 0)]].co.copy() for i in range(nx)]
        rim += [subject.vertices[around[(1, nx, j)]].co.copy() for j in range(ny)]
        rim += [subject.vertices[around[(1, i, ny)]].co.copy() for i in range(nx, 0, -1)]
        rim += [subject.vertices[around[(1, 0, j)]].co.copy() for j in range(ny, 0, -1)]
        made.append(shapes.tube(rim, 0.004, piping, closed=True, smooth=False, name='piping'))
    return shapes.move(made, at, turn)


def drape(
    size, at, over, material=None, cell=0.03, thickness=0.012, stiff=2.0, frames=44, seed=0, turn=(0, 0, 0), floor=None, name='drape'
):
    """Cloth of `size` (x, y) let fall from `at` over the things `over`.

    `stiff` bends less the higher it is (0.5 a sheet, 2 a blanket, 12 a quilt). What it rests on must not move later.
    """
    nx, ny = int(size[0] / cell), int(size[1] / cell)
    wave = lambda x, y: noise.noise((x * 3 + seed, y * 3, seed * 3.7)) * 0.012
    vertices = [(size[0] * (i / nx - 0.5), size[1] * (j / ny - 0.5), wave(i / nx, j / ny)) for j in range(ny + 1) for i in range(nx + 1)]
    faces = [
        (j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)
    ]
    thing = shapes.mesh(name, vertices, faces, material)
    shapes.move(thing, at, turn)
    bpy.context.view_layer.update()
    supports = [shapes.applied(one, keep=True) for one in over]
    if floor is not None:
        supports.append(shapes.box((8, 8, 0.1), (0, 0, floor - 0.1), radius=0))
    for one in supports:
        one.modifiers.new('body', 'COLLISION')
        one.collision.thickness_outer = min(0.012, cell / 3)
        one.collision.cloth_friction = 25
        one.collision.use_culling = False
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    cloth.settings.quality = 6
    cloth.settings.mass = 0.35
    cloth.settings.tension_stiffness = cloth.settings.compression_stiffness = 18
    cloth.settings.shear_stiffness, cloth.settings.bending_stiffness = 8, stiff
    cloth.settings.air_damping = 3
    cloth.collision_settings.distance_min = min(0.012, cell / 3)
    cloth.collision_settings.use_self_collision = False
    shape = [[round(c, 3) for v in shapes.bounds([one]) for c in v] + [len(one.data.vertices)] for one in supports]
    _settled(thing, ['drape', size, at, turn, shape, cell, stiff, frames, seed, floor], frames)
    for one in supports:
        bpy.data.objects.remove(one)
    if thickness:
        shapes.solid(thing, thickness, 1)
    return shapes.subdivided(thing, 1)


def turned_back(width, length, at, material, lining, lift=0.03, roll=0.05, seed=0):
    """A quilt's edge folded back across the bed, `length` deep, showing its lining."""

    def fold(u, v):
        x = width * (u - 0.5)
        a = v * length
        ripple = noise.noise((x * 2.2 + seed, a * 5, 1.3)) * 0.012 + noise.noise((x * 7, a * 9, seed)) * 0.004
        puff = lift * sin(pi * min(1, v * 1.0)) ** 0.6
        down = max(0.0, min(1.0, 2 * v - 1))
        over = 0.018 - 0.03 * down * down * (3 - 2 * down)  # clear of the quilt at first, then down on the sheet
        return (x * (1 + 0.004 * sin(9 * v)), a, over + puff + ripple * sin(pi * v) ** 0.5)

    sheet = shapes.surface(fold, 110, 26, lining, name='turned-back')
    shapes.solid(sheet, 0.01, 1)
    return shapes.move(shapes.subdivided(sheet, 1), at)


def curtain(width, height, at=(0, 0, 0), material=None, folds=9, depth=0.09, turn=(0, 0, 0), seed=0, name='curtain'):
    """Hanging cloth: folds that wander and open towards the hem; the rod is at `at` + height."""

    def hang(u, v):
        wander = noise.noise((u * 4, v * 1.1, seed)) * 0.35
        a = u * folds * tau + wander * 3
        swing = depth * (0.55 + 0.45 * (1 - v)) * (1 + 0.3 * noise.noise((u * 9, seed, 2)))
        return (width * (u - 0.5) + 0.25 * swing * sin(2 * a) * 0.4, swing * 0.5 * sin(a), height * v)

    thing = shapes.surface(hang, folds * 26, 30, material, name=name)
    shapes.solid(thing, 0.002)
    return shapes.move(thing, at, turn)
