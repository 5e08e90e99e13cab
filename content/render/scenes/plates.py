"""Still lifes between the chapters of the stories, one a collection: few things, one strong light."""

from math import cos, radians, sin, tau
from random import Random

from mathutils import noise
from parts import cameras, light, materials, props, shapes

from . import fire, nature, relief

SIZE = (1600, 1067)


def table(top, wall, key=(1.0, 4200), fill=1.0, side=-1, edge=None):
    """A slab before a wall, a tall light at one side, a breath of it at the other."""
    shapes.box((3, 1.5, 0.06), (0, 0.25, -0.06), top, 0.008, name='slab')
    shapes.box((8, 0.1, 5), (0, 1.15, -1.5), wall, 0, name='wall')
    light.surroundings('#cfd6de', '#2a2622', 0.10 * fill)
    light.area((0.45, 0.8), (side * 1.35, -0.15, 0.85), (0, 0.05, 0.1), 36 * key[0], key[1])
    light.area((1.0, 0.8), (-side * 1.6, -1.0, 0.9), (0, 0, 0.1), 3.2 * fill, 6500)
    light.area((1.6, 0.5), (side * 0.9, 0.7, 1.6), (0.2, 1.15, 0.3), 7 * key[0], key[1])


def eye(height=0.42, away=1.35, target=(0, 0, 0.11), lens=70, aperture=8, focus=None, x=0.0):
    cameras.camera((x, -away, height), target, lens, aperture, focus=focus, level=False)


def thunderbolt(length, metal):
    """The bolt as the vases show it: a twisted grip between two sheaves of points, along x."""
    half, made = length / 2, []

    def grip(u, v):
        x = (v - 0.5) * length * 0.3
        a = u * tau + 5.5 * v
        r = length * (0.026 + 0.018 * (2 * v - 1) ** 2) * (1 + 0.13 * abs(cos(2.5 * (u * tau))))
        return (x, r * cos(a), r * sin(a))

    made.append(shapes.surface(grip, 80, 60, metal, close_u=True, name='grip', smooth_angle=50))
    for side in (-1, 1):
        hoop = [(side * length * 0.15, length * 0.05 * cos(tau * i / 64), length * 0.05 * sin(tau * i / 64)) for i in range(64)]
        made.append(shapes.tube(hoop, length * 0.009, metal, closed=True, smooth=False))
        spike = [(side * half * x, 0, 0, r) for x, r in ((0.28, 1.0), (0.45, 1.25), (0.7, 0.8), (1.0, 0.03))]
        made.append(shapes.tube(spike, length * 0.02, metal))
        for k in range(6):
            a = k * tau / 6 + 0.3
            line = (
                (0.28, 0.06, 0.9),
                (0.4, 0.2, 1.0),
                (0.52, 0.23, 0.85),
                (0.57, 0.17, 0.75),
                (0.68, 0.2, 0.6),
                (0.74, 0.13, 0.5),
                (0.93, 0.1, 0.03),
            )
            made.append(
                shapes.tube([(side * half * x, half * q * cos(a), half * q * sin(a), r) for x, q, r in line], length * 0.0125, metal)
            )
    return made


def rest(things, z=0.0):
    """Lets things down until they touch the height `z`."""
    return shapes.move(things, (0, 0, z - shapes.bounds(things)[0].z))


def olympe():
    """An eagle's feather and the bolt that the Cyclopes made."""
    white = materials.marble('#eeeae3', '#8e8c8c', 0.16, 0.5)
    table(white, materials.stone('#39445a', '#2f394c', 0.8), (1.15, 4600))
    shapes.box((0.34, 0.2, 0.075), (0.09, 0.12, 0), white, 0.006, turn=(0, 0, -12))
    bolt = shapes.move(thunderbolt(0.42, materials.gold()), turn=(0, -9, 0))
    shapes.move(bolt, (0.075, 0.1, 0.122), (0, 0, 14))
    shapes.move(nature.feather(0.42, 0.05), (-0.29, -0.135, 0.034), (38, 0, 11))
    eye(0.46, 1.22, (-0.01, 0.02, 0.075), 66, focus=(0, -0.06, 0.08))
    return {'exposure': 0.1, 'glare': 0.15}


def band(radius, wide, thick, metal):
    """A flat hoop, its axis upright."""
    r, w, t = radius, wide / 2, thick
    rim = [(r - t, -w), (r, -w), (r, w), (r - t, w), (r - t, -w)]
    return shapes.rounded(shapes.lathe(rim, (0, 0, 0), metal, 160, 'hoop', 30), thick * 0.25, 2)


def titans():
    """An armillary sphere: hours, seasons and the road of the sun."""
    slate = materials.honed('#2b2c30', '#414044', 0.4)
    table(slate, materials.stone('#7d5b43', '#6a4b37', 0.85), (1.1, 3700))
    bronze, gold = materials.metal('#8a6038', 0.28), materials.metal('#d9a850', 0.22)
    R, mid = 0.135, 0.275
    made = [shapes.move(band(R * 1.12, 0.016, 0.006, bronze), turn=(90, 0, 0))]
    made.append(band(R * 1.13, 0.02, 0.005, bronze))
    globe = [shapes.move(band(R, 0.009, 0.0035, gold), turn=(90, 0, a)) for a in (0, 90)]
    globe += [band(R * 1.005, 0.011, 0.004, gold)]
    for z in (0.42, -0.42):
        globe.append(shapes.move(band(R * (1 - z * z) ** 0.5, 0.007, 0.003, gold), (0, 0, z * R)))
    globe.append(shapes.move(band(R * 1.02, 0.026, 0.003, gold), turn=(23.4, 0, 0)))
    globe.append(shapes.tube([(0, 0, -R * 1.12), (0, 0, R * 1.12)], 0.0028, bronze))
    globe.append(shapes.sphere(0.024, (0, 0, 0), materials.lacquer('#1c3d5a', 0.12), segments=48))
    for k in range(24):
        a = k * tau / 24
        globe.append(shapes.box((0.002, 0.002, 0.024), (R * 1.022 * cos(a), R * 1.022 * sin(a), -0.012), bronze, 0))
    made += shapes.move(globe, turn=(0, 38, 24))
    shapes.move(made, (0, 0, mid), (0, 0, 22))
    foot = props._smooth(
        [
            (0, 0),
            (0.085, 0),
            (0.088, 0.012),
            (0.05, 0.026),
            (0.024, 0.05),
            (0.03, 0.066),
            (0.014, 0.085),
            (0.012, 0.1),
            (0.02, 0.112),
            (0.0, 0.118),
        ]
    )
    shapes.lathe(foot, (0, 0, 0), bronze, 96, 'foot')
    for side in (-1, 1):
        arm = [(side * x, 0, z) for x, z in ((0.004, 0.108), (0.07, 0.125), (0.128, 0.19), (0.153, 0.272))]
        shapes.move(shapes.tube(arm, 0.0052, bronze), turn=(0, 0, 22))
    shapes.move(props.books((0, 0, 0), ('#4a2c22', '#7d6a4d'), 5), (0.33, 0.12, 0), (0, 0, 20))
    eye(0.34, 1.42, (0.05, 0.0, 0.2), 68, focus=(0, -0.1, 0.25))
    return {'exposure': 0.5, 'glare': 0.15}


def underworld():
    """A pomegranate opened on basalt; some seeds are already counted out."""
    basalt = materials.honed('#1b1b1d', '#333130', 0.42)
    table(basalt, materials.stone('#241a1a', '#1c1515', 0.85), (1.0, 4000), 0.8)
    shapes.box((0.22, 0.18, 0.05), (0.085, 0.1, 0), basalt, 0.01, turn=(0, 0, 12))
    nature.fruit(0.058, (0.085, 0.1, 0.103), (16, 12, 30))
    nature.opened(0.056, (-0.075, -0.03, 0.05), (-26, 0, 16))
    nature.loose_seeds([(-0.165, -0.09), (-0.14, -0.125), (-0.085, -0.15), (0.02, -0.13), (0.055, -0.105), (-0.2, -0.04)], 0.0062)
    eye(0.31, 1.0, (-0.0, 0.0, 0.07), 86, 9, focus=(-0.07, -0.06, 0.06))
    return {'exposure': 0.85, 'glare': 0.12}


def sand():
    def dune(u, v):
        x, y = (u - 0.5) * 2.4, (v - 0.35) * 1.6
        ripple = 0.004 * sin(70 * (y + 0.06 * noise.noise((x * 2, y * 2, 0))) + 3 * noise.noise((x * 3, y * 1.5, 2)))
        return (x, y, ripple + 0.012 * noise.noise((x * 1.7, y * 1.7, 5)) + 0.0008 * noise.noise((x * 90, y * 90, 1)))

    return shapes.surface(dune, 420, 320, materials.stone('#d9c6a6', '#b89f7b', 0.9), name='sand')


def aqua():
    """What Amphitrite leaves on the shore: a scallop, a spiral, glass the sea has worn."""
    sand()
    shapes.box((8, 0.1, 5), (0, 1.05, -1.5), materials.stone('#7fa5ac', '#6b939c', 0.85), 0, name='wall')
    light.surroundings('#d6e6ee', '#6a6258', 0.22)
    light.area((0.5, 0.7), (-1.25, 0.25, 0.62), (0, 0, 0.03), 34, 4300)
    light.area((1.2, 0.8), (1.5, -1.0, 1.0), (0, 0, 0.1), 5, 6800)
    pearl = materials.pearl('#efe3d6')
    rest(shapes.move(nature.scallop(0.15, pearl), (-0.07, 0.05, 0.045), (52, 0, -14)), -0.006)
    rest(shapes.move(nature.conch(0.13, materials.pearl('#e9cdb4', 0.7)), (0.135, -0.01, 0.055), (78, 14, 52)), -0.012)
    tints = ('#8fcabd', '#5fa9a8', '#b9dccf', '#3f8796', '#a9d3c6')
    for k, (x, y, r) in enumerate(
        [
            (-0.2, -0.1, 0.022),
            (-0.15, -0.14, 0.014),
            (0.02, -0.14, 0.019),
            (-0.24, -0.03, 0.013),
            (0.075, -0.115, 0.012),
            (-0.075, -0.125, 0.011),
        ]
    ):
        nature.pebble(r, (x, y, 0.0), materials.sea_glass(tints[k % 5], 0.05), k + 1)
    eye(0.36, 1.12, (0.0, -0.01, 0.045), 80, 9, focus=(-0.02, -0.02, 0.05))
    return {'exposure': 0.0, 'glare': 0.12}


def oracles():
    """Athena's owl struck in silver, and a branch from her tree."""
    lime = materials.stone('#d9cfbd', '#c3b59c', 0.7)
    table(materials.stone('#cfc3ae', '#b5a78e', 0.75), materials.stone('#8b8a72', '#7a7963', 0.85), (1.0, 4400))
    shapes.box((0.2, 0.14, 0.2), (0.14, 0.16, 0), lime, 0.006, turn=(0, 0, -16))
    silver = relief.patina('#d6d4cc', '#4b4843', 0.24)
    relief.coin(relief.owl, 0.115, (-0.0, 0.05, 0.104), silver, (74, 0, 10), fine=0.85, share=0.98)
    light.area((0.9, 0.5), (-0.75, -1.5, 0.8), (0, 0, 0.1), 9, 4800)
    nature.olive_branch(
        [(-0.34, -0.06, 0.012), (-0.22, -0.1, 0.024), (-0.08, -0.12, 0.02), (0.06, -0.1, 0.022), (0.19, -0.045, 0.016)], 0.07, 7, seed=3
    )
    nature.olive_branch([(-0.3, -0.03, 0.014), (-0.2, -0.055, 0.03), (-0.13, -0.06, 0.035), (-0.06, -0.075, 0.03)], 0.066, 2, seed=5)
    eye(0.27, 1.25, (-0.01, 0.0, 0.098), 74, 9, focus=(0, 0.02, 0.1))
    return {'exposure': 0.05, 'glare': 0.12}


def foyer():
    """The last glow of the hearth, and the first cup."""
    table(materials.honed('#35302c', '#4d463f', 0.55), materials.stone('#3a2d25', '#30251f', 0.85), (0.62, 3400), 1.2)
    bronze = materials.metal('#7d5532', 0.3)
    shapes.move(fire.bowl(0.19, bronze, 0.5), (-0.06, 0.08, 0.035))
    for k in range(3):
        a = radians(90 + 120 * k + 30)
        shapes.tube(
            [
                (-0.06 + 0.09 * cos(a), 0.08 + 0.09 * sin(a), 0.05),
                (-0.06 + 0.12 * cos(a), 0.08 + 0.12 * sin(a), 0.02),
                (-0.06 + 0.13 * cos(a), 0.08 + 0.13 * sin(a), 0.006),
            ],
            0.011,
            bronze,
        )
    fire.embers((-0.06, 0.08, 0.118), 0.118, 4.5, 66, 0.021, 3, 0.35)
    fire.flames((-0.06, 0.09, 0.128), 0.15, 0.08, 12, 8, 3)
    light.bulb((-0.06, 0.05, 0.24), 3.2, 2100, 0.06)
    clay = materials.stone('#9c4f31', '#7e3d26', 0.5)
    cup = props._smooth(
        [
            (0, 0),
            (0.038, 0),
            (0.04, 0.006),
            (0.012, 0.016),
            (0.012, 0.04),
            (0.05, 0.058),
            (0.078, 0.084),
            (0.084, 0.104),
            (0.079, 0.104),
            (0.07, 0.084),
            (0.04, 0.064),
            (0, 0.058),
        ]
    )
    kylix = [shapes.lathe(cup, (0, 0, 0), clay, 96, 'cup')]
    kylix.append(shapes.cylinder(0.07, 0.002, (0, 0, 0.083), materials.lacquer('#2a0710', 0.03), 0.0005, 64))
    for side in (-1, 1):
        kylix.append(
            shapes.tube(
                [
                    (side * 0.076, 0, 0.09),
                    (side * 0.116, 0, 0.102),
                    (side * 0.124, 0, 0.122),
                    (side * 0.1, 0, 0.11),
                    (side * 0.078, 0, 0.098),
                ],
                0.0045,
                clay,
            )
        )
    shapes.move(kylix, (0.24, -0.07, 0), (0, 0, 28))
    eye(0.36, 1.45, (0.045, 0.0, 0.105), 72, 9, focus=(0.02, -0.05, 0.1))
    return {'exposure': 0.5, 'glare': 0.3}


def reflets():
    """A bronze mirror that holds a rose."""
    blush = materials.marble('#e8d8cd', '#b08f83', 0.2, 0.5)
    table(blush, materials.stone('#a98a80', '#977a70', 0.85), (1.0, 4500), 2.6)
    brass = materials.metal('#d0a058', 0.24)
    disc = [shapes.cylinder(0.1, 0.006, (0, 0, 0), brass, 0.002, 128)]
    disc.append(shapes.cylinder(0.09, 0.001, (0, 0, 0.006), materials.looking_glass('#f4e9d8'), 0.0003, 128))
    disc.append(shapes.ring(0.096, 0.005, (0, 0, 0.006), brass))
    disc += [shapes.sphere(0.0034, (0.104 * cos(k * tau / 60), 0.104 * sin(k * tau / 60), 0.004), brass, segments=10) for k in range(60)]
    grip = props._smooth(
        [(0.0, 0), (0.013, 0.004), (0.009, 0.02), (0.008, 0.06), (0.012, 0.075), (0.008, 0.09), (0.007, 0.12), (0.013, 0.135), (0.0, 0.142)]
    )
    disc.append(shapes.move(shapes.lathe(grip, (0, 0, 0), brass, 48, 'grip'), (0, -0.098, 0.004), (90, 0, 0)))
    shapes.move(disc, turn=(0, 0, 64))
    rest(shapes.move(disc, (0.07, 0.1, 0.11), (84, 0, -29)))
    shapes.box((0.09, 0.09, 0.15), (0.115, 0.19, 0), blush, 0.006, turn=(0, 0, -29))
    rest(nature.rose(0.06, (-0.115, -0.03, 0.06), (34, 14, 30)), -0.02)
    for x, y, turn in ((-0.2, -0.1, 40), (-0.03, -0.105, 160)):
        nature.fallen_petal(0.045, (x, y, 0.004), turn)
    draw = Random(4)
    for k in range(26):
        t = k / 25
        place = (0.07 + 0.22 * t, -0.13 + 0.03 * sin(5.5 * t), 0.0062)
        shapes.sphere(0.0062 + 0.0006 * draw.uniform(-1, 1), place, materials.pearl('#f1e9df'), segments=24)
    eye(0.4, 1.2, (0.02, 0.0, 0.075), 74, 9, focus=(-0.08, -0.05, 0.07))
    return {'exposure': 0.05, 'glare': 0.12}


def saisons():
    """Demeter's sheaf, and the fruit that made the winter."""
    table(materials.oak('x'), materials.stone('#b79a6c', '#a3875b', 0.85), (1.1, 3900))
    nature.sheaf(0.5, 90, (-0.03, 0.06, 0))
    for k, (x, y, a) in enumerate([(0.2, -0.1, 205), (0.3, -0.02, 190), (-0.24, -0.12, -22)]):
        ear = nature.wheat_ear(seed=7 + k)
        shapes.move(ear, (x, y, 0.008), (0, 90, a))
        far = (x - 0.24 * cos(radians(a)), y - 0.24 * sin(radians(a)), 0.003)
        shapes.tube([(x, y, 0.007), ((x + far[0]) / 2, (y + far[1]) / 2 - 0.006, 0.004), far], 0.0017, nature.straw(), sides=3)
    nature.fruit(0.045, (0.185, 0.07, 0.042), (12, 24, 0))
    eye(0.32, 1.9, (0.0, 0.0, 0.265), 66, 9, focus=(0, 0, 0.3))
    return {'exposure': 0.1, 'glare': 0.12}


def by_night(make, candle=(-0.75, -0.45, 0.5)):
    """The same things on a dark ground: a candle from one side, the moon from behind."""

    def made():
        settings = make()
        light.put_out()
        shapes.cover('slab', materials.honed('#191a1e', '#2b2b2f', 0.34))
        shapes.cover('sand', materials.stone('#453c31', '#352d25', 0.7))
        shapes.cover('wall', materials.stone('#2a3552', '#222b44', 0.85))
        light.surroundings('#2b3a58', '#0d0b09', 0.16)
        light.area((0.16, 0.3), candle, (0, 0, 0.1), 9, 2400)
        light.area((1.1, 0.6), (0.9, 0.9, 2.1), (0.05, 0, 0.1), 46, 9000)
        light.area((1.4, 0.4), (0.2, 0.2, 1.6), (0.1, 1.15, 0.35), 14, 9000)
        return {**settings, 'exposure': 0.35, 'glare': 0.25}

    return made


SCENES = {f'plates/{make.__name__}': (*SIZE, make) for make in (olympe, titans, underworld, aqua, oracles, foyer, reflets, saisons)}
# the others are dark by day as well
SCENES.update({f'plates/{make.__name__}-night': (*SIZE, by_night(make)) for make in (olympe, aqua, oracles, saisons)})
# from where the mirror does not show it
SCENES['plates/reflets-night'] = (*SIZE, by_night(reflets, (0.6, -0.7, 0.55)))
