"""Exports the 3D model of pieces: blender -b -P content/render/export.py -- [bed/zeus …]

Writes OUT/models/<category>-<id>.glb, plain and uncompressed; `models.mjs` makes of it what the shop serves.
Grain and veins are baked into small pictures, laid on in metres; parts of options become nodes of their own.
How dark it is in the folds of cloth and leather is baked into the colours of their vertices, and the shadow on
the floor, of the piece and of each part, into small pictures. What lamps light is a surface of its own (`gleam.py`).
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bmesh  # noqa: E402
import bpy  # noqa: E402
import gleam  # noqa: E402
import numpy as np  # noqa: E402
from parts import materials, shapes, stage  # noqa: E402
from render import OUT, catalogue, module_of  # noqa: E402

PATTERNED = ('marble', 'wood', 'pearl')
TRIANGLES = 160_000
PATCH = 1.5  # metres that a baked picture covers
PIXELS = 512
UNLIT = ('glow', 'screen', 'glass', 'mirror')  # what a lamp's light does not stay on
SOFT = ('cloth', 'velvet', 'leather', 'satin', 'looped')
DIMMED = 0.82  # of the colour of cloth, whose folds are lost in a lit room
FOLD_LIGHT = 0.38  # what light is left where nothing of the sky is seen
FOLD_REACH = 0.3  # metres within which a surface is shaded by another
SHADOW_REACH = 0.42, 0.36, 0.7  # how far a shadow reaches on the floor: share of the piece's longer side, least and most metres
SHADOW_PIXELS = 192  # along the longer side of a shadow's picture
WEAVE_PIXELS = 512
CREASE, THREAD = 0.0012, 0.00022  # metres that creases and threads stand out


def baked(material, kind, folder):
    """The colours of a patterned material on a square of PATCH metres, as a JPEG."""
    along_y = material.name.endswith('-y')
    side = PATCH
    corners = (
        [(0, 0, 0), (side, 0, 0), (side, side, 0), (0, side, 0)] if along_y else [(0, 0, 0), (side, 0, 0), (side, 0, side), (0, 0, side)]
    )
    plane = shapes.mesh('patch', corners, [(0, 1, 2, 3)], material, smooth=False)
    layer = plane.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    image = bpy.data.images.new(material.name, PIXELS, PIXELS)
    node = material.node_tree.nodes.new('ShaderNodeTexImage')
    node.image = image
    material.node_tree.nodes.active = node
    bpy.ops.object.select_all(action='DESELECT')
    plane.select_set(True)
    bpy.context.view_layer.objects.active = plane
    scene = bpy.context.scene
    scene.cycles.samples = 4
    scene.render.bake.use_pass_direct = scene.render.bake.use_pass_indirect = False
    scene.render.bake.use_pass_color = True
    metallic = material.node_tree.nodes['Principled BSDF'].inputs['Metallic']
    metallic.default_value = 0
    bpy.ops.object.bake(type='DIFFUSE')
    image.filepath_raw, image.file_format = os.path.join(folder, f'{material.name}.png'), 'PNG'
    image.save()
    bpy.data.objects.remove(plane)
    return image


def plain(name, base, metallic, rough, image=None):
    """A material that glTF can hold."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    body = made.node_tree.nodes['Principled BSDF']
    tone, dim = materials.colour(base), DIMMED if name.startswith(('cloth', 'looped')) else 1
    body.inputs['Base Color'].default_value = (*(c * dim for c in tone[:3]), 1)
    body.inputs['Metallic'].default_value, body.inputs['Roughness'].default_value = metallic, rough
    kind = name.split('-')[0]
    if kind == 'glow' or kind == 'screen':
        body.inputs['Emission'].default_value, body.inputs['Emission Strength'].default_value = materials.colour(base), 1
    if kind == 'glass':
        body.inputs['Alpha'].default_value, body.inputs['Roughness'].default_value = 0.28, 0.05
        made.blend_method = 'BLEND'
    if image:
        picture = made.node_tree.nodes.new('ShaderNodeTexImage')
        picture.image = image
        made.node_tree.links.new(picture.outputs['Color'], body.inputs['Base Color'])
    return made


def laid_in_metres(thing):
    """Texture coordinates by the side a face looks to, one unit every PATCH metres."""
    mesh = thing.data
    while mesh.uv_layers:
        mesh.uv_layers.remove(mesh.uv_layers[0])
    layer = mesh.uv_layers.new()
    for face in mesh.polygons:
        n = [abs(c) for c in face.normal]
        axes = (0, 2) if n[1] >= max(n[0], n[2]) else (0, 1) if n[2] >= n[0] else (1, 2)
        for loop in face.loop_indices:
            co = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (co[axes[0]] / PATCH, co[axes[1]] / PATCH)


def gathered():
    """One mesh for each part and material, modifiers applied, in the piece's own coordinates."""
    groups = {}
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in shapes.everything():
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
        mesh.transform(thing.matrix_world)
        if thing.matrix_world.is_negative:
            mesh.flip_normals()
        for index, material in enumerate(mesh.materials or [None]):
            if material:
                part = thing.get('part', '')
                if part == 'light' and not material.name.startswith('glow'):
                    part = ''  # the lamp itself is there by day too
                groups.setdefault((part, material.name), []).append((mesh, index, len(mesh.materials)))
    return groups


def weave(path):
    """The relief of woven cloth, PATCH metres square and repeating, as a normal map: creases, and threads of uneven thickness."""
    draw = np.random.default_rng(5)
    step = np.fft.fftfreq(WEAVE_PIXELS, PATCH / WEAVE_PIXELS)
    across, along = np.meshgrid(step, step)

    def grain(keep):
        made = np.fft.ifft2(np.fft.fft2(draw.standard_normal((WEAVE_PIXELS, WEAVE_PIXELS))) * keep).real
        return made / made.std()

    far = np.hypot(across, along)
    creases = grain(np.exp(-(((far - 9) / 5) ** 2)) * (1 + 2 * np.exp(-((across / 5) ** 2))))
    warp = grain(np.exp(-((along / 12) ** 2) - (((np.abs(across) - 110) / 45) ** 2)))
    weft = grain(np.exp(-((across / 12) ** 2) - (((np.abs(along) - 110) / 45) ** 2)))
    height = CREASE * -np.abs(creases) + THREAD * (warp + weft)
    rise = [-(np.roll(height, -1, axis) - np.roll(height, 1, axis)) * WEAVE_PIXELS / (2 * PATCH) for axis in (1, 0)]
    normal = np.stack([rise[0], rise[1], np.ones_like(height)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    pixels = np.ones((WEAVE_PIXELS, WEAVE_PIXELS, 4), np.float32)
    pixels[:, :, :3] = normal / 2 + 0.5
    image = bpy.data.images.new('weave', WEAVE_PIXELS, WEAVE_PIXELS)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()


def bake_occlusion(reach, samples, target):
    """Bakes onto what is selected how much of its sky is hidden within `reach` metres."""
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new('world')
    scene.world.light_settings.distance = reach
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = samples, False
    bpy.ops.object.bake(type='AO', target=target)


def only(things, among):
    """Leaves of `among` only `things` to the renderer."""
    for thing in among:
        thing.hide_render = thing not in things


def colours_of(thing):
    """The colours of its vertices, one number after the other."""
    colours = np.empty(len(thing.data.vertices) * 4, np.float32)
    thing.data.color_attributes['shade'].data.foreach_get('color', colours)
    return colours


def shade_folds(made):
    """Darkens the vertices of soft things where folds and neighbours keep the light from them."""
    for part in {thing.get('part', '') for thing in made}:
        there = [thing for thing in made if thing.get('part', '') in ('', part)]
        kinds = tuple(kind for kind in SOFT if part == '' or kind != 'cloth')  # in parts cloth is thread and felt
        soft = [thing for thing in there if thing.get('part', '') == part and thing.name.startswith(kinds)]
        if not soft:
            continue
        only(there, made)
        bpy.ops.object.select_all(action='DESELECT')
        for thing in soft:
            thing.data.color_attributes.active_color = thing.data.color_attributes.new('shade', 'FLOAT_COLOR', 'POINT')
            thing.select_set(True)
        bpy.context.view_layer.objects.active = soft[0]
        sides = []
        for _ in ('front', 'back'):  # sheets are seen from both sides, and some solids are inside out
            bake_occlusion(FOLD_REACH, 48, 'VERTEX_COLORS')
            sides.append([colours_of(thing) for thing in soft])
            for thing in soft:
                thing.data.flip_normals()
        for thing, front, back in zip(soft, *sides):
            shade = FOLD_LIGHT + (1 - FOLD_LIGHT) * np.maximum(front, back)
            thing.data.color_attributes['shade'].data.foreach_set('color', shade)
    only(made, made)


def shadow(things, among, path, reach):
    """Bakes the shadow that `things` cast on the floor. Gives (left, front, right, back) in metres, or None for none."""
    low, high = shapes.bounds(things)
    if low.z > reach:
        return None
    area = (low.x - reach, low.y - reach, high.x + reach, high.y + reach)
    wide, deep = area[2] - area[0], area[3] - area[1]
    size = [max(8, round(SHADOW_PIXELS * side / max(wide, deep))) for side in (wide, deep)]
    paint = bpy.data.materials.new('floor')
    paint.use_nodes = True
    corners = [(area[0], area[1], 0), (area[2], area[1], 0), (area[2], area[3], 0), (area[0], area[3], 0)]
    floor = shapes.mesh('floor', corners, [(0, 1, 2, 3)], paint, smooth=False)
    layer = floor.data.uv_layers.new()
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = uv
    node = paint.node_tree.nodes.new('ShaderNodeTexImage')
    node.image = image = bpy.data.images.new('shadow', *size, alpha=True, float_buffer=True)
    paint.node_tree.nodes.active = node
    only(things, among)
    bpy.ops.object.select_all(action='DESELECT')
    floor.select_set(True)
    bpy.context.view_layer.objects.active = floor
    bake_occlusion(reach, 256, 'IMAGE_TEXTURES')
    only(among, among)
    bpy.data.objects.remove(floor)
    pixels = np.empty(size[0] * size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(size[1], size[0], 4)
    dark = blurred(1 - pixels[:, :, 0])
    for axis, count in enumerate(reversed(size)):  # nothing is left at the edge
        near = np.minimum(np.arange(count), np.arange(count)[::-1]) / (reach * 0.5 / max(wide, deep) * SHADOW_PIXELS)
        dark *= np.expand_dims(np.clip(near, 0, 1), 1 - axis)
    if dark.max() < 0.08:
        return None
    pixels[:, :, :3], pixels[:, :, 3] = 0, dark
    kept = bpy.data.images.new('kept', *size, alpha=True)
    kept.pixels.foreach_set(pixels.ravel())
    kept.filepath_raw, kept.file_format = path, 'PNG'
    kept.save()
    return [round(side, 4) for side in area]


def blurred(picture, passes=2):
    """A picture without the grain of few samples."""
    for _ in range(passes):
        for axis in (0, 1):
            picture = (np.roll(picture, 1, axis) + 2 * picture + np.roll(picture, -1, axis)) / 4
    return picture


def space(things):
    """What things take up: (minimum, maximum) corners as glTF counts, and how far they reach from their middle's axis."""
    low, high = shapes.bounds(things)
    middle = (low + high) / 2
    reach = max(((v.co.x - middle.x) ** 2 + (v.co.y - middle.y) ** 2) ** 0.5 for thing in things for v in thing.data.vertices)
    return {
        'min': [round(c, 3) for c in (low.x, low.z, -high.y)],
        'max': [round(c, 3) for c in (high.x, high.z, -low.y)],
        'reach': round(reach, 3),
    }


def thinned(thing, share):
    if share < 1:
        fewer = thing.modifiers.new('fewer', 'DECIMATE')
        fewer.ratio = share
        return shapes.applied(thing)
    return thing


def export(name, piece, module):
    stage.empty(64, 64, 4)
    module.build(piece, 'model')
    folder = os.path.join(OUT, 'models')
    groups = gathered()
    procedural = {material.name: material for material in bpy.data.materials}
    for material in procedural.values():
        material.name = f'made {material.name}'  # Blender numbers a second material of the same name
    for thing in list(bpy.context.scene.objects):
        bpy.data.objects.remove(thing)
    total = sum(len(m.loops) - 2 * len(m.polygons) for meshes in groups.values() for m, _, _ in meshes)
    share = min(1, TRIANGLES / max(1, total))
    made, plains = [], {}
    for (part, material), meshes in groups.items():
        kind = material.split('-')[0]
        base, metallic, rough = materials.PALETTE.get(material, ('#888888', 0, 0.6))
        if material not in plains:
            image = baked(procedural[material], kind, folder) if kind in PATTERNED else None
            plains[material] = image
        title = f'{material}@{part}' if part else material
        finish = plain(title, base, metallic, rough, plains[material])
        joined = bmesh.new()
        for mesh, index, count in meshes:
            one = bmesh.new()
            one.from_mesh(mesh)
            if count > 1:
                bmesh.ops.delete(one, geom=[f for f in one.faces if f.material_index != index], context='FACES')
            kept = bpy.data.meshes.new('kept')
            one.to_mesh(kept)
            joined.from_mesh(kept)
        data = bpy.data.meshes.new(title)
        joined.to_mesh(data)
        data.materials.clear()
        data.materials.append(finish)
        for face in data.polygons:
            face.material_index, face.use_smooth = 0, True
        thing = bpy.data.objects.new(title, data)
        bpy.context.collection.objects.link(thing)
        data.use_auto_smooth, data.auto_smooth_angle = True, 0.75
        thing = thinned(thing, share)
        laid_in_metres(thing)
        thing['part'] = part
        made.append(thing)
    shade_folds(made)
    for lamp in [thing for thing in made if thing.name.startswith('glow')]:
        there = [thing for thing in made if thing.get('part', '') in ('', lamp['part']) and not thing.name.startswith(UNLIT)]
        lit = gleam.gleam(lamp['part'], lamp, there)
        if lit:
            lit.data.materials.append(plain(lit.name, f"#{lamp.name.split('-')[1]}", 0, 1))
    path = os.path.join(folder, name.replace('/', '-') + '.glb')
    bpy.ops.export_scene.gltf(
        filepath=path,
        export_format='GLB',
        export_extras=True,
        export_yup=True,
        export_apply=True,
        export_image_format='AUTO',
        export_normals=True,
        export_texcoords=True,
    )
    finishes = getattr(module, 'FINISHES', getattr(module, 'COLOURS', {}))
    known = {material for _, material in groups}
    wrong = [f'{option}: {m}' for option, changes in finishes.items() for m in changes if m not in known]
    own = [thing for thing in made if thing.get('part', '') in ('', 'light')]
    by_part = {part: [thing for thing in made if thing.get('part', '') == part] for part in {t.get('part', '') for t in made}}
    share, least, most = SHADOW_REACH
    reach, shadows = min(most, max(least, share * max(piece['size']['width'], piece['size']['depth']))), []
    for part, things in by_part.items():
        solid = [thing for thing in (own if part == '' else things) if not thing.name.startswith('glow')]
        if part == 'light' or not solid:
            continue
        picture = path.replace('.glb', f"-shadow{'-' * bool(part)}{part.replace(' ', '-')}.png")
        area = shadow(solid, made, picture, reach)
        if area:
            shadows.append({'part': part, 'area': area, 'picture': os.path.basename(picture)})
    options = sorted({option for part in by_part for option in part.split() if option != 'light'})
    spaces = {option: space([t for t in made if option in t.get('part', '').split()]) for option in options}
    facts = {'finishes': finishes, 'space': space(own), 'spaces': spaces, 'shadows': shadows}
    with open(path.replace('.glb', '.json'), 'w') as file:
        json.dump(facts, file)
    low, high = shapes.bounds([t for t in made if not t.get('part')])
    size = high - low
    print(f"{name}: {total} triangles, {size.x:.3f} × {size.y:.3f} × {size.z:.3f} m (sheet {piece['size']})", *wrong, flush=True)


if __name__ == '__main__':
    names = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    known = catalogue()
    os.makedirs(os.path.join(OUT, 'models'), exist_ok=True)
    weave(os.path.join(OUT, 'models', 'weave.png'))
    for name in names or [name for name, piece in known.items() if not piece['edition']]:
        export(name, known[name], module_of(name))
