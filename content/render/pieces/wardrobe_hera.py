"""Héra's wardrobe: royal-blue lacquer, two peacocks in marquetry before one wheel of feathers, a gilded crown for a cornice."""

from math import atan2, cos, degrees, pi, radians, sin

from parts import cabinet, cameras, classical, light, materials, props, rooms, shapes
from parts.cabinet import bezier, blade, disc, polar, sheet, stringing

GREENS = ('#4c6b4d', '#33584c', '#6f7a48')
PLINTH, CORNICE = 0.096, 0.33


def lacquer():
    return materials.lacquer('#0b1b52', 0.04)


def tail(at, angle, start, reach, wide):
    """A long feather: narrow at its root, broad before its tip."""
    shares = [(0, 0.1), (0.25, 0.26), (0.55, 0.56), (0.78, 0.86), (0.9, 0.98), (0.955, 0.86), (0.985, 0.55), (1, 0.0)]
    side = lambda sign: [(start + (reach - start) * t, sign * wide / 2 * share) for t, share in shares]
    outline = [*side(1), *reversed(side(-1)[:-1])]
    return [cabinet.turned(p, at, angle) for p in outline]


def barbs(at, angle, start, reach, wide, count=15):
    """Hairs of paler veneer, slanting from the quill."""
    made = []
    for i in range(count):
        t = 0.12 + 0.62 * i / (count - 1)
        x, spread = start + (reach - start) * t, wide * (0.16 + 0.72 * t) / 2
        for sign in (-1, 1):
            slip = [
                (x, sign * 0.002),
                (x + spread * 0.9, sign * spread * 0.94),
                (x + spread * 0.9 + 0.006, sign * spread * 0.9),
                (x + 0.007, sign * 0.002),
            ]
            made.append([cabinet.turned(p, at, angle) for p in slip])
    return made


def eye(at, angle, size):
    """Of elm burr, mother-of-pearl, blue and a round of brass: outlines from the outside in."""
    root = polar(at, angle, -1.6 * size)
    heart = polar(at, angle, 0.15 * size)
    return (
        blade(root, size * 2.7, size * 1.75, angle, 0.86),
        disc(polar(at, angle, 0.2 * size), size * 0.6),
        disc(heart, size * 0.38),
        disc(heart, size * 0.2),
    )


class Marquetry:
    """Cut veneers by wood and level, laid on the doors all at once."""

    def __init__(self, front):
        self.front, self.cut, self.wires = front, {}, {}

    def add(self, level, wood, *outlines):
        self.cut.setdefault((level, wood), []).extend(outlines)

    def wire(self, level, *lines, width=0.0024):
        self.wires.setdefault((level, width), []).extend(lines)

    def lay(self, doors, woods, brass):
        depth = lambda level: self.front - 0.0004 * level
        for (level, wood), outlines in self.cut.items():
            doors.lay(sheet(outlines, woods[wood], depth(level)))
        for (level, width), lines in self.wires.items():
            doors.lay(stringing(lines, width, brass, depth(level)))


def closed(outline):
    return [*outline, outline[0]]


def feather(work, at, angle, start, reach, wide, size, level, green, is_light):
    """One feather of the wheel with its barbs, quill and eye."""
    outline = tail(at, angle, start, reach, wide)
    middle = polar(at, angle, reach - size * 1.35)
    rim, iris, pupil, round_ = eye(middle, angle, size)
    work.add(level, f'green-{green}-{round(angle / 12) * 12 % 180}', outline)
    if not is_light:
        work.add(level + 1, 'pale', *barbs(at, angle, start, reach, wide))
    work.wire(level + 2, [polar(at, angle, start), polar(at, angle, reach - size * 2.9)], width=0.003)
    work.wire(level + 2, closed(outline), closed(rim), width=0.0022)
    work.add(level + 3, 'burl', rim)
    work.add(level + 4, 'pearl', iris)
    work.add(level + 5, 'blue', pupil)
    work.add(level + 6, 'brass', round_)


def wheel(work, foot, reach, is_light):
    """Three rows of feathers, the short ones over the long."""
    rows = [(reach, 15, 0.23, 0.062, 6), (reach * 0.79, 12, 0.2, 0.054, 9), (reach * 0.585, 9, 0.16, 0.045, 14)]
    for row, (far, count, wide, size, first) in enumerate(rows):
        for i in range(count):
            angle = first + (180 - 2 * first) * i / (count - 1)
            feather(work, (0, foot), angle, 0.16, far, wide, size, 1 + row * 9 + 0.5 * (i % 2), (i + row) % 3, is_light)


def train(work, foot, low, side):
    """The plumes of one bird that flow down to the plinth."""
    for i, (x, drop, size) in enumerate(
        [(1.2, 0.55, 0.036), (1.05, 0.9, 0.038), (0.84, 0.98, 0.038), (0.62, 0.94, 0.036), (0.41, 0.8, 0.032)]
    ):
        end = (side * x, foot - 0.035 - (foot - low - 0.09) * drop)
        line = bezier(
            (side * (0.42 + 0.02 * i), foot + 0.02 - 0.012 * i),
            (side * (0.5 + x * 0.2), foot - 0.01),
            (side * x * 0.92, foot - 0.05),
            end,
            18,
        )
        way = line[-3]
        angle = degrees(atan2(end[1] - way[1], end[0] - way[0]))
        middle = polar(end, angle, -size)
        wide = 0.02
        upper = [(p[0], p[1] + wide * (0.2 + 0.9 * k / 18) * (1 if k < 17 else 0.6)) for k, p in enumerate(line)]
        lower = [(p[0], p[1] - wide * (0.2 + 0.9 * k / 18) * (1 if k < 17 else 0.6)) for k, p in enumerate(line)]
        rim, iris, pupil, round_ = eye(middle, angle, size)
        work.add(1, f'green-{i % 3}-0', [*upper, *reversed(lower)])
        work.wire(2, line, width=0.003)
        work.wire(3, closed(rim), width=0.0022)
        work.add(3, 'burl', rim)
        work.add(4, 'pearl', iris)
        work.add(5, 'blue', pupil)
        work.add(6, 'brass', round_)


def within(point, outline):
    """Whether a point lies inside a closed outline."""
    x, z = point
    crossings = [(a, b) for a, b in zip(outline, [*outline[1:], outline[0]]) if (a[1] > z) != (b[1] > z)]
    return sum(x < a[0] + (z - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) for a, b in crossings) % 2 == 1


def bird(work, x, y, size, side, level=32):
    """A peacock in profile on one `side`, looking at the other: neck of blue sycamore, scaled breast of pearl, wing of burr."""
    place = lambda p: (x + side * p[0] * size, y + p[1] * size)
    points = bezier((-0.17, 0.98), (-0.16, 1.1), (0.02, 1.12), (0.03, 0.97))
    points += bezier((0.03, 0.97), (0.03, 0.84), (-0.02, 0.76), (0.08, 0.66))[1:]
    points += bezier((0.08, 0.66), (0.3, 0.6), (0.55, 0.36), (0.98, 0.08))[1:]
    points += bezier((1.02, 0.02), (0.6, 0.05), (0.35, 0.0), (0.12, 0.06))
    points += bezier((0.12, 0.06), (-0.2, 0.08), (-0.38, 0.34), (-0.27, 0.58))[1:]
    points += bezier((-0.27, 0.58), (-0.2, 0.74), (-0.12, 0.8), (-0.155, 0.91))[1:]
    outline = [place(p) for p in [*points, (-0.29, 0.955)]]
    work.add(level, 'neck', outline)
    work.wire(level + 4, closed(outline), width=0.003)
    for row in range(9):
        z = 0.14 + row * 0.058
        for column in range(-8, 9):
            heart = (column * 0.068 + (0.034 if row % 2 else 0), z)
            corners = [(heart[0] + 0.05 * cos(radians(a)), heart[1] + 0.05 * sin(radians(a))) for a in range(180, 361, 30)]
            if heart[0] < 0.14 - 0.1 * abs(row - 4) / 4 and all(within(p, points) for p in corners):
                scale = [(heart[0] + 0.033 * cos(radians(a)), heart[1] + 0.046 * sin(radians(a))) for a in range(180, 361, 20)]
                work.add(
                    level + 1,
                    ('pearl', 'pearl', 'burl')[(row + column) % 3] if row < 6 else 'pearl',
                    [place(p) for p in [*scale, (heart[0], z + 0.03)]],
                )
                work.wire(level + 2, [place(p) for p in scale], width=0.0014)
    wing = [*bezier((0.0, 0.46), (0.04, 0.66), (0.4, 0.56), (0.94, 0.1)), *bezier((0.94, 0.1), (0.5, 0.16), (-0.02, 0.14), (0.0, 0.46))[1:]]
    work.add(level + 2, 'burl', [place(p) for p in wing])
    work.wire(level + 4, closed([place(p) for p in wing]), width=0.0024)
    for k in range(5):
        quill = bezier((0.1 + 0.03 * k, 0.5 - 0.055 * k), (0.3, 0.48 - 0.06 * k), (0.5, 0.36 - 0.04 * k), (0.88, 0.12 + 0.006 * k))
        work.wire(level + 3, [place(p) for p in quill], width=0.0018)
    work.add(level + 3, 'brass', [place(p) for p in ((-0.16, 0.985), (-0.29, 0.955), (-0.15, 0.91))])
    work.add(level + 3, 'brass', disc(place((-0.085, 0.985)), size * 0.026))
    work.add(level + 4, 'blue', disc(place((-0.085, 0.985)), size * 0.016))
    for angle in (58, 76, 94, 112, 130):
        start = (-0.04, 1.06)
        tip = (start[0] + 0.19 * cos(radians(angle)), start[1] + 0.19 * sin(radians(angle)))
        work.wire(level + 3, [place(start), place(tip)], width=0.0018)
        work.add(level + 4, 'brass', disc(place(tip), size * 0.024, 16))
    for hip, foot in ((0.02, -0.02), (0.14, 0.12)):
        work.wire(
            level,
            [place((hip, 0.1)), place((foot, -0.1))],
            [place((foot - 0.06, -0.115)), place((foot, -0.1)), place((foot + 0.05, -0.115))],
            width=0.004,
        )


def woods(brass):
    made = {
        'burl': materials.burl('#4a2b14', '#bf8a4c'),
        'pearl': materials.pearl('#efe9e0', 1.2),
        'blue': materials.lacquer('#0d2f8f', 0.05),
        'brass': brass,
    }
    made['neck'] = materials.sycamore('#173f7d', 90, 0.2, 0.35)
    made['pale'] = materials.sycamore('#8c9a62', 45, 0.2, 0.2)
    for k, tone in enumerate(GREENS):
        for angle in range(0, 181, 12):
            made[f'green-{k}-{angle % 180}'] = materials.sycamore(tone, angle % 180)
    return made


def inlay(doors, size, top, brass, is_light):
    first = doors[0]
    foot = first.low + first.height * 0.2
    reach = min(size['width'] / 2 - 0.034 - 0.06, top - foot - 0.07)
    work = Marquetry(doors.front)
    wheel(work, foot, reach, is_light)
    for side in (-1, 1):
        train(work, foot, first.low, side)
        bird(work, side * 0.165, foot - 0.02, reach * 0.36, side)
    scallop = lambda share: [
        polar((0, foot), a / 4, reach * share * (1 + 0.022 * abs(sin(radians(a / 4 * 15))))) for a in range(12, 709, 4)
    ]
    for leaf in doors:
        for inset, width in ((0.022, 0.0035), (0.03, 0.0014)):
            x, low, high = leaf.width / 2 - inset, leaf.low + inset, leaf.high - inset
            border = [(leaf.middle - x, low), (leaf.middle + x, low), (leaf.middle + x, high), (leaf.middle - x, high)]
            leaf.add(stringing([border], width, brass, doors.front - 0.0002, closed=True))
    work.wire(0, scallop(1.0), width=0.004)
    work.wire(0, scallop(1.018), width=0.0018)
    work.lay(doors, woods(brass), brass)


def fleuron(width, height, shoulder, material):
    """A carved leaf standing on the origin: upright to its shoulder, then drawn to a point that curls forwards; five ribs."""

    def carve(u, v):
        s = 2 * u - 1
        start = shoulder / height
        half = width / 2 * (1 - max(0.0, (v - start) / (1 - start)) ** 1.35) * (0.93 + 0.07 * sin(pi * min(1, v / start)))
        rib = abs(cos(2.5 * pi * s)) ** 0.6
        y = -0.016 * (1 - s * s) - 0.007 * rib * (1 - 0.6 * v) - 0.028 * v**3
        return (max(half, 0.003) * s, y, height * v)

    return shapes.solid(shapes.surface(carve, 60, 30, material, name='fleuron', smooth_angle=60), 0.012, -1)


def crown(width, height, base, front, gold, pearl):
    """Seven fleurons on a bowed band, pearls and balls of gold on them."""
    half = width / 2
    reach = half * 0.36
    bow = lambda x: front + 0.13 - 0.11 * max(0.0, 1 - (x / (reach * 1.04)) ** 2) ** 0.5
    lean = lambda x: -26 * x / reach
    for low, tall, deep in ((0, 0.012, 0.02), (0.012, 0.03, 0.012), (0.042, 0.012, 0.018)):
        strip = shapes.surface(
            lambda u, v, low=low, tall=tall, deep=deep: bowed(u, v, reach, bow, base + low, tall, deep),
            60,
            4,
            gold,
            close_v=True,
            name='band',
            smooth_angle=40,
        )
        shapes.rounded(strip, 0.002, 2)
    for k in range(-3, 4):
        x = k * half * 0.105
        tall = height - 0.018 - abs(k) * 0.022 - 0.012 - (base + 0.05)
        petal = fleuron(half * 0.106, tall, 0.035, gold)
        shapes.move(petal, (x, bow(x) + 0.006, base + 0.05), (0, 0, lean(x)))
        shapes.sphere(0.016, (x, bow(x) - 0.022, height - 0.016 - abs(k) * 0.022), gold, segments=32, name='ball')
        if k < 3:
            joint = x + half * 0.0525
            shapes.sphere(0.009, (joint, bow(joint) - 0.004, base + 0.096), gold, segments=24, name='ball')
    for k, size in ((-0.3, 0.011), (-0.16, 0.011), (0, 0.015), (0.16, 0.011), (0.3, 0.011)):
        x = k * half
        shapes.move(shapes.sphere(size, (0, 0, 0), pearl, (1.25, 0.6, 1), 32, 'pearl'), (x, bow(x) - 0.008, base + 0.027), (0, 0, lean(x)))


def bowed(u, v, reach, bow, low, tall, deep):
    x = -reach + 2 * reach * u
    y, z = [(-1, 0), (1, 0), (1, 1), (-1, 1)][round(v * 4) % 4]
    return (x, bow(x) + y * deep / 2, low + z * tall)


def cornice(width, top, front, back, blue, gold):
    """A frieze of gilt dentils, a lacquered cove, a gold line on the fillet."""
    side = width - 0.068
    cabinet.moulding([(-0.02, top), (0.004, top), (0.004, top + 0.03), (-0.02, top + 0.03)], side, front, back, blue, 0.001)
    cove = [(0.006 + 0.024 * (1 - cos(a)), top + 0.034 + 0.04 * sin(a)) for a in (pi / 2 * i / 8 for i in range(9))]
    cabinet.moulding(
        [(-0.02, top + 0.03), (0.006, top + 0.03), *cove, (0.034, top + 0.078), (0.034, top + 0.112), (-0.02, top + 0.112)],
        side,
        front,
        back,
        blue,
        0.0015,
    )
    cabinet.moulding(
        [(-0.01, top + 0.026), (0.009, top + 0.026), (0.011, top + 0.031), (0.009, top + 0.036), (-0.01, top + 0.036)],
        side,
        front,
        back,
        gold,
        0.001,
    )
    cabinet.moulding([(0.02, top + 0.09), (0.0342, top + 0.09), (0.0342, top + 0.1), (0.02, top + 0.1)], side, front, back, gold, 0)
    tooth = shapes.box((0.03, 0.008, 0.016), (-side / 2 + 0.03, front - 0.008, top + 0.006), gold, 0.002, name='dentil')
    count = 54
    for i in range(1, count):
        shapes.copy(tooth, (i * (side - 0.06) / (count - 1), 0, 0))
    shapes.box((width - 0.08, back - front, 0.01), (0, (front + back) / 2, top + 0.1), blue, 0)


def gown(tone, length, **more):
    return {
        'material': materials.satin(tone, 0.42),
        'length': length,
        'waist': 0.7,
        'flare': 1.35,
        'full': 0.056,
        'folds': 9,
        'turned': 16,
        **more,
    }


def fittings(case):
    """Behind the middle doors: a long rail for gowns, and on the right jewel drawers lined with suede under a case lamp."""
    (left, right), front, back, low, high = case
    suede, gold = materials.velvet('#a8a5a3', 0.5), materials.gold()
    wood = materials.sycamore('#8f8b84', 90, 0.2, 0.25)
    deep = back - front - 0.08
    middle = 0.0
    shapes.box((0.022, deep, high - low), (middle, front + 0.06 + deep / 2, low), wood, 0.002, name='wall')
    shapes.box((0.004, 0.004, high - low), (middle, front + 0.058, low), gold, 0)
    looks = [
        gown('#dcd2c2', 1.56),
        gown('#26315a', 1.44),
        gown('#b79a76', 1.58),
        gown('#5a2530', 1.36),
        gown('#e6ded2', 1.52),
        gown('#23403a', 1.6),
    ]
    y, rail = front + 0.33, high - 0.1
    cabinet.rail(left, middle - 0.011, y, rail, gold)
    cabinet.wear(left + 0.03, middle - 0.04, y, rail, looks, wood, gold, 4)
    width = right - middle - 0.024
    x = (right + middle) / 2 + 0.005
    z = low + 0.01
    face = materials.sycamore('#6f6a66', 0, 0.2, 0.35)
    tall = [0.17, 0.15, 0.12, 0.1, 0.1]
    for i, height in enumerate(tall):
        out = 0.26 if i == 4 else 0.0
        cabinet.drawer(width - 0.006, height - 0.005, deep - 0.12, (x, front + 0.075, z), face, wood, gold, out, suede)
        z += height
    jewels((x, front + 0.075 - 0.26 + 0.17, z - 0.073), width, gold)
    shapes.box((width, deep - 0.02, 0.02), (x, front + 0.075 + deep / 2, z + 0.03), wood, 0.002, name='shelf')
    bust((x, front + 0.33, z + 0.05), materials.velvet('#20294f'))
    z2 = z + 0.05 + 0.5
    shapes.box((width, deep - 0.02, 0.02), (x, front + 0.075 + deep / 2, z2), wood, 0.002, name='shelf')
    cabinet.folded(('#e7dfd3', '#33427e', '#b9a58b', '#e7dfd3'), (x - 0.14, front + 0.3, z2 + 0.02), 0.26, 0.34, 0.04, 3)
    cabinet.hat_box(0.13, 0.15, (x + 0.17, front + 0.3, z2 + 0.02), materials.cloth('#22326f'), materials.satin('#d9b56a'))
    cabinet.lamp_strip(left + 0.02, middle - 0.03, front + 0.08, high - 0.004, power=14, towards=((left + middle) / 2, front + 0.3, low))
    cabinet.lamp_strip(x - width / 2 + 0.02, x + width / 2 - 0.02, front + 0.1, z2, power=6, towards=(x, front + 0.2, z))
    cabinet.lamp_strip(x - width / 2 + 0.02, x + width / 2 - 0.02, front + 0.1, high - 0.004, power=5, towards=(x, front + 0.25, z2))
    cabinet.lamp_post(left + 0.012, front + 0.05, low + 0.05, high - 0.05, 1, power=6)
    light.area((width * 0.8, 0.1), (x, front - 0.02, z + 0.28), (x, front - 0.08, z), 1.5, 3000)


def jewels(at, width, gold):
    """Rings, a necklace and pearls in the open drawer."""
    x, y, z = at
    pearl = materials.pearl('#f2ece2')
    for i in range(40):
        a = 2 * pi * i / 40
        shapes.sphere(0.0048, (x - width * 0.22 + 0.06 * cos(a), y + 0.012 + 0.05 * sin(a), z + 0.006), pearl, segments=12, name='bead')
    shapes.ring(0.045, 0.004, (x + width * 0.05, y, z + 0.005), gold)
    shapes.ring(0.036, 0.003, (x + width * 0.08, y + 0.02, z + 0.01), gold, (6, 4, 0))
    for i in range(4):
        shapes.ring(0.0095, 0.002, (x + width * (0.2 + 0.06 * i), y - 0.02, z + 0.006), gold, (80, 0, 10))
        shapes.sphere(
            0.0055,
            (x + width * (0.2 + 0.06 * i), y - 0.02, z + 0.018),
            materials.glass(('#b01030', '#1448a8', '#0f7a4a', '#f4f4ff')[i]),
            segments=16,
        )


def bust(at, cloth):
    """A small stand wearing a necklace."""
    x, y, z = at
    form = shapes.lathe(
        props._smooth(
            [
                (0, 0),
                (0.1, 0),
                (0.1, 0.014),
                (0.07, 0.02),
                (0.08, 0.05),
                (0.105, 0.12),
                (0.112, 0.18),
                (0.088, 0.25),
                (0.043, 0.285),
                (0.036, 0.31),
                (0.038, 0.37),
                (0.0, 0.375),
            ]
        ),
        (0, 0, 0),
        cloth,
        48,
        'bust',
        80,
    )
    shapes.move(form, (x, y, z), scale=(1.15, 0.62, 1))
    pearl = materials.pearl('#f2ece2')
    for i in range(-13, 14):
        t = i / 13
        px, pz = 0.068 * sin(t * 1.9), 0.272 - 0.105 * cos(t * 1.75) ** 1
        py = -0.066 + 0.05 * abs(t) ** 2.2
        shapes.sphere(0.0062 if abs(i) > 2 else 0.008, (x + px, y + py, z + pz + 0.015), pearl, segments=12, name='bead')
    shapes.sphere(0.013, (x, y - 0.07, z + 0.165), materials.lacquer('#0a2f9a', 0.02), (0.8, 0.5, 1.2), 24, 'drop')


def build(piece, view='hero'):
    size = piece['size']
    w, d, h = size['width'], size['depth'], size['height']
    front, back, top = -d / 2 + 0.034, d / 2, h - CORNICE
    side = w - 0.068
    blue, gold, brass = lacquer(), materials.gilding(), materials.metal('#d9ab5a', 0.24)
    is_light = view == 'model'
    is_open = view in ('night', 'detail')
    shapes.box((w - 0.12, d - 0.06, PLINTH - 0.02), (0, 0.02, 0), materials.lacquer('#070d24', 0.1), 0.003, name='plinth')
    low = PLINTH
    cabinet.moulding(
        [(-0.03, low - 0.024), (0.02, low - 0.024), (0.022, low - 0.012), (0.016, low), (-0.03, low)], side, front, back, gold, 0.002
    )
    shapes.box((side - 0.04, back - front - 0.02, 0.02), (0, (front + back) / 2, low - 0.022), blue, 0)
    inside = materials.sycamore('#8f8b84', 90, 0.2, 0.25)
    walls = (-side / 4, side / 4)
    cabinet.case(side, front, back, low, top + 0.005, blue, inside, walls, lining=materials.velvet('#6d6a6c', 0.5))
    cabinet.flank_frames(side, front, back, low, top, gold, materials.lacquer('#091642', 0.04), 0.018, 0.008)
    doors = cabinet.Leaves(-side / 2 + 0.012, side / 2 - 0.012, low + 0.016, top - 0.016, front, 'llrr')
    doors.boards(blue)
    for leaf in doors:
        leaf.add(
            shapes.box(
                (leaf.width - 0.09, 0.006, leaf.height - 0.09),
                (leaf.middle, front + leaf.thick + 0.001, leaf.low + 0.045),
                materials.velvet('#a8a5a3', 0.5),
                0.002,
            )
        )
        leaf.add(cabinet.hinges(leaf, brass))
    inlay(doors, size, top, brass, is_light)
    foot = doors[0].low + doors[0].height * 0.2
    for leaf, x in ((doors[1], -0.032), (doors[2], 0.032)):
        leaf.add(cabinet.bar_handle(x, foot - 0.23, 0.2, front, gold))
    cornice(w, top, front, back, blue, gold)
    crown(w, h, top + 0.112, front, gold, materials.pearl('#efe9e0', 1.2))
    if is_open:
        fittings(((-side / 4 + 0.011, side / 4 - 0.011), front, back, low + 0.03, top - 0.025))
        if view == 'night':
            doors[1].open(98)
        doors[2].open(98)
    if view == 'night' or shapes.has_options(view):
        glow = materials.glow('#ffd9a0', 5)
        shapes.part('tech-2', shapes.box((side - 0.05, 0.008, 0.005), (0, front + 0.012, PLINTH - 0.03), glow, 0))
    if shapes.has_options(view):
        shapes.part('tech-3', pier_glass(side / 2, (front + back) / 2, 1.12, gold))


def pier_glass(x, y, z, gold):
    """A tall mirror in a gilt fillet on the right flank."""
    width, height = 0.4, 1.5
    glass = shapes.box((width, 0.004, height), (0, -0.018, -height / 2), materials.looking_glass(), 0.001, name='mirror')
    outline = stringing(
        [[(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]],
        0.012,
        gold,
        -0.019,
        0.005,
        True,
    )
    return shapes.move([glass, outline], (x, y, z), (0, 0, 90))


FINISHES = {
    'mat-1': {'lacquer-0b1b52-0.04': ('#4a2c1a', 0, 0.3), 'lacquer-091642-0.04': ('#5e3a22', 0, 0.3)},
    'mat-2': {'lacquer-0b1b52-0.04': ('#c9973f', 1, 0.32), 'lacquer-091642-0.04': ('#b58634', 1, 0.36)},
}


def ottoman(at, velvet, gold):
    """A round seat on a gilt plinth."""
    x, y, z = at
    shapes.cylinder(0.36, 0.05, (x, y, z), gold, 0.008, 96)
    seat = props._smooth([(0.36, 0.05), (0.4, 0.09), (0.41, 0.2), (0.4, 0.34), (0.33, 0.4), (0.0, 0.425)])
    shapes.lathe(seat, (x, y, z), velvet, 96, 'ottoman', 180)
    shapes.ring(0.404, 0.006, (x, y, z + 0.33), gold)


def pedestal(at, stone):
    """A short fluted column for a vase."""
    return shapes.move(classical.column(1.0, 0.15, (0, 0, 0), stone, 18), at)


def shot_hero(piece):
    rooms.hall(back=1.0, left=3.3, tone='#a59681', ground='#b9ae9d', vein='#877a69', niche=False, power=0.8)
    rooms.facing(-7.6, '#3c342d', ((-4.6, 0.9, 0.2, 3.0), (-3.2, 0.9, 0.2, 3.0)), strength=2.2)
    props.rug(3.7, 1.7, (0.1, -1.6, 0), '#a89b86', '#33406a')
    pedestal((2.0, 0.35, 0), materials.marble('#e9e4da', '#9a938a'))
    props.vase(0.42, (2.0, 0.35, 1.0), materials.lacquer('#0b1b52', 0.04), seed=4)
    ottoman((-1.55, -1.55, 0.016), materials.velvet('#1b2f6b'), materials.gilding())
    cameras.around((0.12, 0), 5.5, 12, 1.4, 1.19, 45, aperture=8)
    return {'exposure': 0.25, 'glare': 0.12}


def shot_front(piece):
    rooms.studio('#cdbfa9', 0.85, 2.6)
    rooms.facing(-11, '#6a5c4c', ((-4.5, 1.4, 0.2, 3.4), (4.4, 0.8, 0.2, 3.4)), strength=2.0)
    cameras.around((0.02, 0), 8.6, 10, 1.4, 1.2, 75, aperture=11)
    return {'exposure': 0.1}


def shot_detail(piece):
    rooms.hall(back=1.0, left=3.3, tone='#a59681', niche=False, power=0.6)
    rooms.facing(-7.6, '#3c342d', ((-4.6, 0.9, 0.2, 3.0), (3.2, 0.9, 0.2, 3.0)), strength=2.0)
    cameras.camera((-0.6, -2.15, 1.92), (0.1, -0.36, 0.8), 62, 6.3, (-0.1, -0.31, 0.9))
    return {'exposure': 0.2, 'glare': 0.2}


def shot_scale(piece):
    rooms.landing(2.3, '#a59681', rooms.slabs('#b9ae9d', '#877a69'), left=2.7, right=3.3, high=3.1)
    rooms.facing(-7.6, '#3c342d', ((-4.6, 0.9, 0.2, 3.0),), strength=2.0)
    cameras.around((0.6, 0), 6.5, 4, 1.45, 1.22, 42, aperture=8)
    return {'exposure': 0.25}


def shot_night(piece):
    rooms.chamber(back=0.9, tone='#3a332c', lamps=False, power=1.3)
    for side in (-1, 1):
        props.sconce((side * 1.95, 0.9, 1.7), True)
    props.rug(3.7, 1.7, (0.1, -1.6, 0), '#8d8270', '#2b3658')
    ottoman((-1.65, -1.3, 0.016), materials.velvet('#1b2f6b'), materials.gilding())
    light.area((3.4, 1.2), (-0.6, -3.6, 2.9), (0, 0, 1.1), 40, 3600)
    cameras.around((0.05, 0), 5.4, 6, 1.4, 1.17, 45, aperture=5.6)
    return {'exposure': 0.75, 'glare': 0.3}
