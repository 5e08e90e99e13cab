"""What the lamps of a piece light near them: surfaces and floor, with how much light each point gets, for `export.py`.

A viewer lights a model from far away alone, so that a strip under a bed would shine and light nothing. The surfaces near
a lamp are laid once more over themselves, two millimetres above, in the colour of its light on theirs, and as opaque as
there is light.
"""

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from parts import materials, shapes

REACH = 0.6  # metres from a lamp within which surfaces are lit
FINEST, COARSEST = 0.025, 0.12  # metres between two points, at the lamp and at the end of its reach
ABOVE = 0.002  # metres that the lit surface lies above the one it covers
CELL = 0.02  # metres within which a lamp counts as one source
CHANNEL = 0.015  # metres about a source that keep no light from it: its own channel
NEAREST = 0.02  # metres below which a lamp lights no more
RAYS = 10  # from each point to the sources that light it most
FLOOR = (0.45, 0.42, 0.39)  # the colour of the floor that a viewer has none of
METAL = 0.5  # of the colour of metal, which gives back in one direction what cloth gives back in all
SQUARE = 0.07  # metres, of the floor
FLOOR_ABOVE = 0.005  # metres that its light lies above the floor, over the shadows there
LEAST, FAINTEST = 0.03, 0.004  # opacity that is worth a triangle, on a surface and on the floor, where an edge would show
FLOOR_MOST = 0.1  # opacity that the light of the floor has somewhere, or it is left out
TRIANGLES = 6_000  # of one lamp's light, at most
EXPOSURE = 1.4  # how opaque a light of 1 is on white: 1 - e^-1.4


def soup(thing):
    """The corners of its triangles and their normals: two arrays of (count, 3, 3)."""
    mesh = thing.data
    mesh.calc_loop_triangles()
    count, corners = len(mesh.loop_triangles), len(mesh.vertices)
    indices = np.empty(count * 3, np.int64)
    mesh.loop_triangles.foreach_get('vertices', indices)
    loops = np.empty(count * 3, np.int64)
    mesh.loop_triangles.foreach_get('loops', loops)
    places, normals = np.empty(corners * 3, np.float32), np.empty(len(mesh.loops) * 3, np.float32)
    mesh.vertices.foreach_get('co', places)
    mesh.calc_normals_split()
    mesh.loops.foreach_get('normal', normals)
    return places.reshape(-1, 3)[indices].reshape(-1, 3, 3), normals.reshape(-1, 3)[loops].reshape(-1, 3, 3)


def split(corners, normals, is_long):
    """Cuts triangles across their longest edge until none is `is_long` (of middles and lengths)."""
    done = []
    while len(corners):
        edges = np.linalg.norm(corners - np.roll(corners, -1, 1), axis=2)
        long = is_long(corners.mean(1), edges.max(1))
        done.append((corners[~long], normals[~long]))
        corners, normals, edges = corners[long], normals[long], edges[long]
        turn = (edges.argmax(1)[:, None] + np.arange(3)) % 3
        a, b, c = (np.take_along_axis(corners, turn[:, at, None, None].repeat(3, 2), 1)[:, 0] for at in range(3))
        na, nb, nc = (np.take_along_axis(normals, turn[:, at, None, None].repeat(3, 2), 1)[:, 0] for at in range(3))
        middle, nm = (a + b) / 2, (na + nb) / 2
        corners = np.concatenate([np.stack([a, middle, c], 1), np.stack([middle, b, c], 1)])
        normals = np.concatenate([np.stack([na, nm, nc], 1), np.stack([nm, nb, nc], 1)])
    return tuple(np.concatenate(parts) for parts in zip(*done))


def farness(points, sources):
    """How far each point is from the nearest source, in metres."""
    far = np.empty(len(points), np.float32)
    for at in range(0, len(points), 4096):
        some = points[at : at + 4096]
        far[at : at + 4096] = np.sqrt(((some[:, None] - sources[None]) ** 2).sum(2).min(1))
    return far


def near(corners, normals, sources):
    """Of a surface what lies near the sources and looks at one of them, in triangles finer towards them."""

    def kept(corners, normals):
        middles = corners.mean(1)
        radius = np.linalg.norm(corners - middles[:, None], axis=2).max(1)
        there = farness(middles, sources) < REACH + radius
        return corners[there], normals[there]

    for step in (0.5, 0.25, 0):  # coarse triangles first, so that few are looked at
        corners, normals = kept(corners, normals)
        if not len(corners):
            return corners, normals

        def is_long(middles, lengths, step=step):
            wanted = FINEST + (COARSEST - FINEST) * np.clip(farness(middles, sources) / REACH, 0, 1)
            return lengths > np.maximum(wanted, step)

        corners, normals = split(corners, normals, is_long)
    return kept(corners, normals)


def light_at(points, normals, sources, areas, solid):
    """How much light of the sources points of that normal get, and of it what nothing solid keeps from them."""
    light = np.zeros(len(points), np.float32)
    for at in range(len(points)):
        way = sources - points[at]
        far = np.linalg.norm(way, axis=1) + 1e-4
        share = areas * np.maximum(0, way @ normals[at]) / far / (np.pi * np.maximum(far, NEAREST) ** 2)
        most = np.argsort(share)[-RAYS:]
        most = most[share[most] > 0]
        if not len(most) or share.sum() < LEAST / 10:
            continue
        seen = 0
        for one in most:
            along = way[one] / far[one]
            start = points[at] + normals[at] * ABOVE
            if far[one] < 2 * CHANNEL or solid.ray_cast(start, along, far[one] - CHANNEL)[0] is None:
                seen += share[one]
        light[at] = share.sum() * seen / share[most].sum()
    return light


def ground(sources):
    """The floor below and about the sources, in even squares: triangles of uneven size would show as rays."""
    low, high = sources.min(0) - REACH, sources.max(0) + REACH
    if low[2] > 0:
        return np.empty((0, 3, 3), np.float32), np.empty((0, 3, 3), np.float32)
    xs, ys = (np.arange(low[axis], high[axis] + SQUARE, SQUARE) for axis in (0, 1))
    x, y = (side.ravel() for side in np.meshgrid(xs[:-1], ys[:-1]))
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 0], [1, 1], [0, 1]]) * SQUARE
    corners = np.zeros((len(x), 6, 3), np.float32)
    corners[:, :, :2] = np.stack([x, y], 1)[:, None] + square
    corners[:, :, 2] = FLOOR_ABOVE - ABOVE
    up = np.zeros_like(corners)
    up[:, :, 2] = 1
    return corners.reshape(-1, 3, 3), up.reshape(-1, 3, 3)


def lit(corners, normals, tones, light_of, least):
    """Of triangles those more opaque than `least`: their points, the colours of these with how opaque each is, and the faces."""
    corners, normals, tones = corners.reshape(-1, 3), normals.reshape(-1, 3), tones.reshape(-1, 3)
    keys = np.concatenate([corners.round(4), normals.round(1), tones], 1)
    _, first, indices = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    up = normals[first] / np.maximum(np.linalg.norm(normals[first], axis=1, keepdims=True), 1e-6)
    points, tones, faces = corners[first] + up * ABOVE, tones[first], indices.reshape(-1, 3)
    strength = tones.max(1)
    opacity = 1 - np.exp(-EXPOSURE * light_of(points, up) * strength)
    faces = faces[opacity[faces].max(1) > least]
    faces = faces[(faces != np.roll(faces, 1, 1)).all(1)]
    used, faces = np.unique(faces, return_inverse=True)
    colours = np.concatenate([tones[used] / strength[used, None], opacity[used, None]], 1).astype(np.float32)
    return points[used], colours, faces.reshape(-1, 3)


def coloured(points, colours, faces):
    """An object with a colour at each point."""
    thing = shapes.mesh('gleam', points, faces.tolist(), None, smooth=False)
    layer = thing.data.color_attributes.new('shade', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', colours.ravel())
    thing.data.color_attributes.active_color = layer
    return thing


def thinned(points, colours, faces):
    """The same with at most TRIANGLES faces."""
    if len(faces) <= TRIANGLES:
        return points, colours, faces
    thing = coloured(points, colours, faces)
    fewer = thing.modifiers.new('fewer', 'DECIMATE')
    fewer.ratio = TRIANGLES / len(faces)
    thing = shapes.applied(thing)
    mesh = thing.data
    mesh.calc_loop_triangles()
    places, shades = np.empty(len(mesh.vertices) * 3, np.float32), np.empty(len(mesh.vertices) * 4, np.float32)
    indices = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.vertices.foreach_get('co', places)
    places = places.reshape(-1, 3)
    mesh.color_attributes['shade'].data.foreach_get('color', shades)
    mesh.loop_triangles.foreach_get('vertices', indices)
    bpy.data.objects.remove(thing)
    # Here and there it throws a point far away.
    stray = ((places < points.min(0) - FINEST) | (places > points.max(0) + FINEST)).any(1)
    faces = indices.reshape(-1, 3)
    return places, shades.reshape(-1, 4), faces[~stray[faces].any(1)]


def gleam(part, lamp, things):
    """The surface that a lamp lights, of `things` and the floor: an object named gleam-<colour>@<part>, or None."""
    strip = split(*soup(lamp), lambda _, lengths: lengths > 0.04)[0]
    sides = np.cross(strip[:, 1] - strip[:, 0], strip[:, 2] - strip[:, 0])
    cells, indices = np.unique((strip.mean(1) / CELL).round(), axis=0, return_inverse=True)
    sources, areas = (cells * CELL).astype(np.float32), np.bincount(indices, np.linalg.norm(sides, axis=1) / 2)
    every = np.concatenate([soup(thing)[0].reshape(-1, 3) for thing in things])
    solid = BVHTree.FromPolygons(every.tolist(), np.arange(len(every)).reshape(-1, 3).tolist())
    power = float(lamp.name.split('@')[0].split('-')[2])

    def light_of(points, up):
        ends = np.clip(1 - (farness(points, sources) / REACH) ** 2, 0, 1) ** 2
        return power * ends * light_at(points, up, sources, areas, solid)

    sheets = []
    for thing in things:
        base, metallic, _ = materials.PALETTE.get(thing.name.split('@')[0], ('#888888', 0, 0.6))
        tone = np.array(materials.colour(base)[:3]) * (1 - metallic * (1 - METAL))
        corners, normals = near(*soup(thing), sources)
        sheets.append((corners, normals, np.tile(tone, (len(corners), 3, 1))))
    surfaces = thinned(*lit(*(np.concatenate(parts) for parts in zip(*sheets)), light_of, LEAST))
    corners, up = ground(sources)
    floor = lit(corners, up, np.tile(np.array(FLOOR), (len(corners), 3, 1)), light_of, FAINTEST)
    if len(floor[1]) and floor[1][:, 3].max() < FLOOR_MOST:
        floor = (floor[0][:0], floor[1][:0], floor[2][:0])
    points, colours = (np.concatenate([surfaces[at], floor[at]]) for at in (0, 1))
    faces = np.concatenate([surfaces[2], floor[2] + len(surfaces[0])])
    if not len(faces):
        return None
    made = coloured(points, colours, faces)
    made.hide_render = True  # it is light, and casts no shadow
    made.name = f"gleam-{lamp.name.split('-')[1]}@{part}"
    print(f'{made.name}: {len(surfaces[2])} triangles and {len(floor[2])} of the floor', flush=True)
    return made
