"""Hermes' side table: a slender staff of brushed brass, two lines winding round it, two wings that receive a travertine top."""

from math import cos, pi, sin, tau

from parts import cameras, light, materials, props, rooms, shapes, soft, turning
from parts.materials import made_once

TOP = 0.026

FINISHES = {
    'mat-1': {'travertine': ('#ece8e0', 0, 0.12)},
    'mat-2': {'travertine': ('#7a5433', 0, 0.34)},
    'mat-3': {'travertine': ('#b98f4f', 1, 0.24)},
}


@made_once
def travertine(shader):
    """Pale travertine: level beds of cream and honey, its hollows filled and polished on top, open on the edge."""
    bed = shader.noise(5, 6, 0.62, 0.5, (0.35, 0.5, 9))
    drift = shader.noise(4.5, 7, 0.65, 1.0, (0.5, 2.6, 1))
    tone = shader.node(
        'MixRGB', Fac=0.45, Color1=shader.ramp(bed, (0.3, '#9e815d'), (0.48, '#b59f7c'), (0.62, '#a88d69'), (0.75, '#c0ac8c'))
    )
    shader.feed(tone, 'Color2', shader.ramp(drift, (0.32, '#987b53'), (0.5, '#b8a27f'), (0.7, '#aa906c')))
    hollow = shader.noise(34, 5, 0.7, 0.8, (0.45, 0.7, 2.0))
    pits = shader.node(
        'MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=hollow, From_Min=0.36, From_Max=0.43, To_Min=1.0, To_Max=0.0
    ).outputs[0]
    upward = shader.node('SeparateXYZ')
    shader.feed(upward, 0, shader.node('NewGeometry').outputs['Normal'])
    edge = shader.node('MapRange', Value=upward.outputs['Z'], From_Min=0.4, From_Max=0.9, To_Min=1.0, To_Max=0.16).outputs[0]
    open_pits = shader.node('Math', {'operation': 'MULTIPLY'})
    shader.feed(open_pits, 0, pits)
    shader.feed(open_pits, 1, edge)
    hollowed = shader.node('MixRGB', Fac=open_pits, Color1=tone.outputs[0], Color2=materials.colour('#7d6445'))
    shader.set(Base_Color=hollowed, Roughness=shader.between(edge, 0.16, 0.6), Specular=0.45)
    shader.set(Normal=shader.bump(open_pits, -0.9, 0.004))
    return ('#dccbae', 0, 0.22)


@made_once
def brushed(shader, base='#c3964f'):
    """Brass brushed round the staff and varnished."""
    lines = shader.noise(120, 3, 0.6, stretch=(1, 1, 9))
    shader.set(Base_Color=materials.colour(base), Metallic=1.0, Roughness=shader.between(lines, 0.2, 0.42))
    shader.set(Normal=shader.bump(lines, 0.1, 0.0004))
    return (base, 1, 0.3)


def cast_iron():
    return materials.stone('#1d1c1b', '#2b2926', 0.55)


def strand(sign, low, high, material):
    """One of the two lines: it winds one turn and a half round the staff, opening as it climbs, and ends in a head like a leaf."""
    count, points = 96, []
    for i in range(count + 1):
        t = i / count
        wide = 0.014 + 0.05 * t**1.15
        a = t * 3 * pi
        points.append((sign * wide * sin(a), -sign * wide * cos(a), low + (high - low) * t))
    # the head turns inwards to face its twin
    x, y, z = points[-1]
    points += [(x * (1 - 0.2 * k), y * (1 - 0.08 * k * k), z + 0.006 * k - 0.0012 * k * k) for k in (1, 2, 3)]
    last = len(points) - 1

    def girth(i):
        t = i / last
        body = 0.45 + 0.55 * min(1, t * 2.4)
        if t < 0.9:
            return body
        head = (t - 0.9) / 0.1
        return 0.85 + 0.75 * sin(pi * head**0.9) * (1 - 0.35 * head) - 0.72 * head**3

    return shapes.tube([(*p, girth(i)) for i, p in enumerate(points)], 0.0072, material, smooth=False, sides=6, name='strand')


def blade(root, tip, width, bow, lean, material, fine=True):
    """A feather of chased brass from root to tip (x, z): a shaft, barbs drawn back from it, a rounded end."""

    def vane(u, v):
        x = root[0] + (tip[0] - root[0]) * u
        z = root[1] + (tip[1] - root[1]) * u + bow * sin(pi * u**0.8)
        half = width * (0.42 + 0.58 * u**0.7) * (1 - max(0, (u - 0.78) / 0.22) ** 2.6) ** 0.5
        side = 2 * v - 1
        barb = 0.0007 * abs(sin((u * 34 - abs(side) * 3.2) * pi)) * (1 - 0.2 * abs(side)) if fine else 0
        crest = 0.0026 * max(0, 1 - abs(side) * 7) * (1 - u * 0.8)
        y = lean * (u**1.5) - 0.006 * (1 - side * side) - barb - crest
        return (x, y, z + half * side)

    thing = shapes.surface(vane, 120 if fine else 16, 20 if fine else 6, material, name='feather', smooth_angle=50)
    return shapes.solid(thing, 0.0022, 1)


def lit_edge(i, root, tip, face):
    """The lower edge of the wing's feather number `i`, just before its face."""
    points = []
    for k in range(2, 24):
        u = k / 24
        half = (0.0185 - 0.0012 * i) * (0.42 + 0.58 * u**0.7) * (1 - max(0, (u - 0.78) / 0.22) ** 2.6) ** 0.5
        x, z = (root[c] + (tip[c] - root[c]) * u for c in (0, 1))
        ahead = (0.052 - 0.006 * i) * u**1.5 + 0.01 + 0.0045 * (4 - i)
        points.append((x, -face * ahead, z + (0.012 - 0.004 * i) * sin(pi * u**0.8) - half))
    return points


def wing(z, span, material, lit, fine):
    """The right wing, cupped forwards: five feathers, the longest uppermost, their edges holding a line of light."""
    made = []
    for face in (-1, 1):
        for i in range(5):
            root = (0.012, z - 0.0085 * i)
            tip = (0.012 + span * (1 - 0.13 * i), z + 0.052 - 0.0235 * i)
            feather = blade(root, tip, 0.0185 - 0.0012 * i, 0.012 - 0.004 * i, 0.052 - 0.006 * i, material, fine)
            shapes.move(feather, (0, 0.006 + 0.0045 * (4 - i), 0))
            if face < 0:
                feather = flipped(feather)
            made.append(feather)
            if lit:
                line = shapes.tube(lit_edge(i, root, tip, face), 0.0011, materials.glow('#ffc57e', 5), smooth=False, sides=2, name='light')
                shapes.part('func-2', line)
                made.append(line)
    return made


def flipped(thing):
    """The thing on the other side of the plane y = 0."""
    twin = shapes.applied(thing)
    for v in twin.data.vertices:
        v.co = twin.matrix_world @ v.co
        v.co.y = -v.co.y
    twin.matrix_world.identity()
    twin.data.flip_normals()
    return twin


def build(piece, view='hero'):
    size = piece['size']
    half, h = size['width'] / 2, size['height']
    metal, iron, gloss = brushed(), cast_iron(), materials.metal('#cf9f52', 0.16)
    fine = view != 'model'
    low, high = 0.058, h * 0.68
    foot = turning.bend((half * 0.66, 0.014), (half * 0.3, 0.018), (0.034, 0.024), (0.024, 0.046), 18)
    shapes.lathe(
        [
            (0, 0),
            (half * 0.715, 0),
            (half * 0.72, 0.003),
            (half * 0.72, 0.011),
            (half * 0.71, 0.014),
            (half * 0.66, 0.0142),
            *foot,
            (0.024, 0.046),
            (0, 0.046),
        ],
        material=iron,
        segments=128,
        name='foot',
        edge=30,
    )
    shapes.ring(half * 0.721, 0.0016, (0, 0, 0.007), gloss, name='thread')
    shapes.lathe(
        props._smooth([(0, 0.046), (0.025, 0.046), (0.026, 0.051), (0.018, 0.055), (0.012, 0.062), (0.009, 0.07), (0, 0.07)], 3),
        material=gloss,
        segments=48,
        name='collar',
    )
    shapes.cylinder(0.009, h - 0.058 - 0.046, (0, 0, 0.046), metal, 0.001, 48, name='staff')
    for sign in (-1, 1):
        strand(sign, low, high, gloss)
    shapes.sphere(0.0135, (0, 0, h - 0.078), gloss, segments=32)
    trumpet = turning.bend((0.018, h - 0.058), (0.04, h - 0.036), (half * 0.3, h - 0.032), (half * 0.6, h - TOP - 0.0006), 18)
    shapes.lathe(
        [(0, h - 0.06), (0.016, h - 0.06), *trumpet, (half * 0.6, h - TOP), (0, h - TOP)],
        material=metal,
        segments=96,
        name='bracket',
        edge=30,
    )
    for feather in wing(h - 0.107, half * 0.86 - 0.012, gloss, view == 'night' or shapes.has_options(view), fine):
        twin = shapes.mirrored(feather)
        if feather.get('part'):
            shapes.part(feather['part'], twin)
    turning.oval([(i, h - TOP + z) for i, z in turning.slab(TOP, 0.0125, 8)], half, half, material=travertine(), segments=160, name='top')
    # two interlaced threads of brass mark where the devices rest
    for phase in (0, pi):
        line = [
            (r * cos(t), r * sin(t))
            for t, r in ((tau * i / 288, half * (0.79 + 0.03 * sin(tau * i / 288 * 12 + phase))) for i in range(288))
        ]
        turning.inlay(line, 0.0014, h, gloss, raised=0.0004)
    turning.inlay(turning.ellipse(0.012, 0.012), 0.002, h, gloss, raised=0.0004)
    if shapes.has_options(view):
        for x in (-0.075, 0.075):
            ring = turning.inlay(turning.ellipse(0.036, 0.036, (x, 0), 48), 0.0016, h, gloss, raised=0.0005, name='pad')
            shapes.part('tech-1', ring)
        shapes.part('tech-3', shapes.box((0.1, 0.062, 0.003), (0, -half * 0.46, h - 0.0024), materials.screen(), 0.0012, name='screen'))


def telephone(at, turn=0):
    made = [shapes.box((0.072, 0.148, 0.008), (0, 0, 0), materials.metal('#3b3733', 0.35), 0.0035, 6)]
    made.append(shapes.box((0.068, 0.144, 0.0006), (0, 0, 0.0079), materials.lacquer('#07080a', 0.03), 0.0002))
    return shapes.move(made, at, (0, 0, turn))


def armchair(at, turn, tone):
    """A round-backed chair at the edge of the picture."""
    wool = materials.boucle(tone)
    back = lambda u, v: (0.43 * cos(pi * (1.12 * u - 0.06)), 0.43 * sin(pi * (1.12 * u - 0.06)), 0.16 + (0.56 + 0.1 * sin(pi * u)) * v)
    made = [shapes.subdivided(shapes.solid(soft.upholstered(back, soft.plump(0.05), 60, 24, wool, 0.12), 0.12, -1), 1)]
    made += soft.cushion((0.72, 0.72, 0.22), (0, -0.06, 0.24), wool, 0.1, 0.03)
    made.append(shapes.cylinder(0.36, 0.12, (0, -0.02, 0.13), wool, 0.04, 96))
    made.append(shapes.cylinder(0.3, 0.13, (0, 0, 0), materials.ebony('z'), 0.01, 64))
    return shapes.move(made, at, (0, 0, turn))


def laid(z):
    telephone((0.05, -0.06, z + 0.0005), 24)
    glass = props._smooth(
        [(0, 0.004), (0.028, 0.004), (0.031, 0.03), (0.034, 0.085), (0.0325, 0.085), (0.029, 0.03), (0.026, 0.008), (0, 0.008)]
    )
    shapes.lathe(glass, (-0.07, 0.055, z - 0.003), materials.glass('#f4f8f7'), 64, 'tumbler')


def shot_hero(piece):
    rooms.terrace(back=2.6, from_left=70, height=9, power=0.8)
    light.spot((-3.4, -1.6, 1.9), (0, 0, 0.45), 420, 2900, 50, 0.9, 0.25)
    armchair((-0.78, 0.42, 0), 38, '#b79f80')
    laid(piece['size']['height'])
    cameras.around((0.06, 0), 2.05, 20, 0.98, 0.4, 50, aperture=4, focus=(0, -0.1, 0.5))
    return {'exposure': -0.3}


def shot_front(piece):
    rooms.studio('#c9c3b8', size=0.95)
    cameras.around((0, 0), 2.25, 16, 0.98, 0.31, 75, aperture=8)


def shot_detail(piece):
    rooms.hall(back=2.4, tone='#b9ab97')
    cameras.camera((0.36, -0.82, 0.56), (0.03, -0.02, 0.535), 75, aperture=8, focus=(0.08, -0.09, 0.55), level=False)


def shot_scale(piece):
    rooms.hall(back=1.6, niche=False, tone='#cbbda8')
    props.door((1.35, 1.57, 0))
    armchair((-0.85, 0.25, 0), 30, '#8a5a3c')
    laid(piece['size']['height'])
    cameras.around((0.15, 0.3), 3.9, 10, 1.3, 0.95, 45, aperture=8)


def shot_night(piece):
    rooms.chamber(back=1.7, tone='#3a332b', power=1.8, lamps=False)
    armchair((0.85, 0.4, 0), -38, '#6b4a38')
    laid(piece['size']['height'])
    cameras.around((0.12, 0), 2.2, -18, 0.95, 0.38, 50, aperture=4, focus=(0, -0.1, 0.5))
    return {'exposure': 0.95, 'glare': 0.35}
