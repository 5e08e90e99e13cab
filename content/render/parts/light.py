"""Light: large soft sources, so that little noise is left. Powers in watts as Blender counts them."""

from math import radians

import bpy
from mathutils import Vector

from .materials import colour


def kelvin(value):
    """A light's colour by its temperature, linear RGB, between candle (2000) and blue sky (12000)."""
    stops = [
        (2000, (1, 0.54, 0.17)),
        (2700, (1, 0.66, 0.33)),
        (3500, (1, 0.77, 0.54)),
        (4500, (1, 0.87, 0.75)),
        (5600, (1, 0.95, 0.9)),
        (6600, (1, 1, 1)),
        (9000, (0.82, 0.89, 1)),
        (12000, (0.72, 0.83, 1)),
    ]
    for (k0, a), (k1, b) in zip(stops, stops[1:]):
        if value <= k1:
            t = max(0, (value - k0) / (k1 - k0))
            return tuple(x + (y - x) * t for x, y in zip(a, b))
    return stops[-1][1]


def area(size, at, towards, power, warmth=5600, seen=False, spread=180):
    """A rectangular light of `size` (x, y) at `at` shining towards a point."""
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color, data.spread = power, kelvin(warmth), radians(spread)
    lamp = bpy.data.objects.new('area', data)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = seen
    bpy.context.collection.objects.link(lamp)
    return lamp


def spot(at, towards, power, warmth=3000, angle=40, blend=0.8, size=0.08):
    """A narrow beam, as from a ceiling."""
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color = power, kelvin(warmth)
    data.spot_size, data.spot_blend, data.shadow_soft_size = radians(angle), blend, size
    lamp = bpy.data.objects.new('spot', data)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def bulb(at, power, warmth=2700, radius=0.05):
    """A small warm source, as in a lampshade."""
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, kelvin(warmth), radius
    lamp = bpy.data.objects.new('bulb', data)
    lamp.location = at
    bpy.context.collection.objects.link(lamp)
    return lamp


def sun(power, warmth=5200, height=35, from_left=50, soft=1.5):
    """Sunlight from `height` degrees above the horizon, `from_left` degrees to the left of the camera's back."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = power, kelvin(warmth), radians(soft)
    lamp = bpy.data.objects.new('sun', data)
    lamp.rotation_euler = (radians(90 - height), 0, radians(-from_left))
    bpy.context.collection.objects.link(lamp)
    return lamp


def surroundings(top='#dfe6ee', bottom='#8a8580', strength=0.4):
    """The world as a soft gradient, so that polished things have something to mirror."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    where, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp, back, out = tree.nodes.new('ShaderNodeValToRGB'), tree.nodes.new('ShaderNodeBackground'), tree.nodes.new('ShaderNodeOutputWorld')
    move = tree.nodes.new('ShaderNodeMapRange')
    move.inputs['From Min'].default_value = -0.3
    tree.links.new(where.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], move.inputs['Value'])
    tree.links.new(move.outputs[0], ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = colour(bottom), colour(top)
    tree.links.new(ramp.outputs[0], back.inputs['Color'])
    back.inputs['Strength'].default_value = strength
    tree.links.new(back.outputs[0], out.inputs[0])


def sky(height=18, from_left=60, strength=0.25, dust=1.2, ozone=1.0):
    """A physical sky without its sun's disc."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background']
    dome = world.node_tree.nodes.new('ShaderNodeTexSky')
    dome.sky_type, dome.sun_disc = 'NISHITA', False
    dome.sun_elevation, dome.sun_rotation, dome.dust_density, dome.ozone_density = radians(height), radians(180 + from_left), dust, ozone
    world.node_tree.links.new(dome.outputs[0], back.inputs['Color'])
    back.inputs['Strength'].default_value = strength


def lamps():
    """All lamps of the scene."""
    return [thing for thing in bpy.context.scene.objects if thing.type == 'LIGHT']


def put_out(kept=()):
    """Takes all lamps out of the scene, but those that are kept."""
    for lamp in lamps():
        if lamp not in kept:
            bpy.data.objects.remove(lamp)
