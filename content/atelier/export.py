"""Exports the 3D model of pieces: blender -b -P content/atelier/export.py -- [bed/zeus …]

Writes OUT/models/<category>-<id>.glb, plain and uncompressed; `models.mjs` makes of it what the shop serves.
Grain and veins are baked into small pictures, laid on in metres; parts of options become nodes of their own.
"""

import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bmesh  # noqa: E402
import bpy  # noqa: E402
from parts import materials, shapes, stage  # noqa: E402
from render import OUT, catalogue, module_of  # noqa: E402

PATTERNED = ('marble', 'wood', 'pearl')
TRIANGLES = 160_000
PATCH = 1.5  # metres that a baked picture covers
PIXELS = 512


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
    body.inputs['Base Color'].default_value = materials.colour(base)
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
                groups.setdefault((thing.get('part', ''), material.name), []).append((mesh, index, len(mesh.materials)))
    return groups


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
    os.makedirs(folder, exist_ok=True)
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
    finishes = getattr(module, 'FINISHES', {})
    known = {material for _, material in groups}
    wrong = [f'{option}: {m}' for option, changes in finishes.items() for m in changes if m not in known]
    with open(path.replace('.glb', '.json'), 'w') as file:
        json.dump({'finishes': finishes, 'size': piece['size']}, file)
    low, high = shapes.bounds([t for t in made if not t.get('part')])
    size = high - low
    print(f"{name}: {total} triangles, {size.x:.3f} × {size.y:.3f} × {size.z:.3f} m (sheet {piece['size']})", *wrong, flush=True)


if __name__ == '__main__':
    names = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    known = catalogue()
    for name in names or known:
        export(name, known[name], module_of(name))
