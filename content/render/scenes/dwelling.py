"""What the suites are built of: walls with openings, shelves of books, hearths, basins, vaults, awnings."""

from math import cos, pi, sin
from random import Random

from parts import light, materials, props, rooms, shapes, soft
from parts.materials import colour, made_once

from . import fire


def opening(left, right, sill, head):
    return [(left, sill), (right, sill), (right, head), (left, head)]


def room(back, left, right, high, plaster, paving, behind=(), beside=(), across=(), front=7.5, ceiling=None):
    """Three walls, floor and ceiling. `behind`, `beside` and `across` are openings of the back, left and right walls.

    Openings of the side walls count x from y = 0, towards the back on the left, towards the front on the right.
    """
    wide, middle = left + right, (right - left) / 2
    rooms.floor(paving, wide, back + front, (middle, (back - front) / 2, 0))
    shift = [[(x - middle, z) for x, z in ring] for ring in behind]
    rooms.wall(wide + 0.6, high, (middle, back, 0), plaster, openings=shift)
    long, centre = back + front, (back - front) / 2
    rooms.wall(long, high, (-left, centre, 0), plaster, (0, 0, 90), [[(x - centre, z) for x, z in ring] for ring in beside])
    rooms.wall(long, high, (right, centre, 0), plaster, (0, 0, -90), [[(x + centre, z) for x, z in ring] for ring in across])
    shapes.box((wide + 0.8, back + front, 0.2), (middle, (back - front) / 2, high), ceiling or plaster, 0, name='ceiling')


def daylight(power, at, towards, size=(2.4, 2.2), warmth=5600):
    """What an opening lets in."""
    return light.area(size, at, towards, power, warmth)


def bookcase(width, height, at=(0, 0, 0), turn=0, timber=None, seed=1, deep=0.3, from_floor=0.0):
    """Shelves full of books, its back on y = 0, reaching forwards."""
    draw, wood, made = Random(seed), timber or materials.walnut('z'), []
    tall = height - from_floor
    made.append(shapes.box((width, 0.02, tall), (0, -0.01, from_floor), wood, 0.002))
    bays = max(1, round(width / 0.9))
    for k in range(bays + 1):
        made.append(shapes.box((0.03, deep, tall), ((k / bays - 0.5) * (width - 0.03), -deep / 2, from_floor), wood, 0.004))
    rows = max(2, round(tall / 0.36))
    made.append(shapes.box((width + 0.04, deep + 0.03, 0.05), (0, -deep / 2, height - 0.01), wood, 0.008))
    tones = ('#3b2a22', '#6b4a32', '#7d2f2a', '#27384a', '#3f4a38', '#a08a63', '#d3c6ab', '#5a4450', '#8a7250')
    bodies = [shapes.box((1, 1, 1), (0, 0, -60), materials.cloth(tone, 900, 0.65), 0.06, 2, name='book') for tone in tones]
    for row in range(rows):
        z = from_floor + 0.02 + row * (tall - 0.04) / rows
        gap = (tall - 0.04) / rows - 0.03
        made.append(shapes.box((width - 0.03, deep - 0.01, 0.026), (0, -deep / 2, z), wood, 0.003))
        for bay in range(bays):
            x = (bay / bays - 0.5) * (width - 0.03) + 0.02
            end = ((bay + 1) / bays - 0.5) * (width - 0.03) - 0.02
            stop = end - draw.choice((0, 0, 0.05, 0.22))
            while x < stop:
                thick, rise, reach = draw.uniform(0.018, 0.05), gap * draw.uniform(0.68, 0.95), deep * draw.uniform(0.55, 0.78)
                if x + thick > stop:
                    break
                book = shapes.copy(draw.choice(bodies))
                book.matrix_world.identity()
                book.location, book.scale = (x + thick / 2, -0.03 - reach / 2, z + 0.026), (thick, reach, rise)
                made.append(book)
                x += thick + 0.001
    return shapes.move(made, at, (0, 0, turn))


def hearth(width, height, at=(0, 0, 0), turn=0, stone=None, mouth=(0.62, 0.66), power=60, seed=1, trunk=False, depth=0.4):
    """A chimney-piece on the wall with a fire of logs; `mouth` is the opening's share of width and height."""
    stuff, soot = stone or materials.honed('#2a2a2c', '#3e3c3a', 0.5), materials.stone('#15120f', '#211b17', 0.95)
    mw, mh, made = width * mouth[0], height * mouth[1], []
    cheek = (width - mw) / 2
    for side in (-1, 1):
        made.append(shapes.box((cheek, depth, mh), (side * (mw + cheek) / 2, -depth / 2, 0), stuff, 0.012, name='jamb'))
    made.append(shapes.box((width, depth, height - mh), (0, -depth / 2, mh), stuff, 0.012, name='lintel'))
    made.append(shapes.box((width + 0.16, depth + 0.08, 0.07), (0, -depth / 2 - 0.02, height), stuff, 0.014, name='shelf'))
    made.append(shapes.box((width + 0.3, depth + 0.5, 0.05), (0, -depth / 2 - 0.15, 0), stuff, 0.012, name='stone'))
    made.append(shapes.box((mw, 0.02, mh), (0, -0.02, 0.05), soot, 0))
    bark = fire.coal_light(3.0)
    logs = (
        [(0.0, 0.09, 0.0, 0.075), (0.06, 0.08, 18, 0.06), (-0.03, 0.21, -14, 0.055)]
        if not trunk
        else [(0.0, 0.16, 2, 0.13), (0.12, 0.13, 9, 0.08), (-0.1, 0.33, -7, 0.085)]
    )
    for dy, z, angle, r in logs:
        log = shapes.cylinder(r, mw * (0.86 if trunk else 0.7), (0, 0, -mw * 0.35), bark, 0.01, 40, name='log')
        made.append(shapes.move(shapes.move(log, turn=(0, 90, 0)), (-0.02, -depth * 0.5 - dy, 0.06 + z), (0, angle / 3, angle)))
    made += fire.embers((0, -depth * 0.5, 0.06), mw * 0.3, 5.0, 40, 0.035, seed, 0.2)
    made += fire.flames((0, -depth * 0.45, 0.14), mh * 0.75, mw * 0.27, 14, seed, 6)
    made.append(light.bulb((0, -depth * 0.72, mh * 0.5), power, 2200, 0.12))
    made.append(light.area((mw, mh * 0.8), (0, -depth - 0.12, mh * 0.5), (0, -3, 0.9), power * 0.4, 2300))
    return shapes.move(made, at, (0, 0, turn))


def bankers_lamp(at, turn=0):
    """A brass desk lamp under green glass."""
    brass, green = materials.brass(), materials.glow('#2f8a58', 1.1)
    made = [shapes.cylinder(0.075, 0.018, (0, 0, 0), brass, 0.006), shapes.cylinder(0.009, 0.3, (0, 0, 0.015), brass, 0.002)]

    def shade(u, v):
        a = pi * (0.06 + 0.88 * u)
        return ((v - 0.5) * 0.27, -0.075 * cos(a), 0.27 + 0.075 * sin(a))

    made.append(shapes.solid(shapes.surface(shade, 20, 20, green, name='shade'), 0.004))
    made.append(shapes.move(shapes.cylinder(0.012, 0.24, (0, 0, -0.12), materials.glow('#ffdca8', 12), 0.004), (0, 0, 0.3), (0, 90, 0)))
    shapes.move(made, at, (0, 0, turn))
    light.bulb((at[0], at[1], at[2] + 0.24), 9, 2800, 0.05)
    return made


def desk(width, depth, at, turn=0, top=None):
    """A writing table: leather let into walnut, turned legs."""
    wood, legs = materials.walnut('x'), materials.walnut('z')
    made = [
        shapes.box((width, depth, 0.04), (0, 0, 0.71), wood, 0.008),
        shapes.box((width - 0.14, depth - 0.14, 0.004), (0, 0, 0.749), top or materials.leather('#2f4a38'), 0.001),
    ]
    made.append(shapes.box((width - 0.1, depth - 0.1, 0.1), (0, 0, 0.61), wood, 0.006))
    profile = props._smooth([(0, 0), (0.016, 0), (0.02, 0.02), (0.016, 0.06), (0.024, 0.3), (0.03, 0.56), (0.034, 0.6), (0, 0.62)])
    for x in (-1, 1):
        for y in (-1, 1):
            made.append(shapes.lathe(profile, (x * (width / 2 - 0.08), y * (depth / 2 - 0.08), 0), legs, 32, 'leg'))
    return shapes.move(made, at, (0, 0, turn))


def stool(at, turn=0, cover=None):
    """A side chair, light enough to move with a hand."""
    wood, made = materials.walnut('z'), []
    for x in (-0.19, 0.19):
        made.append(shapes.tube([(x, -0.19, 0), (x, -0.18, 0.43)], 0.017, wood))
        made.append(shapes.tube([(x, 0.24, 0), (x, 0.19, 0.44), (x * 0.98, 0.25, 0.88)], 0.017, wood))
    made += soft.cushion((0.44, 0.42, 0.07), (0, 0, 0.42), cover or materials.leather('#5a3520'), 0.03, 0.015)

    def back(u, v):
        return (0.4 * (u - 0.5), 0.2 + 0.05 * v + 0.05 * (1 - (2 * u - 1) ** 2), 0.62 + 0.24 * v)

    made.append(shapes.solid(shapes.surface(back, 20, 10, wood, name='back'), 0.02))
    return shapes.move(made, at, (0, 0, turn))


@made_once
def pool_water(shader, tone='#3f9aa0', ripple=1.0):
    """Still water in a basin, moved by a breath."""
    wave, fine = shader.noise(1.6, 3, 0.5, 0.6), shader.noise(5, 3, 0.5, 0.4)
    shader.set(Base_Color=colour(tone), Roughness=0.04, Specular=0.6, Emission=colour(tone), Emission_Strength=0.06)
    shader.set(Normal=shader.bump(fine, 0.18 * ripple, 0.03, shader.bump(wave, 0.3 * ripple, 0.1)))
    return (tone, 0, 0.05)


def basin(width, depth, at, stone, tone='#3f9aa0', rim=0.22, high=0.12, lit=False):
    """A bath let into a kerb of stone, water to the brim."""
    w, d, made = width / 2, depth / 2, []
    for side in (-1, 1):
        made.append(shapes.box((width + 2 * rim, rim, high), (0, side * (d + rim / 2), 0), stone, 0.014))
        made.append(shapes.box((rim, depth, high), (side * (w + rim / 2), 0, 0), stone, 0.014))
    made.append(shapes.box((width, depth, 0.02), (0, 0, high - 0.045), pool_water(tone), 0, name='water'))
    if lit:
        for side in (-1, 1):
            made.append(shapes.box((width, 0.01, 0.01), (0, side * (d - 0.008), high - 0.03), materials.glow('#9fe0df', 6), 0.002))
    return shapes.move(made, at)


def terrace(back, left, right, stone, paving, deep=2.6):
    """A terrace behind the back wall with its balustrade."""
    middle, wide = (right - left) / 2, left + right
    shapes.box((wide + 3, deep, 0.3), (middle, back + deep / 2 + 0.01, -0.32), paving, 0.01)
    edge = back + deep - 0.2
    for i in range(int((wide + 2.4) / 0.26)):
        rooms.balusters(-left - 1.2 + 0.26 * i, edge, stone)
    shapes.box((wide + 3, 0.24, 0.09), (middle, edge, 0.78), stone, 0.015)
    shapes.box((wide + 3, 0.24, 0.08), (middle, edge, -0.01), stone, 0.01)


def awning(width, at, out=2.2, drop=0.5, linen=None):
    """A linen blind stretched out from the wall, scalloped at its hem."""
    cloth = linen or materials.cloth('#eadfc9', 800, 0.9)

    def sheet(u, v):
        hem = max(0.0, v - 0.9) / 0.1
        return (
            (u - 0.5) * width,
            out * min(v, 0.9) / 0.9,
            -drop * min(v, 0.9) / 0.9 - 0.06 * sin(pi * min(1, v / 0.9)) - 0.22 * hem - 0.04 * hem * abs(sin(u * pi * 9)),
        )

    return shapes.move(shapes.solid(shapes.surface(sheet, 160, 60, cloth, name='awning', smooth_angle=50), 0.003), at)


def stairs(count, width, at, turn, stone, rise=0.17, tread=0.29):
    """Steps going up from `at` towards +y before the turn."""
    made = [
        shapes.box((width, tread * (count - k), rise), (0, tread * (count + k) / 2, k * rise), stone, 0.012, name='step')
        for k in range(count)
    ]
    return shapes.move(made, at, (0, 0, turn))


def vault(left, right, spring, back, front, stone, rise=None):
    """A barrel vault along y, springing at a height, with ribs."""
    wide, middle = (left + right) / 2, (right - left) / 2
    high = rise or wide * 0.62

    def curve(u, v):
        a = pi * u
        return (middle + wide * cos(a), front + (back - front) * v, spring + high * sin(a))

    made = [shapes.surface(curve, 64, 2, stone, name='vault', smooth_angle=60)]
    for k in range(4):
        y = back - 0.25 - k * 2.1
        arch = [(middle + (wide - 0.02) * cos(pi * i / 48), y, spring + (high - 0.02) * sin(pi * i / 48)) for i in range(49)]
        made.append(shapes.sweep([(-0.16, -0.12), (0.16, -0.12), (0.16, 0.12), (-0.16, 0.12)], arch, stone, smooth=False, name='rib'))
    return made
