"""Solids. Every function gives back a Blender object; sizes in metres, angles in degrees."""

from math import cos, pi, radians, sin, tau

import bpy
from mathutils import Euler, Matrix, Vector


def mesh(name, vertices, faces, material=None, smooth=True):
    """An object of vertices [(x, y, z)] and faces [indices]."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [list(f) for f in faces])
    data.validate()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return soften(thing) if smooth else thing


def soften(thing, angle=40):
    """Smooth shading below `angle` degrees."""
    for face in thing.data.polygons:
        face.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = radians(angle)
    return thing


def rounded(thing, radius=0.004, segments=4, angle=35):
    """Rounds hard edges, so that they catch light."""
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = radius, segments, 'ANGLE'
    edge.angle_limit, edge.harden_normals, edge.miter_outer = radians(angle), False, 'MITER_ARC'
    return soften(thing)


def subdivided(thing, levels=2):
    smooth = thing.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = levels
    return soften(thing, 180)


def solid(thing, thickness, offset=0):
    """Gives a sheet a thickness: offset 1 outside, 0 both ways, -1 inside."""
    shell = thing.modifiers.new('thickness', 'SOLIDIFY')
    shell.thickness, shell.offset, shell.use_even_offset = thickness, offset, False
    return thing


def move(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """Moves an object (or a list of them) by `at` and turns it about its origin."""
    for one in thing if isinstance(thing, (list, tuple)) else [thing]:
        matrix = Matrix.Translation(at) @ Euler([radians(a) for a in turn]).to_matrix().to_4x4()
        if scale:
            matrix = matrix @ Matrix.Diagonal((*((scale,) * 3 if isinstance(scale, (int, float)) else scale), 1))
        one.matrix_world = matrix @ one.matrix_basis
    return thing


def copy(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=None):
    """A linked copy, moved."""
    twin = thing.copy()
    bpy.context.collection.objects.link(twin)
    return move(twin, at, turn, scale)


def mirrored(thing):
    """A copy on the other side of the plane x = 0, with modifiers applied."""
    twin = applied(thing, keep=True)
    for v in twin.data.vertices:
        v.co = twin.matrix_world @ v.co
        v.co.x = -v.co.x
    twin.matrix_world = Matrix.Identity(4)
    twin.data.flip_normals()
    return twin


def applied(thing, keep=False):
    """A mesh object with every modifier applied; the original goes unless `keep`."""
    bpy.context.view_layer.update()
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(evaluated)
    twin = bpy.data.objects.new(thing.name, data)
    twin.matrix_world = thing.matrix_world
    for key, value in thing.items():
        if key == 'part':
            twin[key] = value
    bpy.context.collection.objects.link(twin)
    if not keep:
        bpy.data.objects.remove(thing)
    return twin


def box(size, at=(0, 0, 0), material=None, radius=0.004, segments=4, turn=(0, 0, 0), name='box'):
    """A block of `size` (x, y, z) standing on the point `at` (middle of its underside)."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(sx * x, sy * y, sz) for sz in (0, z) for sy in (-1, 1) for sx in (-1, 1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = mesh(name, corners, faces, material, smooth=False)
    if radius:
        rounded(thing, min(radius, min(size) * 0.49), segments)
    return move(thing, at, turn)


def surface(point, nu, nv, material=None, close_u=False, close_v=False, name='surface', smooth_angle=180):
    """The sheet of point(u, v) → (x, y, z), u and v from 0 to 1, in nu × nv cells."""
    us, vs = nu + (not close_u), nv + (not close_v)
    vertices = [point(i / nu, j / nv) for j in range(vs) for i in range(us)]
    at = lambda i, j: (j % vs) * us + i % us
    faces = [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for j in range(nv) for i in range(nu)]
    return soften(mesh(name, vertices, faces, material), smooth_angle)


def lathe(profile, at=(0, 0, 0), material=None, segments=64, name='lathe', edge=50):
    """Turns the profile [(radius, z)] about the vertical axis. A radius of 0 closes it."""
    vertices, rings = [], []
    for radius, z in profile:
        if radius < 1e-6:
            rings.append([len(vertices)] * segments)
            vertices.append((0, 0, z))
        else:
            rings.append(list(range(len(vertices), len(vertices) + segments)))
            vertices += [(radius * cos(tau * i / segments), radius * sin(tau * i / segments), z) for i in range(segments)]
    faces = []
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            k = (i + 1) % segments
            face = list(dict.fromkeys([low[i], low[k], high[k], high[i]]))
            if len(face) > 2:
                faces.append(face)
    return move(soften(mesh(name, vertices, faces, material), edge), at)


def cylinder(radius, height, at=(0, 0, 0), material=None, edge=0.004, segments=64, turn=(0, 0, 0), name='cylinder'):
    """An upright cylinder with rounded rims standing on `at`."""
    edge = min(edge, radius * 0.49, height * 0.49)
    rim = [(radius - edge + edge * sin(a), edge - edge * cos(a)) for a in (pi / 2 * i / 4 for i in range(5))]
    top = [(r, height - z) for r, z in reversed(rim)]
    thing = lathe([(0, 0), *rim, *top, (0, height)], (0, 0, 0), material, segments, name)
    return move(thing, at, turn)


def sphere(radius, at=(0, 0, 0), material=None, scale=(1, 1, 1), segments=48, name='sphere'):
    """A ball about the point `at`."""
    profile = [(radius * sin(pi * i / 24), -radius * cos(pi * i / 24)) for i in range(25)]
    return move(lathe(profile, (0, 0, 0), material, segments, name, 180), at, scale=scale)


def _curve(points_lists, closed, name, resolution=12, smooth=False):
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.resolution_u = '3D', resolution
    for points in points_lists:
        if smooth:
            line = data.splines.new('BEZIER')
            line.bezier_points.add(len(points) - 1)
            for knot, p in zip(line.bezier_points, points):
                knot.co = p[:3]
                knot.radius = p[3] if len(p) > 3 else 1
                knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            line = data.splines.new('POLY')
            line.points.add(len(points) - 1)
            for knot, p in zip(line.points, points):
                knot.co = (*p[:3], 1)
                knot.radius = p[3] if len(p) > 3 else 1
        line.use_cyclic_u = closed
    return data


def _as_mesh(data, name, material, angle=60):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    twin = applied(thing)
    bpy.data.curves.remove(data)
    twin.data.materials.clear()
    if material:
        twin.data.materials.append(material)
    return soften(twin, angle)


def tube(points, radius, material=None, closed=False, smooth=True, sides=6, resolution=12, caps=True, name='tube'):
    """A round bar along points [(x, y, z)] or [(x, y, z, factor of the radius)]; `smooth` rounds the way through them."""
    data = _curve([points], closed, name, resolution, smooth)
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, sides, caps
    return _as_mesh(data, name, material)


def plate(outline, thickness, material=None, edge=0.002, at=(0, 0, 0), turn=(0, 0, 0), holes=(), smooth=False, name='plate'):
    """A flat plate of the closed outline [(x, z)], front at y = 0 reaching back to y = thickness, edges rounded."""
    data = _curve([[(x, z, 0) for x, z in ring] for ring in (outline, *holes)], True, name, 12, smooth)
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    edge = min(edge, thickness * 0.49)
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thickness / 2 - edge, edge, 3, -edge
    thing = _as_mesh(data, name, material, 35)
    for v in thing.data.vertices:
        x, y, z = v.co
        v.co = (x, thickness / 2 - z, y)
    thing.data.update()
    return move(thing, at, turn)


def sweep(profile, path, material=None, closed=False, smooth=True, resolution=16, name='sweep'):
    """A moulding: the closed profile [(x, y)] (x across, y up) carried along the path [(x, y, z)]."""
    shape = _curve([[(x, y, 0) for x, y in profile]], True, name + '-profile', 1, False)
    shape.dimensions = '2D'
    holder = bpy.data.objects.new(name + '-profile', shape)
    bpy.context.collection.objects.link(holder)
    data = _curve([path], closed, name, resolution, smooth)
    data.bevel_mode, data.bevel_object, data.use_fill_caps = 'OBJECT', holder, True
    thing = _as_mesh(data, name, material, 40)
    bpy.data.objects.remove(holder)
    return thing


def arc(radius, start, end, count=32, at=(0, 0), squash=1):
    """Points [(x, z)] of an arc, degrees counted from the right, counter-clockwise."""
    step = (end - start) / count
    return [
        (at[0] + radius * cos(radians(start + step * i)), at[1] + squash * radius * sin(radians(start + step * i)))
        for i in range(count + 1)
    ]


def ring(radius, thickness, at=(0, 0, 0), material=None, turn=(0, 0, 0), segments=128, name='ring'):
    """A torus lying flat (axis z) about `at`."""
    circle = [(radius * cos(tau * i / segments), radius * sin(tau * i / segments), 0) for i in range(segments)]
    return move(tube(circle, thickness, material, closed=True, smooth=False, name=name), at, turn)


def part(name, *things):
    """Names what an option adds, so that the 3D model can show and hide it."""
    for thing in things:
        for one in thing if isinstance(thing, (list, tuple)) else [thing]:
            one['part'] = name
    return things


chosen = None  # ids of the options of a still that shows a choice; None in a view that shows none


def choose(options):
    """Which options the next piece is built with; None builds it as its views show it."""
    global chosen
    chosen = None if options is None else set(options)


def has_options(view):
    """Whether a view builds what options add: the 3D model all of it, a still of a choice what was chosen."""
    return view == 'model' or bool(chosen)


def is_chosen(option):
    """Whether the next piece is built with an option that changes what it is made of."""
    return option in (chosen or ())


def keep_chosen():
    """Takes away what options add that were not chosen; the lamp that a piece has anyway stays."""
    for thing in everything() if chosen is not None else []:
        named = set(thing.get('part', 'light').split())
        if 'light' not in named and not named & chosen:
            bpy.data.objects.remove(thing)


def everything():
    return [thing for thing in bpy.context.scene.objects if thing.type == 'MESH']


def cover(name, material):
    """Gives the things of that name another material."""
    for thing in everything():
        if thing.name.split('.')[0] == name:
            thing.data.materials.clear()
            thing.data.materials.append(material)


def bounds(things=None):
    """(minimum, maximum) corners of the things, modifiers applied."""
    graph = bpy.context.evaluated_depsgraph_get()
    corners = [thing.matrix_world @ v.co for thing in things or everything() for v in thing.evaluated_get(graph).data.vertices]
    return (
        Vector([min(c[i] for c in corners) for i in range(3)]),
        Vector([max(c[i] for c in corners) for i in range(3)]),
    )
