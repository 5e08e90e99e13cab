"""The photographer: an empty scene, the settings of a shot, and its cleaning."""

import os
import shutil
import subprocess
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from parts import shapes

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WEIGHTS = os.environ.get('DENOISER_WEIGHTS', '')
PYTHON = os.environ.get('DENOISER_PYTHON', 'python3')
SECONDS = float(os.environ.get('RENDER_SECONDS', 0))  # at most this long for a picture; 0 as long as it takes


def empty(width, height, samples=16):
    """A new scene for a picture of `width` × `height` pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 12
    cycles.time_limit = SECONDS
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3, 12, 1
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    bpy.context.view_layer.cycles.denoising_store_passes = True
    return scene


def _outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layer = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layer.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path, file.format.file_format, file.format.color_depth = folder, 'OPEN_EXR', '32'
    file.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        file.file_slots.new(name)
        tree.links.new(layer.outputs[socket], file.inputs[name])


def _pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(flat)
    size = image.size[1], image.size[0], 4
    bpy.data.images.remove(image)
    return flat.reshape(size)


SHADE = 0.35  # metres around a thing within which its shadow and what it mirrors are seen


def frame_on(things):
    """Renders only where things, and their shadows, stand in the picture; elsewhere it is left transparent."""
    scene, (low, high) = bpy.context.scene, shapes.bounds(things)
    low, high = low - Vector((SHADE, SHADE, SHADE)), high + Vector((SHADE, SHADE, SHADE / 3))
    corners = [Vector((x, y, max(z, 0))) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    render = scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = max(0, min(p.x for p in seen)), min(1, max(p.x for p in seen))
    render.border_min_y, render.border_max_y = max(0, min(p.y for p in seen)), min(1, max(p.y for p in seen))


def bloom(light, amount):
    """Lets what shines spill a little, as it does in a lens."""
    if not amount:
        return light
    over = np.clip(light - 1.2, 0, 12)
    total = np.zeros_like(over)
    for radius, share in ((0.004, 0.5), (0.012, 0.3), (0.04, 0.2)):
        width = max(1, int(light.shape[1] * radius))
        blurred = over
        for _ in range(3):
            for axis in (0, 1):
                kernel = np.cumsum(np.pad(blurred, [(width + 1, width) if a == axis else (0, 0) for a in range(3)], mode='edge'), axis=axis)
                take = lambda s: tuple(s if a == axis else slice(None) for a in range(3))
                blurred = (kernel[take(slice(2 * width + 1, None))] - kernel[take(slice(None, -2 * width - 1))]) / (2 * width + 1)
        total += share * blurred
    return light + amount * total


def shoot(path, exposure=0.0, glare=0.15, transparent=False):
    """Renders the scene, or the border of it that is set, to the PNG `path`, cleaned where the denoiser's weights are at hand."""
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    scene.render.film_transparent = transparent
    os.makedirs(os.path.dirname(path), exist_ok=True)
    scene.render.image_settings.file_format = 'PNG'
    folder = tempfile.mkdtemp()
    _outputs(folder)
    bpy.ops.render.render()
    frames = {name.split('0')[0]: os.path.join(folder, name) for name in os.listdir(folder)}
    colour = _pixels(frames['colour'])
    light = colour[..., :3]
    if os.path.exists(WEIGHTS):
        for name in ('colour', 'albedo', 'normal'):
            np.save(f'{folder}/{name}.npy', _pixels(frames[name])[..., :3])
        subprocess.run([PYTHON, f'{HERE}/denoise.py', WEIGHTS, folder], check=True)
        light = np.load(f'{folder}/clean.npy')
    light = bloom(light, glare)
    image = bpy.data.images.new('clean', colour.shape[1], colour.shape[0], alpha=True, float_buffer=True)
    flat = np.concatenate([light, colour[..., 3:]], 2).astype(np.float32)
    image.pixels.foreach_set(flat.ravel())
    scene.render.image_settings.color_mode = 'RGBA' if transparent or scene.render.use_border else 'RGB'
    partial = path + '.part.png'
    image.save_render(partial, scene=scene)
    os.replace(partial, path)
    shutil.rmtree(folder)
