"""Fire: flames, embers, braziers, hearths."""

from math import cos, pi, radians, sin, tau
from random import Random

import bpy
from mathutils import noise
from parts import light, materials, props, shapes
from parts.materials import Shader


def flame_light(strength=7):
    """Flame: white-gold at the foot, red at the tip, thin at its rim."""
    name = f'flame-{strength}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader(name)
    materials.PALETTE[name] = ('#ffb050', 0, 1)
    up = shader.node('SeparateXYZ', Vector=shader.node('TexCoord').outputs['Generated']).outputs['Z']
    tone = shader.ramp(up, (0.0, '#ff9a30'), (0.25, '#ffd27a'), (0.6, '#ff9430'), (1.0, '#d8400c'))
    shine, clear = shader.node('Emission', Color=tone, Strength=float(strength)), shader.node('BsdfTransparent')
    facing = shader.node('LayerWeight', Blend=0.35).outputs['Facing']
    rim = shader.node('MapRange', Value=facing, From_Min=0.15, From_Max=0.85, To_Min=0.35, To_Max=1.0).outputs[0]
    fade = shader.node('MapRange', Value=up, From_Min=0.45, From_Max=1.0, To_Min=0.0, To_Max=0.75).outputs[0]
    thin = shader.node('Math', {'operation': 'MAXIMUM'})
    shader.feed(thin, 0, rim)
    shader.feed(thin, 1, fade)
    mixed = shader.node('MixShader', Fac=thin.outputs[0])
    shader.tree.links.new(shine.outputs[0], mixed.inputs[1])
    shader.tree.links.new(clear.outputs[0], mixed.inputs[2])
    shader.tree.links.new(mixed.outputs[0], shader.output.inputs['Surface'])
    return shader.material


def flames(at, height=0.4, spread=0.14, count=7, seed=1, strength=7):
    """Tongues of fire rising from `at`."""
    draw, made = Random(seed), []
    for k in range(count):
        turn, out = draw.uniform(0, tau), spread * draw.uniform(0, 1) ** 0.7
        tall, wide = height * draw.uniform(0.5, 1) * (1.1 - 0.6 * out / spread), height * draw.uniform(0.1, 0.17)

        def tongue(u, v, k=k, tall=tall, wide=wide):
            r = wide * sin(pi * min(1, v * 0.94 + 0.06)) ** 1.1 * (1 - 0.55 * v)
            sway = height * 0.16 * v
            x = r * cos(u * tau) + sway * noise.noise((v * 2.2, k * 3.1, seed))
            y = r * sin(u * tau) + sway * noise.noise((v * 2.2, k * 3.1, seed + 9))
            return (x, y, tall * v)

        body = shapes.surface(tongue, 20, 26, flame_light(strength), close_u=True, name='flame')
        body.visible_shadow = False
        made.append(shapes.move(body, (at[0] + out * cos(turn), at[1] + out * sin(turn), at[2])))
    return made


def coal_light(glow=5.0):
    """Burnt wood with fire in its cracks."""
    name = f'coal-{glow}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader(name)
    materials.PALETTE[name] = ('#2a1a14', 0, 1)
    where = shader.place()
    cracks = shader.node('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=where, Scale=26.0).outputs['Distance']
    heat = shader.noise(9, 3, 0.6)
    hot = shader.node('Math', {'operation': 'MULTIPLY'})
    shader.feed(hot, 0, shader.node('MapRange', Value=cracks, From_Min=0.0, From_Max=0.16, To_Min=1.0, To_Max=0.0).outputs[0])
    shader.feed(hot, 1, shader.node('MapRange', Value=heat, From_Min=0.36, From_Max=0.66).outputs[0])
    tone = shader.ramp(hot.outputs[0], (0.0, '#000000'), (0.25, '#7a1405'), (0.6, '#ff5a14'), (1.0, '#ffc060'))
    shader.set(
        Base_Color=shader.ramp(heat, (0.4, '#1a1614'), (0.7, '#57504a')), Roughness=0.95, Emission=tone, Emission_Strength=float(glow)
    )
    shader.set(Normal=shader.bump(cracks, 0.6, 0.006))
    return shader.material


def embers(at, radius, glow=5.0, count=40, size=0.04, seed=1, heap=0.6):
    """A heap of coals about `at`."""
    draw, made, stuff = Random(seed), [], coal_light(glow)
    for _ in range(count):
        turn, out = draw.uniform(0, tau), draw.uniform(0, 1) ** 0.5
        r = size * draw.uniform(0.6, 1.1)
        rise = heap * radius * (1 - out * out) * draw.uniform(0.2, 1)
        shift = draw.uniform(0, 90)

        def lump(u, v, r=r, shift=shift):
            a, b = u * tau, pi * (v - 0.5)
            p = (cos(a) * cos(b), sin(a) * cos(b), sin(b))
            k = r * (
                1
                + 0.5 * noise.noise((p[0] * 1.6 + shift, p[1] * 1.6, p[2] * 1.6))
                + 0.16 * noise.noise((p[0] * 5 + shift, p[1] * 5, p[2] * 5))
            )
            return (p[0] * k, p[1] * k, p[2] * k)

        coal = shapes.surface(lump, 20, 14, stuff, close_u=True, name='coal', smooth_angle=30)
        made.append(
            shapes.move(
                coal,
                (at[0] + radius * out * cos(turn), at[1] + radius * out * sin(turn), at[2] + rise),
                (draw.uniform(0, 360), draw.uniform(0, 360), 0),
            )
        )
    return made


def bowl(radius, metal, depth=0.55):
    """An open bowl with a rolled rim, standing on z = 0."""
    r, d = radius, radius * depth
    outside = [(0, 0), (r * 0.3, 0.004), (r * 0.66, d * 0.3), (r * 0.92, d * 0.72), (r, d)]
    inside = [(r * 0.97, d), (r * 0.88, d * 0.74), (r * 0.62, d * 0.36), (0, d * 0.12)]
    vessel = shapes.lathe(props._smooth([*outside, *inside]), (0, 0, 0), metal, 96, 'bowl')
    return [vessel, shapes.ring(r * 0.99, r * 0.035, (0, 0, d), metal)]


def brazier(at, height=1.0, radius=0.26, lit=True, power=90, metal=None, seed=1, lamp=True):
    """A bronze fire bowl on a tripod of lion's legs."""
    bronze = metal or materials.metal('#6a4a2c', 0.3)
    rim = height - radius * 0.55
    made = shapes.move(bowl(radius, bronze), (0, 0, rim))
    for k in range(3):
        a = radians(90 + 120 * k)
        leg = [
            (radius * r * cos(a), radius * r * sin(a), z * height, w)
            for r, z, w in ((1.02, 0.93, 0.8), (0.86, 0.7, 1.0), (0.62, 0.36, 0.8), (0.78, 0.1, 1.0), (1.0, 0.015, 1.2), (1.08, 0.02, 0.8))
        ]
        made.append(shapes.tube(leg, radius * 0.06, bronze))
        made.append(shapes.sphere(radius * 0.1, (radius * 1.02 * cos(a), radius * 1.02 * sin(a), 0.93 * height), bronze, segments=24))
    made.append(shapes.ring(radius * 0.64, radius * 0.035, (0, 0, height * 0.36), bronze))
    made.append(shapes.ring(radius * 0.78, radius * 0.03, (0, 0, height * 0.62), bronze))
    top = rim + radius * 0.36
    made += embers((0, 0, top), radius * 0.72, 4.0 if lit else 0.0, 26, radius * 0.2, seed, 0.35)
    if lit:
        made += flames((0, 0, top + radius * 0.1), radius * 2.4, radius * 0.5, 9, seed)
    shapes.move(made, at)
    if lit and lamp:
        light.bulb((at[0], at[1], at[2] + top + radius * 1.0), power, 2300, radius * 0.5)
    return made
