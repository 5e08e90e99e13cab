"""Cameras: long enough not to distort, verticals kept vertical by shifting the film instead of tilting."""

from math import cos, radians, sin

import bpy
from mathutils import Vector


def camera(at, target, lens=60, aperture=5.6, focus=None, level=True):
    """Looks from `at` to `target` [m]; `level` keeps verticals upright, `focus` is the sharp point (the target)."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start = lens, 36, 0.02
    eye = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(eye)
    at, target = Vector(at), Vector(target)
    eye.location = at
    way = target - at
    if level:
        flat = Vector((way.x, way.y, 0))
        eye.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        # a film shift moves the picture by a share of the sensor's longer side
        is_wide = scene.render.resolution_x >= scene.render.resolution_y
        data.sensor_fit = 'HORIZONTAL' if is_wide else 'VERTICAL'
        if not is_wide:
            data.sensor_height = 36
        data.shift_y = way.z / flat.length * lens / 36
    else:
        eye.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = ((Vector(focus) if focus else target) - at).length
    scene.camera = eye
    return eye


def around(middle, distance, turn, height, target_height=None, lens=60, **settings):
    """A camera `distance` metres from `middle` (x, y), `turn` degrees to the right of its front, at eye `height`."""
    x, y = middle[0] + distance * sin(radians(turn)), middle[1] - distance * cos(radians(turn))
    low = target_height if target_height is not None else height * 0.6
    return camera((x, y, height), (*middle[:2], low), lens, **settings)


KEPT = ('lens', 'sensor_fit', 'sensor_width', 'sensor_height', 'shift_x', 'shift_y', 'clip_start')


def taken():
    """The camera of the scene, to be put into another one."""
    eye = bpy.context.scene.camera
    bpy.context.view_layer.update()
    dof = eye.data.dof
    return eye.matrix_world.copy(), {name: getattr(eye.data, name) for name in KEPT}, (dof.use_dof, dof.aperture_fstop, dof.focus_distance)


def put(eye):
    """Puts a camera that was taken elsewhere in the place of the scene's own."""
    place, settings, (has_focus, aperture, distance) = eye
    camera = bpy.context.scene.camera
    camera.matrix_world = place
    for name, value in settings.items():
        setattr(camera.data, name, value)
    camera.data.dof.use_dof, camera.data.dof.aperture_fstop, camera.data.dof.focus_distance = has_focus, aperture, distance
