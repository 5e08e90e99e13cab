"""Hestia's low table: a round temple under an oval of walnut, and in its middle a hearth of light ringed with soapstone."""

from math import cos, pi, radians, sin, tau

from parts import cameras, materials, props, rooms, shapes, soft, turning
from parts.materials import made_once

TOP = 0.044
STEP = 0.018
LINTEL = 0.084
HEARTH = 0.56

FINISHES = {
    'mat-1': {'wood-342116-6f4a2e-0.3-x': ('#ece8e0', 0, 0.14), 'wood-342116-6f4a2e-0.34-z': ('#ece8e0', 0, 0.16)},
    'mat-2': {'wood-342116-6f4a2e-0.3-x': ('#8f6b3f', 0, 0.36), 'wood-342116-6f4a2e-0.34-z': ('#8f6b3f', 0, 0.38)},
    'mat-3': {'wood-342116-6f4a2e-0.3-x': ('#b98a46', 1, 0.26), 'wood-342116-6f4a2e-0.34-z': ('#a87c40', 1, 0.3)},
}


def walnut():
    return materials.wood('#342116', '#6f4a2e', 0.3, 'x')


def upright_walnut():
    return materials.wood('#342116', '#6f4a2e', 0.34, 'z')


def soapstone():
    return materials.stone('#26282a', '#34373a', 0.42)


@made_once
def hearth_glass(shader, strength=2.0):
    """Frosted opal lit from below: honey in the middle, ember at the rim."""
    where = shader.node('TexCoord').outputs['Object']
    far = shader.node('VectorMath', {'operation': 'LENGTH'})
    shader.feed(far, 0, where)
    share = shader.node('MapRange', Value=far.outputs['Value'], From_Min=0.0, From_Max=0.17).outputs[0]
    breath = shader.noise(9, 3, 0.5)
    mixed = shader.node('Math', {'operation': 'MULTIPLY_ADD'})
    for i, value in enumerate((breath, 0.35, share)):
        shader.feed(mixed, i, value)
    tone = shader.ramp(mixed.outputs[0], (0.1, '#ffcf8c'), (0.45, '#ffb05a'), (0.8, '#f08a3a'), (1.0, '#c85a1e'))
    shader.set(Base_Color=materials.colour('#b98a58'), Roughness=0.35, Emission=tone, Emission_Strength=strength)
    return ('#ffb566', 0, 0.35)


def top(a, b, height, wood, brass):
    """The oval of walnut with a bullnose, open in the middle; a thread of brass in its edge and in its face."""
    hole = b * HEARTH
    z = height - TOP
    rim = [(inset, z + level) for inset, level in turning.slab(TOP, 0.018, 8)]
    rings = [[((a - inset) * cos(t), (b - inset) * sin(t), level) for t in (tau * i / 160 for i in range(160))] for inset, level in rim]
    mouth = [[(r * cos(t), r * sin(t), level) for t in (tau * i / 160 for i in range(160))] for r, level in ((hole, height), (hole, z))]
    turning.loft([*rings, *mouth], wood, True, 'top', 30)
    turning.inlay(turning.ellipse(a * 0.955, b * 0.93, count=160), 0.004, height, brass)
    turning.oval(
        [(0.001, z + TOP / 2 - 0.0015), (-0.0004, z + TOP / 2), (0.001, z + TOP / 2 + 0.0015)],
        a,
        b,
        material=brass,
        segments=160,
        name='thread',
    )


def hearth(radius, height, brass, strength):
    """The ring of soapstone level with the wood, and the opal glass with its rosette of twelve flames."""
    inner = radius * 0.78
    shapes.lathe(
        [
            (inner, height - 0.03),
            (inner, height - 0.0015),
            (inner + 0.0015, height),
            (radius - 0.004, height),
            (radius - 0.004, height - 0.03),
        ],
        material=soapstone(),
        segments=128,
        name='hearthstone',
    )
    shapes.lathe(
        [(radius - 0.004, height - 0.03), (radius - 0.004, height + 0.0006), (radius, height + 0.0006), (radius, height - 0.03)],
        material=brass,
        segments=128,
        name='fillet',
    )
    shapes.lathe(
        [(0, height - 0.0025), (inner, height - 0.0025), (inner, height - 0.03), (0, height - 0.03)],
        material=hearth_glass(strength),
        segments=96,
        name='opal',
    )
    zigzag = [(r * cos(t), r * sin(t)) for t, r in ((tau * i / 72, radius * (0.82 if i % 2 else 0.95)) for i in range(72))]
    turning.inlay(zigzag, 0.0016, height, brass)
    turning.inlay(turning.ellipse(radius * 0.3, radius * 0.3), 0.0022, height - 0.0025, brass)
    for i in range(12):
        polar = lambda a, r, i=i: (r * radius * cos(radians(30 * i + a)), r * radius * sin(radians(30 * i + a)))
        line = turning.bend(polar(-13, 0.34), polar(-16, 0.6), polar(-2, 0.62), polar(6, 0.74), 12)
        line += [*turning.bend(polar(6, 0.74), polar(4, 0.58), polar(20, 0.5), polar(13, 0.34), 12), polar(13, 0.34)]
        turning.inlay(line, 0.002, height - 0.0025, brass, closed=False)


def column(radius, low, high, wood, brass):
    """A small fluted column between a brass torus and a flared capital."""
    flutes = 12
    foot, head = low + 0.012, high - 0.018

    def shaft(u, v):
        r = radius * (1 - 0.16 * v) * (1 - 0.11 * (1 - abs(sin(u * flutes * pi)) ** 0.7))
        return (r * cos(u * tau), r * sin(u * tau), foot + (head - foot) * v)

    made = [shapes.surface(shaft, flutes * 6, 10, wood, close_u=True, name='shaft', smooth_angle=50)]
    torus = [(radius * 1.15, low + 0.006 - 0.006 * cos(t)) for t in (pi * i / 8 for i in range(9))]
    base = [(r - 0.004 + 0.004 * sin(pi * i / 8), z) for i, (r, z) in enumerate(torus)]
    made.append(shapes.lathe([(0, low), *base, (0, low + 0.012)], material=brass, segments=32, name='torus'))
    r = radius * 0.84
    capital = [
        (0, head),
        (r, head),
        (r * 1.06, head + 0.002),
        (r, head + 0.004),
        (r * 1.2, head + 0.009),
        (r * 1.44, head + 0.013),
        (r * 1.44, high),
        (0, high),
    ]
    made.append(shapes.lathe(capital, material=wood, segments=32, name='capital'))
    return made


def colonnade(a, b, low, high, wood, brass):
    """Twenty columns on an oval, parting before the two doors."""
    first = column(0.0215, low, high, wood, brass)
    angles = [s * t for t in (26, 41, 55, 69, 84, 96, 111, 125, 139, 154) for s in (-1, 1)]
    for n, angle in enumerate(angles):
        at = (a * sin(radians(angle)), -b * cos(radians(angle)), 0)
        shapes.move(first, at) if n == len(angles) - 1 else turning.copies(first, at)


def doorway(half, spring, low, high, deep, wood, brass, light_within):
    """A vaulted passage from front to back, its opal heart lit and bearing a flame of brass."""
    wide = half + 0.03
    vault = [
        (half, low + 0.0005),
        *[(half * cos(radians(t)), spring + half * sin(radians(t))) for t in range(0, 181, 6)],
        (-half, low + 0.0005),
    ]
    block = [(-wide, low), (-half, low), *vault[::-1][1:-1], (half, low), (wide, low), (wide, high), (-wide, high)]
    shapes.plate(block, 2 * deep, wood, 0.003, (0, -deep, 0), name='passage')
    recess = deep - 0.05
    for face in (-1, 1):
        pane = [(x * 0.99, (z - low) * 0.995) for x, z in vault]
        shapes.plate(pane, 0.008, light_within, 0.001, (0, face * recess - 0.004, low), name='heart')
        bead = [(x * 0.89, face * (deep + 0.001), low + (z - low) * 0.96) for x, z in vault]
        shapes.tube([(x * 1.06, y, z) for x, y, z in bead], 0.0022, brass, smooth=False, sides=3, name='bead')
        for x, grow in ((0, 1.0), (-0.006, 0.62), (-0.034, 0.5), (0.04, 0.45)):
            shapes.plate(
                flame(x, low + 0.004, 0.1 * grow, 0.165 * grow),
                0.003,
                brass,
                0.001,
                (0, face * (recess + 0.014 + 0.008 * (1 - grow)) - 0.0015, 0),
                name='flame',
            )


def flame(x, z, wide, tall):
    w = wide / 2
    return [
        *turning.bend((x, z), (x + w * 1.3, z), (x + w * 1.2, z + tall * 0.42), (x + w * 0.45, z + tall * 0.62)),
        *turning.bend(
            (x + w * 0.45, z + tall * 0.62), (x + w * 0.2, z + tall * 0.74), (x + w * 0.25, z + tall * 0.9), (x + w * 0.1, z + tall)
        ),
        *turning.bend(
            (x + w * 0.1, z + tall), (x - w * 0.1, z + tall * 0.76), (x - w * 0.5, z + tall * 0.68), (x - w * 0.8, z + tall * 0.42)
        ),
        *turning.bend((x - w * 0.8, z + tall * 0.42), (x - w * 1.1, z + tall * 0.16), (x - w * 0.7, z), (x, z)),
    ]


def cella(a, b, low, high, wood):
    """The two halves of the drum behind the columns, reeded like a tambour, open where the passage goes through."""
    reeds, gap = 42, 66
    for side in (0, 180):

        def wall(u, v, side=side):
            r, t = 0.004 * abs(sin(u * reeds * pi)), radians(side - gap + 2 * gap * u)
            return ((a + r) * cos(t), (b + r) * sin(t), low + (high - low) * v)

        shapes.surface(wall, reeds * 5, 1, wood, name='cella', smooth_angle=60)


def build(piece, view='hero'):
    size = piece['size']
    a, b, h = size['width'] / 2, size['depth'] / 2, size['height']
    wood, timber, stone, brass = walnut(), upright_walnut(), soapstone(), materials.metal('#a97f45', 0.3)
    lit = view == 'night'
    low, high = 3 * STEP, h - LINTEL
    for level, share in enumerate((0.86, 0.82, 0.78)):
        turning.oval(
            [(i, level * STEP + z) for i, z in turning.slab(STEP, 0.003, 3)],
            a * share,
            b * share,
            material=stone,
            segments=128,
            name='step',
        )
    turning.oval(
        [(i, low + z) for i, z in turning.slab(0.0016, 0.0006, 2)], a * 0.74, b * 0.74, material=brass, segments=128, name='thread'
    )
    cella(a * 0.56, b * 0.5, low, high, timber)
    colonnade(a * 0.7, b * 0.7, low, high, timber, brass)
    doorway(a * 0.2, high - a * 0.2 - 0.022, low, high, b * 0.66, timber, brass, hearth_glass(3.0 if lit else 1.5))
    turning.oval(
        [(i, high + z) for i, z in turning.slab(0.022, 0.002, 2)], a * 0.76, b * 0.76, material=timber, segments=128, name='architrave'
    )
    dentils(a * 0.76, b * 0.76, high + 0.004, brass)
    turning.oval(
        [(i, high + 0.022 + z) for i, z in turning.slab(0.018, 0.006, 4)], a * 0.8, b * 0.8, material=timber, segments=128, name='cornice'
    )
    top(a, b, h, wood, brass)
    hearth(b * HEARTH, h, brass, 3.0 if lit else 1.5)
    options(a, b, h, view, brass)


def dentils(a, b, z, brass):
    """A row of small upright bars round the architrave."""
    block = shapes.box((0.003, 0.003, 0.014), (0, 0, 0), brass, 0)
    for i in range(96):
        t = tau * i / 96
        twin = block if i == 95 else shapes.copy(block)
        shapes.move(twin, (a * cos(t), b * sin(t), z))


def options(a, b, h, view, brass):
    """A charging place and a screen let into the wood, a line of light under the cornice."""
    if shapes.has_options(view):
        pad = turning.inlay(turning.ellipse(0.045, 0.045, (-a * 0.62, 0)), 0.002, h, brass, name='pad')
        mark = turning.inlay(turning.ellipse(0.018, 0.018, (-a * 0.62, 0), start=60, stop=300), 0.002, h, brass, closed=False, name='mark')
        shapes.part('tech-1', pad, mark)
        shapes.part('tech-3', shapes.box((0.12, 0.2, 0.004), (a * 0.64, 0, h - 0.0036), materials.screen(), 0.0015, name='screen'))
    if view == 'night' or shapes.has_options(view):
        strip = turning.oval(
            [(0, h - LINTEL - 0.004), (0.004, h - LINTEL - 0.004), (0.004, h - LINTEL), (0, h - LINTEL)],
            a * 0.75,
            b * 0.75,
            material=materials.glow('#ffb469', 8),
            segments=96,
            closed=True,
            name='light',
        )
        shapes.part('func-2', strip)


def tea(z, glaze='#d8cfbf'):
    """A small service: a low pot, two bowls."""
    clay = materials.stone(glaze, '#c9bfae', 0.35)
    profile = props._smooth([(0, 0), (0.045, 0), (0.07, 0.03), (0.074, 0.06), (0.05, 0.092), (0.03, 0.097), (0, 0.1)])
    pot = [shapes.lathe(profile, (0, 0, 0), clay, 64, 'pot'), shapes.sphere(0.009, (0, 0, 0.106), clay)]
    pot.append(shapes.tube([(0.066, 0, 0.04), (0.1, 0, 0.055), (0.112, 0, 0.09)], 0.008, clay))
    pot.append(
        shapes.tube([(-0.045, 0, 0.088), (-0.03, 0, 0.15), (0.03, 0, 0.15), (0.045, 0, 0.088)], 0.004, materials.metal('#a97f45', 0.3))
    )
    shapes.move(pot, (0.1, 0.165, z), (0, 0, 200))
    return [*pot, props.cup((-0.04, 0.2, z), clay), props.cup((0.19, -0.09, z), clay)]


def sofa(at, turn, tone='#cbbfae'):
    """A deep settee to the edge of the picture."""
    wool = materials.boucle(tone)
    made = [shapes.box((2.3, 0.95, 0.2), (0, 0, 0.1), wool, 0.06, 6)]
    for x in (-0.55, 0.55):
        made += soft.cushion((1.08, 0.86, 0.2), (x, -0.05, 0.28), wool, 0.08, 0.03)
        made += soft.cushion((1.08, 0.26, 0.46), (x, 0.34, 0.36), wool, 0.1, 0.03, turn=(-8, 0, 0))
    made += soft.pillow((0.5, 0.5), 0.18, (-0.75, 0.12, 0.66), materials.velvet('#7a3a22'), (66, 0, 14), seed=4)
    for side in (-1, 1):
        made.append(shapes.box((0.22, 0.95, 0.56), (side * 1.14, 0, 0.06), wool, 0.09, 8))
    return shapes.move(made, at, (0, 0, turn))


def shot_hero(piece):
    rooms.hall(back=2.6, tone='#cfc4b3')
    props.rug(3.2, 2.3, (0.1, 0.1, -0.001), '#9b9082', '#74695b')
    sofa((0.3, 1.42, 0), 0)
    tea(piece['size']['height'])
    props.books((-0.42, 0.06, piece['size']['height']), ('#3b2a22', '#94714a'), turn=24)
    cameras.around((0.02, 0), 2.55, 22, 1.12, 0.27, 50, aperture=5.6, focus=(0.1, -0.3, 0.35))
    return {'exposure': -0.15}


def shot_front(piece):
    rooms.studio('#cdbfab', size=1.5)
    cameras.around((0, 0), 4.2, 20, 1.35, 0.19, 75, aperture=11)


def shot_scale(piece):
    rooms.hall(back=2.3, niche=False, tone='#cfc4b3')
    props.door((1.75, 2.27, 0))
    props.rug(3.0, 2.2, (0, 0, -0.001), '#9b9082', '#74695b')
    sofa((-0.35, 1.4, 0), 0)
    tea(piece['size']['height'])
    cameras.around((0.4, 0.5), 4.7, 14, 1.4, 0.9, 42, aperture=8)


def shot_detail(piece):
    rooms.hall(back=2.6, tone='#cfc4b3')
    props.cup((0.19, -0.12, piece['size']['height']), materials.stone('#d8cfbf', '#c9bfae', 0.35))
    cameras.camera((0.62, -1.02, 0.86), (0.06, -0.1, 0.37), 75, aperture=8, focus=(0.12, -0.2, 0.4), level=False)


def shot_night(piece):
    rooms.chamber(tone='#3a2e25', power=2.0)
    props.rug(3.2, 2.3, (0.1, 0.1, -0.001), '#8d7f6c', '#5d5143')
    tea(piece['size']['height'])
    cameras.around((0, 0), 2.5, -24, 1.05, 0.26, 50, aperture=5.6, focus=(-0.1, -0.3, 0.35))
    return {'exposure': 0.6, 'glare': 0.4}
