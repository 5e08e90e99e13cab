"""The three rooms of the house, and the plain ground of the studio. The piece stands at the origin, its back to +y."""

from math import cos, pi, radians, sin

import bpy

from . import classical, light, materials, props, shapes
from .materials import made_once


@made_once
def slabs(shader, ground='#d8d2c7', vein='#a59d91', joint='#8b8478', size=1.2, polish=0.16):
    """A floor of square stone slabs with fine joints."""
    where = shader.place()
    tile = shader.node(
        'TexBrick',
        {'offset': 0.0, 'squash': 1.0},
        Vector=where,
        Scale=1.0,
        Mortar_Size=0.0022,
        Mortar_Smooth=0.2,
        Bias=0.0,
        Brick_Width=size,
        Row_Height=size,
    )
    tile.inputs['Color1'].default_value, tile.inputs['Color2'].default_value = (0.86, 0.86, 0.86, 1), (1, 1, 1, 1)
    tile.inputs['Mortar'].default_value = materials.colour(joint)
    cloud, fine = shader.noise(1.1, 8, 0.65, 1.4), shader.noise(5, 6, 0.7, 0.6)
    tone = shader.ramp(cloud, (0.3, ground), (0.5, ground), (0.56, vein), (0.62, ground))
    mixed = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=tone, Color2=tile.outputs['Color'])
    shader.set(Base_Color=mixed, Roughness=shader.between(fine, polish - 0.05, polish + 0.12), Specular=0.45)
    shader.set(Normal=shader.bump(tile.outputs['Fac'], -0.25, 0.002))
    return (ground, 0, polish)


@made_once
def parquet(shader, dark='#2e1d12', light_tone='#5b3c25', polish=0.3):
    """Wide oiled boards along y."""
    where = shader.place((1, 1, 1), (0, 0, radians(90)))
    board = shader.node(
        'TexBrick', {'offset': 0.37}, Vector=where, Scale=1.0, Mortar_Size=0.0012, Mortar_Smooth=0.1, Brick_Width=2.2, Row_Height=0.18
    )
    board.inputs['Color1'].default_value, board.inputs['Color2'].default_value = (0.72, 0.72, 0.72, 1), (1, 1, 1, 1)
    board.inputs['Mortar'].default_value = (0.08, 0.05, 0.03, 1)
    figure, fibre = shader.noise(1.6, 5, 0.6, 1.0, (7, 0.6, 7)), shader.noise(6, 4, 0.7, 0.2, (60, 1, 60))
    tone = shader.ramp(figure, (0.3, dark), (0.55, light_tone), (0.75, dark))
    grained = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.7, Color1=tone)
    shader.feed(grained, 'Color2', shader.ramp(fibre, (0.3, '#8a827c'), (0.62, '#ffffff')))
    mixed = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=grained, Color2=board.outputs['Color'])
    shader.set(Base_Color=mixed, Roughness=shader.between(fibre, polish + 0.12, polish), Specular=0.4)
    shader.set(Normal=shader.bump(board.outputs['Fac'], -0.2, 0.002))
    return (light_tone, 0, polish)


def floor(material, width=14, depth=14, at=(0, 0, 0)):
    return shapes.box((width, depth, 0.1), (at[0], at[1], at[2] - 0.1), material, 0, name='floor')


def wall(width, height, at, material, turn=(0, 0, 0), openings=(), thickness=0.3):
    """A wall along x with its face on y = 0. `openings` are closed outlines [(x, z)] cut through it."""
    outline = [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]
    return shapes.plate(outline, thickness, material, 0.0005, at, turn, holes=openings, name='wall')


def arch(width, height, at=0.0, sill=0.0):
    """The outline of a round-headed opening, `height` to its crown."""
    spring = height - width / 2
    return [(at + width / 2, sill), *[(at + x, z) for x, z in shapes.arc(width / 2, 0, 180, 24, (0, spring))], (at - width / 2, sill)]


def hall(
    back=2.2, left=3.6, right=4.6, high=3.9, tone='#d9d1c3', ground='#d6cfc3', vein='#a89f92', warmth=5200, power=1.0, niche=True, fill=1.0, sun=(1.0, 33, 71)
):
    """A marble hall by day: limestone walls with pilasters, tall arched windows on the left, a polished floor.

    `fill` is the light from everywhere, which lifts shadows; `sun` the sun's share, its height and how far it stands to the left.
    """
    lime = materials.stone(tone, '#cfc6b6', 0.75)
    floor(slabs(ground, vein), 16, 16)
    width = left + right
    middle = (right - left) / 2
    wall(width + 0.6, high, (middle, back, 0), lime)
    for x in (-left + 0.35, -left + 1.95, right - 1.95, right - 0.35):
        shapes.box((0.42, 0.1, high), (x, back - 0.05, 0), lime, 0.006, name='pilaster')
        shapes.box((0.5, 0.13, 0.26), (x, back - 0.065, 0), lime, 0.01)
        shapes.box((0.5, 0.14, 0.1), (x, back - 0.07, high - 0.42), lime, 0.01)
    if niche:
        classical.frame(2.9, 2.7, 0.07, 0.03, (0, back - 0.03, 1.85), lime)
    classical.skirting(width, 0.18, 0.04, (middle, back, 0), lime)
    classical.cornice(width, 0.32, 0.28, (middle, back, high - 0.32), lime)
    holes = [arch(1.25, 3.2, x, 0.35) for x in (-0.9, 1.1, 3.1)]
    wall(9, high, (-left, -0.6, 0), lime, (0, 0, 90), holes, 0.4)
    for x in (-0.9, 1.1, 3.1):
        bars = [shapes.box((0.035, 0.04, 3.1), (x + dx, 0.2, 0.35), materials.metal('#4a463f', 0.4), 0.003) for dx in (-0.32, 0.0, 0.32)]
        bars += [shapes.box((1.25, 0.04, 0.03), (x, 0.2, z), materials.metal('#4a463f', 0.4), 0.003) for z in (1.2, 2.05, 2.6)]
        shapes.move(bars, (-left, -0.6, 0), (0, 0, 90))
    classical.skirting(9, 0.18, 0.04, (-left, -0.6, 0), lime, (0, 0, 90))
    shapes.box((12, 10, 0.1), (middle, -1, high), materials.stone('#e4ded3', '#ddd6c9', 0.85), 0)
    light.surroundings('#f2f6fb', '#c4b9ab', 0.8 * power * fill)
    light.sun(3.4 * power * sun[0], 4600, sun[1], sun[2], 1.0)
    light.area((5.5, 3.2), (-left - 1.2, -0.2, 2.1), (0.5, 0, 0.6), 750 * power, warmth)
    light.area((3.2, 2.4), (2.6, -4.2, 2.9), (0, 0, 0.8), 40 * power * fill, 5200)
    light.area((5, 3), (0.4, -1.0, high - 0.06), (0.4, -1.0, 0), 50 * power * fill, 4800)
    return lime


def chamber(back=2.0, left=3.4, right=4.2, high=3.1, tone='#23211f', panel=None, warmth=2900, power=1.0, lamps=True):
    """A night room: dark panelled walls, warm lamps, a little moon from the left."""
    paint = panel or materials.stone(tone, '#2b2825', 0.6)
    floor(parquet(), 14, 14)
    width, middle = left + right, (right - left) / 2
    wall(width + 0.6, high, (middle, back, 0), paint)
    count = 6
    for i in range(count):
        x = -left + (i + 0.5) * width / count
        classical.frame(width / count - 0.22, high - 1.45, 0.04, 0.018, (x, back - 0.018, 0.95 + (high - 1.45) / 2), paint)
        classical.frame(width / count - 0.22, 0.5, 0.04, 0.018, (x, back - 0.018, 0.5), paint)
    classical.skirting(width, 0.16, 0.035, (middle, back, 0), paint)
    classical.cornice(width, 0.2, 0.18, (middle, back, high - 0.2), paint)
    wall(9, high, (-left, -0.6, 0), paint, (0, 0, 90), [[(0.2, 0.5), (1.9, 0.5), (1.9, 2.6), (0.2, 2.6)]], 0.3)
    shapes.box((12, 10, 0.1), (middle, -1, high), materials.stone('#2c2926', '#2a2724', 0.85), 0)
    light.surroundings('#26344f', '#12100e', 0.35)
    light.area((1.6, 2.0), (-left - 0.7, 0.5, 1.7), (0.4, 0, 0.6), 70 * power, 9000)
    light.area((4.5, 3), (0.6, -1.4, high - 0.06), (0.4, -0.8, 0), 26 * power, warmth)
    light.area((2.5, 2.0), (2.8, -3.8, 2.2), (0, 0, 0.7), 16 * power, 3400)
    if lamps:
        for side in (-1, 1):
            props.sconce((side * 1.75, back, 1.72), True)
    return paint


@made_once
def sea_water(shader):
    """Small waves over deep blue."""
    long, short = shader.noise(0.35, 4, 0.55, 0.3, (1, 2.4, 1)), shader.noise(2.6, 5, 0.6, 0.3, (1, 2, 1))
    shader.set(Base_Color=materials.colour('#12384a'), Roughness=0.12, Specular=0.6)
    shader.set(Normal=shader.bump(short, 0.35, 0.2, shader.bump(long, 0.5, 0.8)))
    return ('#12384a', 0, 0.12)


def terrace(back=2.3, high=3.4, from_left=62, height=16, power=1.0, columns=True, is_clear=False):
    """A terrace over the sea in late light: travertine, a colonnade, the horizon, hazy or clear."""
    lime = materials.stone('#ddd2bf', '#cfc2ac', 0.7)
    floor(slabs('#d9ccb6', '#bba98f', '#9c8c75', 0.9, 0.34), 14, back * 2 + 7.2, (0, -3.6, 0))
    shapes.box((12.4, 0.4, 0.5), (0, back + 0.1, -0.4), lime, 0.02)
    if columns:
        for x in (-3.3, -1.75, 1.75, 3.3):
            classical.column(high, 0.19, (x, back, 0), lime)
        shapes.box((9, 0.5, 0.34), (0, back, high), lime, 0.01)
        classical.cornice(9, 0.24, 0.22, (0, back - 0.25, high + 0.34), lime)
    for i in range(29):
        x = -4.2 + 0.3 * i
        if min(abs(x - c) for c in (-3.3, -1.75, 1.75, 3.3)) > 0.24:
            balusters(x, back, lime)
    shapes.box((9, 0.24, 0.1), (0, back, 0.78), lime, 0.02)
    shapes.box((9, 0.26, 0.08), (0, back, 0.0), lime, 0.01)
    shapes.box((4000, 4000, 0.1), (0, 2003, -14), sea_water(), 0, name='sea')
    light.sky(height, from_left, 0.22 * power, *((0.4, 5.0) if is_clear else (1.6, 1.0)))
    light.sun(2.6 * power, 4300, height + 4, from_left, 2.2)
    light.area((5, 3), (2.5, -4.5, 3.0), (0, 0, 0.6), 90 * power, 5200)
    return lime


def balusters(x, y, material):
    profile = props._smooth(
        [
            (0, 0.08),
            (0.06, 0.08),
            (0.06, 0.12),
            (0.035, 0.16),
            (0.065, 0.32),
            (0.05, 0.46),
            (0.03, 0.6),
            (0.055, 0.7),
            (0.055, 0.78),
            (0, 0.78),
        ]
    )
    return shapes.lathe(profile, (x, y, 0), material, 24, 'baluster')


def studio(tone='#e5dfd5', power=1.0, size=2.4):
    """Plain ground: a seamless sweep, light from the left and above. `size` is the piece's largest measure."""
    ground = materials.stone(tone, tone, 0.9)
    s = size

    def bend(u, v):
        y = -4 * s + 6.6 * s * min(1, v / 0.7)
        z = 0 if v < 0.7 else None
        if z is None:
            t = (v - 0.7) / 0.3
            y = 2.6 * s + 1.2 * s * sin(min(1, t * 2) * pi / 2)
            z = 1.2 * s * (1 - cos(min(1, t * 2) * pi / 2)) + max(0, t - 0.5) * 2 * 4 * s
        return ((u - 0.5) * 12 * s, y, z)

    shapes.surface(bend, 2, 120, ground, name='sweep')
    light.surroundings('#ffffff', '#cfc8bd', 0.5 * power)
    light.area((1.5 * s, 1.8 * s), (-1.7 * s, -1.2 * s, 1.7 * s), (0, 0, 0.35 * s), 95 * power * s * s, 5400)
    light.area((1.1 * s, 1.6 * s), (1.9 * s, -0.7 * s, 1.1 * s), (0, 0, 0.4 * s), 26 * power * s * s, 5000)
    light.area((2 * s, 1.2 * s), (0, 0.7 * s, 2.2 * s), (0, 0.1 * s, 0.3 * s), 42 * power * s * s, 5600)


def studio_by_night(size):
    """The studio with its lamps out: dark ground, a line of light from behind on either side, a soft one from above.

    What shines by itself goes on shining. `size` is the piece's largest measure.
    """
    s = size
    ground, sky = materials.stone('#201e20', '#201e20', 0.8), materials.glow('#6f7f9f', 0.16)
    for thing in bpy.context.scene.objects:
        made_of = {'sweep': ground, 'sky': sky, 'pane': sky}.get(thing.name.split('.')[0])
        if made_of:  # the ground, and the light of the day that glass and lacquer mirror
            thing.data.materials.clear()
            thing.data.materials.append(made_of)
    light.surroundings('#2a2c33', '#141212', 0.3)
    light.spot((0, 1.1 * s, 0.15 * s), (0, 3.6 * s, 0.9 * s), 260 * s * s, 3400, 120, 1.0, 0.6 * s)
    light.area((0.3 * s, 1.8 * s), (-1.5 * s, 1.1 * s, 1.0 * s), (0, 0, 0.4 * s), 70 * s * s, 6600)
    light.area((0.3 * s, 1.8 * s), (1.6 * s, 0.9 * s, 1.0 * s), (0, 0, 0.4 * s), 48 * s * s, 4500)
    light.area((1.4 * s, 0.9 * s), (-0.2 * s, 0.1 * s, 2.2 * s), (0, 0.1 * s, 0.3 * s), 30 * s * s, 4500)
    light.area((0.8 * s, 1.2 * s), (-1.9 * s, -1.6 * s, 1.3 * s), (0, 0, 0.35 * s), 26 * s * s, 3500)


def alcove(
    tone='#8f8377',
    shade='#9a8e82',
    ground='#4a4541',
    vein='#6b635b',
    recess=3.0,
    crown=2.8,
    deep=0.42,
    back=1.6,
    left=3.3,
    right=4.2,
    high=3.5,
    warmth=5400,
    power=1.0,
    sun=2.6,
    polish=0.12,
    slits=(-1.5, -0.2, 1.1),
    floor_size=1.1,
):
    """A plastered room with a round-headed recess behind the piece and tall slits of daylight on the left."""
    plaster = materials.stone(tone, shade, 0.85)
    floor(slabs(ground, vein, '#2a2725', floor_size, polish), 16, 16)
    width, middle = left + right, (right - left) / 2
    spring = arch(recess, crown, -middle, 0.09)
    wall(width + 0.6, high, (middle, back, 0), plaster, openings=[spring] if recess else (), thickness=deep)
    wall(width + 0.6, high, (middle, back + deep, 0), plaster)
    holes = [arch(0.62, 3.0, x, 0.02) for x in slits]
    wall(9, high, (-left, -0.6, 0), plaster, (0, 0, 90), holes, 0.45)
    wall(9, high, (right, -0.6, 0), plaster, (0, 0, -90))
    shapes.box((12, 10, 0.1), (middle, -1, high), plaster, 0)
    light.surroundings('#e9f0f8', '#a89c90', 0.55 * power)
    light.sun(sun * power, 4300, 30, 68, 1.2)
    light.area((4.2, 2.8), (-left - 0.9, -0.6, 1.7), (0.6, 0, 0.5), 420 * power, warmth)
    light.area((3.0, 2.2), (2.0, -4.4, 2.8), (0, 0, 0.6), 60 * power, 5200)
    return plaster


def facing(y=-7.5, tone='#4a4038', panes=((-4.4, 1.0, 0.3, 3.1),), high=4.2, strength=3.0, tint='#f3f6fa'):
    """The side of the room behind the photographer, for polished fronts to mirror: a wall with tall panes (x, width, sill, head)."""
    shapes.box((16, 0.1, high), (0, y - 0.1, 0), materials.stone(tone, tone, 0.9), 0, name='facing')
    pane = materials.glow(tint, strength)
    for x, width, sill, head in panes:
        for k in range(2):
            shapes.box((width / 2 - 0.03, 0.02, head - sill), (x + (k - 0.5) * width / 2, y, sill), pane, 0, name='pane')


def landing(door, tone='#cfc5b6', ground=None, back=0.9, left=3.4, right=3.6, high=3.0, power=1.0, warmth=5200):
    """A plain lit wall with a door at x = `door`, so that a tall piece shows its size."""
    plaster, white = materials.stone(tone, tone, 0.85), materials.stone('#e6e0d5', '#e0d9cd', 0.55)
    floor(ground or parquet('#5a3f2a', '#8a6747'), 16, 16)
    width, middle = left + right, (right - left) / 2
    wall(width + 0.6, high, (middle, back, 0), plaster)
    for start, end in ((-left - 0.3, door - 0.62), (door + 0.62, right + 0.3)):
        classical.skirting(end - start, 0.16, 0.03, ((start + end) / 2, back, 0), white)
    classical.cornice(width + 0.6, 0.2, 0.18, (middle, back, high - 0.2), white)
    props.door((door, back - 0.05, 0))
    wall(9, high, (-left, -0.6, 0), plaster, (0, 0, 90))
    wall(9, high, (right, -0.6, 0), plaster, (0, 0, -90))
    shapes.box((12, 10, 0.1), (middle, -1, high), white, 0)
    light.surroundings('#f2f4f7', '#b8ab9c', 0.55 * power)
    light.area((1.6, 2.4), (-left + 0.15, -2.4, 1.7), (0.5, 0.2, 0.9), 190 * power, warmth)
    light.area((4.5, 2.5), (0.5, -2.4, high - 0.05), (0.5, -1.0, 0), 70 * power, 4800)
