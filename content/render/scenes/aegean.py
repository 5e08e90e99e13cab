"""The sea before the house: water to the horizon, islands, and the sky over them at dawn, in storm and by night."""

from math import cos, radians, sin

import bpy
from mathutils import Vector, noise
from parts import materials, shapes
from parts.materials import Shader, colour, made_once

# what the sky is made of: colours from the horizon up (sine of the height), glow about the sun, clouds
SKIES = {
    'dawn': {
        'up': [(0.0, '#ffc58c'), (0.05, '#f9b48c'), (0.12, '#dd9f9c'), (0.22, '#a596bd'), (0.36, '#6f8cc0'), (0.9, '#35609f')],
        'glow': ('#ff9f4d', 1.3),
        'clouds': ('#ffd2b4', 0.54, 0.75),
    },
    'day': {
        'up': [(0.0, '#dfeaf2'), (0.06, '#c6dcee'), (0.2, '#93bbe2'), (0.5, '#5b8fc9'), (0.9, '#3a6cae')],
        'glow': ('#fff1d8', 0.7),
        'clouds': ('#ffffff', 0.6, 0.6),
    },
    'storm': {
        'up': [(0.0, '#f3d9c4'), (0.03, '#c3bfc6'), (0.1, '#8596ad'), (0.25, '#566a87'), (0.9, '#36475f')],
        'glow': ('#ffd0b0', 0.22),
        'clouds': ('#2c394e', 0.42, 0.85),
    },
    'night': {
        'up': [(0.0, '#4a648c'), (0.06, '#324d78'), (0.2, '#1d3358'), (0.5, '#101f3d'), (0.9, '#0a142a')],
        'glow': ('#9db9e6', 0.1),
        'clouds': ('#6f87ad', 0.66, 0.35),
    },
}


def sun_way(height, from_left):
    """The direction in which a sun stands that `light.sun(…, height, from_left)` shines from."""
    h, a = radians(height), radians(from_left)
    return Vector((-sin(a) * cos(h), -cos(a) * cos(h), sin(h)))


def heaven(kind='dawn', height=10, from_left=140, strength=1.0):
    """The sky as a world: bands of colour, a glow about the sun, clouds drawn out towards the horizon."""
    sky = SKIES[kind]
    world = bpy.data.worlds.new(kind)
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()

    def node(name, settings=None, **inputs):
        made = tree.nodes.new(f'ShaderNode{name}')
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            put(made.inputs[key.replace('_', ' ')], value)
        return made

    def put(socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        else:
            socket.default_value = value

    def maths(operation, a, b=0.0):
        made = node('Math', {'operation': operation})
        put(made.inputs[0], a)
        put(made.inputs[1], b)
        return made.outputs[0]

    def ramp(factor, stops):
        made = node('ValToRGB', Fac=factor)
        points = made.color_ramp.elements
        while len(points) < len(stops):
            points.new(1)
        for point, (position, value) in zip(points, stops):
            point.position, point.color = position, value if isinstance(value, tuple) else colour(value)
        return made.outputs[0]

    def mix(blend, factor, a, b):
        made = node('MixRGB', {'blend_type': blend})
        for socket, value in zip(made.inputs, (factor, a, b)):
            put(socket, value)
        return made.outputs[0]

    way = node('TexCoord').outputs['Generated']
    x, y, z = node('SeparateXYZ', Vector=way).outputs
    up = maths('MAXIMUM', z, 0.0)
    tone = ramp(up, sky['up'])
    towards = node('VectorMath', {'operation': 'DOT_PRODUCT'})
    put(towards.inputs[0], way)
    put(towards.inputs[1], tuple(sun_way(height, from_left)))
    near = maths('MAXIMUM', towards.outputs['Value'], 0.0)
    glow, share = sky['glow']
    tone = mix('ADD', maths('MULTIPLY', maths('POWER', near, 7.0), share * 0.55), tone, colour(glow))
    tone = mix('ADD', maths('MULTIPLY', maths('POWER', near, 60.0), share), tone, colour(glow))
    far = maths('ADD', up, 0.07)
    flat = node('CombineXYZ', X=maths('DIVIDE', x, far), Y=maths('MULTIPLY', maths('DIVIDE', y, far), 1.9))
    cloud = node('TexNoise', Vector=flat.outputs[0], Scale=0.55, Detail=9.0, Roughness=0.56, Distortion=0.35).outputs['Fac']
    white, start, most = sky['clouds']
    veil = ramp(cloud, [(start - 0.12, (0, 0, 0, 1)), (start + 0.12, (1, 1, 1, 1))])
    high = ramp(up, [(0.015, (0, 0, 0, 1)), (0.09, (1, 1, 1, 1))])
    tone = mix('MIX', maths('MULTIPLY', mix('MULTIPLY', 1.0, veil, high), most), tone, colour(white))
    if kind == 'night':
        tone = mix('ADD', 1.0, tone, stars(node, maths, ramp, way, z))
    back, out = node('Background', Color=tone, Strength=strength), node('OutputWorld')
    tree.links.new(back.outputs[0], out.inputs[0])


def stars(node, maths, ramp, way, z):
    """Points of light of many sizes, thinner towards the horizon."""
    total = None
    for scale, size, power in ((95, 0.085, 4.0), (42, 0.06, 9.0)):
        cell = node('TexVoronoi', {'feature': 'F1'}, Vector=way, Scale=float(scale))
        point = ramp(cell.outputs['Distance'], [(0.0, (1, 1, 1, 1)), (size, (0, 0, 0, 1))])
        own = node('SeparateXYZ', Vector=cell.outputs['Color']).outputs[0]
        bright = maths('MULTIPLY', maths('POWER', own, 4.0), power)
        shine = maths('MULTIPLY', maths('MULTIPLY', point, bright), maths('MINIMUM', maths('MULTIPLY', maths('MAXIMUM', z, 0.0), 7.0), 1.0))
        total = shine if total is None else maths('ADD', total, shine)
    return node('CombineXYZ', X=total, Y=total, Z=total).outputs[0]


def water(deep='#0f3a52', air='#f0c3a6', mist=0.75, swell=1.0):
    """The open sea: waves that smooth out with distance, and the air before the horizon."""
    name = f'water{deep}{air}{swell}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader(name)
    materials.PALETTE[name] = (deep, 0, 0.12)
    far = shader.node('CameraData').outputs['View Distance']
    over = lambda start, stop, low, high: shader.node(
        'MapRange', Value=far, From_Min=start, From_Max=stop, To_Min=low, To_Max=high
    ).outputs[0]
    long, short = shader.noise(0.09, 5, 0.55, 0.4, (1, 2.6, 1)), shader.noise(1.1, 5, 0.6, 0.3, (1, 2.2, 1))
    slow = shader.node('Bump', Height=long, Distance=2.4 * swell, Strength=over(60.0, 1600.0, 0.55, 0.03))
    quick = shader.node('Bump', Height=short, Distance=0.22 * swell, Strength=over(20.0, 400.0, 0.5, 0.0), Normal=slow)
    shader.set(Base_Color=colour(deep), Specular=0.5, Normal=quick, Roughness=over(40.0, 3000.0, 0.1, 0.3))
    haze, mixed = shader.node('Emission', Color=colour(air)), shader.node('MixShader', Fac=over(500.0, 9000.0, 0.0, mist))
    shader.tree.links.new(shader.body.outputs[0], mixed.inputs[1])
    shader.tree.links.new(haze.outputs[0], mixed.inputs[2])
    shader.tree.links.new(mixed.outputs[0], shader.output.inputs['Surface'])
    return shader.material


@made_once
def far_land(shader, land='#4b4f63', air='#e6b7a8', share=0.6):
    """Rock seen through miles of air, which lies thickest on the water; its ridges catch what light there is."""
    rough = shader.noise(0.004, 6, 0.6)
    height = shader.node('SeparateXYZ', Vector=shader.node('NewGeometry').outputs['Position']).outputs['Z']
    mist = shader.node('MapRange', Value=height, From_Min=-20.0, From_Max=420.0, To_Min=share * 1.22, To_Max=share * 0.72).outputs[0]
    dim = '#' + ''.join(f'{int(int(air[k : k + 2], 16) * 0.84):02x}' for k in (1, 3, 5))
    relief = shader.ramp(shader.noise(0.0011, 9, 0.68, 0.6), (0.36, dim), (0.62, air))
    tone = shader.node('MixRGB', Fac=rough, Color1=colour(land), Color2=tuple(c * 0.5 for c in colour(land)[:3]) + (1,))
    shader.set(Base_Color=tone.outputs[0], Roughness=1.0, Specular=0.0, Emission=relief, Emission_Strength=mist)
    return (land, 0, 1)


def island(at, width, height, material, seed=0, deep=0.35, level=0):
    """A ridge `width` metres long and `height` high, its middle on the water at `at`."""

    def rock(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        shore = max(0.0, 1 - abs(x) ** 2.2) ** 0.9 * max(0.0, 1 - y * y)
        peaks = noise.hetero_terrain((u * 3.2 + seed, v * 1.4 + seed, seed * 1.7), 0.9, 2.1, 6, 0.9)
        return (x * width / 2, y * width * deep / 2, level + height * (shore * (0.25 + 0.42 * max(0, peaks)) - 0.02))

    return shapes.move(shapes.surface(rock, 260, 40, material, name='island'), at)


AIRS = {
    'dawn': ('#0d3a58', '#e0a99a', [('#34324a', '#8c789e', 0.32), ('#45405c', '#b08fa8', 0.5), ('#5a5470', '#dcaaa6', 0.72)]),
    'day': ('#0c4a74', '#c9dced', [('#5f6a5c', '#7d97ab', 0.4), ('#5f6a6c', '#98b1c6', 0.6), ('#6f7a80', '#b3c9da', 0.8)]),
    'storm': ('#1b3642', '#a9a79f', [('#2d3238', '#59636d', 0.4), ('#3a4046', '#737b82', 0.6), ('#474d52', '#959796', 0.8)]),
    'night': ('#0a1d36', '#3d5680', [('#0c1424', '#142440', 0.6), ('#0e1a30', '#20355a', 0.7), ('#12203a', '#2e4770', 0.8)]),
}


def sea(kind='dawn', below=18, swell=1.0, islands=True, strength=1.0):
    """Water `below` metres under the floor, with islands in the distance, for the sky of that kind."""
    deep, air, lands = AIRS[kind]
    made = [shapes.box((60000, 30000, 1), (0, 15010, -below - 1), water(deep, air, 0.85, swell), 0, name='sea')]
    if islands:
        near, middle, far = (far_land(land, mist, share * strength) for land, mist, share in lands)
        made.append(island((-5200, 17000, -below), 9000, 900, far, 3.1))
        made.append(island((5200, 16000, -below), 12000, 1250, far, 8.6))
        made.append(island((-900, 11000, -below), 3600, 330, middle, 5.3))
        made.append(island((2600, 9000, -below), 4200, 520, middle, 1.9))
        made.append(island((-2500, 7000, -below), 1500, 170, near, 2.4))
    return made
