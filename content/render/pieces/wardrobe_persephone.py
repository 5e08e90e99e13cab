"""Perséphone's wardrobe: two leaves of reeded ebony, two of carved pear, one pomegranate opening between them."""

from math import atan2, cos, degrees, hypot, pi, radians, sin

from parts import cabinet, cameras, classical, light, materials, props, rooms, shapes
from parts.cabinet import carved_petal, polar

PLINTH, CORNICE = 0.096, 0.24
FRAME, DOOR = 0.034, 0.056


def ebony(along='z'):
    return materials.wood('#0b0908', '#1b1512', 0.2, along)


def pear(along='z'):
    return materials.wood('#a97c58', '#c9a079', 0.4, along)


def field(along='z'):
    """The sunk ground behind the carving, a shade deeper."""
    return materials.wood('#8f6546', '#ab7f5b', 0.5, along)


def garnet():
    return materials.lacquer('#8f0d22', 0.02)


def boughs(x, foot, top):
    """The climbing stem, and where its twigs leave it."""
    rise = top - foot
    at = lambda t: (x + sin(t * 7) * 0.044 * (0.5 + t), foot + rise * t)
    return [at(i / 24) for i in range(25)], [(at(t), (32, 148)[i % 2]) for i, t in enumerate((0.2, 0.38, 0.56, 0.74, 0.9))]


def stem(points, thick, thin, y, material):
    last = len(points) - 1
    return shapes.tube(
        [(x, y, z, 1 - (1 - thin / thick) * i / last) for i, (x, z) in enumerate(points)],
        thick,
        material,
        sides=4,
        resolution=4,
        name='bough',
    )


def spring(leaf, x, top, wood, gold):
    """A bough in flower: roses, crocuses, and one narcissus."""
    line, twigs = boughs(x, leaf.low + 0.13, top - 0.13)
    y = leaf.front - 0.0015
    leaf.add(stem(line, 0.0105, 0.0045, y, wood))
    for i, (root, angle) in enumerate(twigs):
        heart = polar(root, angle, 0.15)
        leaf.add(stem([root, polar(root, angle + 6, 0.08), heart], 0.0055, 0.004, y, wood))
        size = 0.09 if i % 2 else 0.118
        if i == 2:
            leaf.add(cabinet.narcissus(heart, size * 1.08, y, wood, gold))
        elif i % 2:
            leaf.add(cabinet.crocus(polar(heart, angle, -0.05), angle + (20 if angle < 90 else -20), 0.15, y, wood, gold))
        else:
            leaf.add(cabinet.rose(heart, size, y, wood, gold))
        for away, length, width in (
            (180 - angle + (-14 if angle > 90 else 14), 0.15, 0.064),
            (angle - 42 if angle < 90 else angle + 42, 0.135, 0.058),
            (180 - angle + 46 * (1 if angle < 90 else -1), 0.1, 0.044),
        ):
            leaf.add(carved_petal(root, away, length, width, y, 0.014, wood, 0.8, 0.006, 0.008, (22, 14), 'carved-leaf'))
    for t in (2, 7, 12, 16, 20):
        side = 1 if t % 2 else -1
        leaf.add(carved_petal(line[t], 90 - side * 48, 0.1, 0.046, y, 0.012, wood, 0.8, 0.003, 0.004, (16, 10), 'carved-leaf'))


def winter(leaf, x, top, material):
    """The same bough, bare."""
    line, twigs = boughs(-x, leaf.low + 0.13, top - 0.13)
    y = leaf.front - 0.004
    leaf.add(stem(line, 0.0085, 0.004, y, material))
    for root, angle in twigs:
        fork = polar(root, angle, 0.07)
        tip = polar(root, angle, 0.13)
        leaf.add(stem([root, fork, tip], 0.005, 0.0038, y, material))
        bend = -24 if angle > 90 else 24
        leaf.add(stem([tip, polar(root, angle + bend * 0.6, 0.17), polar(root, angle + bend, 0.21)], 0.004, 0.0016, y, material))
        leaf.add(stem([fork, polar(root, angle - bend * 0.6, 0.11), polar(root, angle - bend * 1.1, 0.15)], 0.0035, 0.0014, y, material))


def half_disc(radius, side, at, inner=0.0, count=48):
    """The outline of half a ring about `at`, on one side of the joint."""
    angles = [90 - side * 180 * i / count for i in range(count + 1)]
    outer = [polar(at, a, radius) for a in angles]
    gap = side * 0.003
    outer = [(x if abs(x) > 0.003 else gap, z) for x, z in outer]
    if not inner:
        return outer
    return [*outer, *((x if abs(x) > 0.003 else gap, z) for x, z in (polar(at, a, inner) for a in reversed(angles)))]


def grains(leaf, at, radius, y, is_light):
    """Winter's half: seeds of garnet glass in gold collets."""
    long, wide = 0.062, 0.05
    for row in range(-6, 7):
        for column in range(8):
            p = (-0.048 - column * 0.06 - (0.03 if row % 2 else 0), at[1] + row * 0.056)
            if hypot(p[0], p[1] - at[1]) > radius - 0.052:
                continue
            angle = degrees(atan2(p[1] - at[1], p[0]))
            foot = polar(p, angle, 0.026)
            leaf.add(
                carved_petal(foot, angle + 180, long, wide, y, 0.02, garnet(), 0.62, cells=(10, 6) if is_light else (16, 12), name='grain')
            )
            if is_light:
                continue
            edge = [(long * k / 14, wide * 0.54 * max(0.0, sin(pi * (k / 14) ** 0.62)) ** 0.72) for k in range(15)]
            rim = [cabinet.turned(q, foot, angle + 180) for q in [*edge, *((px, -pz) for px, pz in edge[-2:0:-1])]]
            leaf.add(
                shapes.tube(
                    [(px, y - 0.0006, pz) for px, pz in rim], 0.0013, materials.gold(), closed=True, smooth=False, sides=2, name='collet'
                )
            )


def bloom(leaf, at, radius, y, wood, gold):
    """Spring's half: two rings of carved petals and rays on the rim."""
    for reach, lift, level in ((0.86, 0.026, 0.0), (0.52, 0.028, 0.008)):
        for i in range(12):
            angle = 90 - 15 - i * 30
            if cos(radians(angle)) > 0.02:
                foot = polar(at, angle, radius * reach * 0.2)
                leaf.add(
                    carved_petal(
                        foot,
                        angle,
                        radius * reach * 0.8,
                        radius * reach * 0.37,
                        y - level - 0.004 * (i % 2),
                        lift,
                        wood,
                        0.95,
                        0.007,
                        0.009,
                        (26, 16),
                    )
                )
    for i in range(37):
        angle = -87 + 174 * i / 36
        a, b = polar(at, angle, radius * 0.885), polar(at, angle, radius * 0.95)
        leaf.add(shapes.tube([(a[0], y, a[1]), (b[0], y, b[1])], 0.0028, gold, sides=3, smooth=False, name='ray'))
    for i in range(9):
        angle = -80 + 160 * i / 8
        a, b = polar(at, angle, radius * 0.1), polar(at, angle, radius * 0.2)
        leaf.add(
            shapes.tube(
                [(max(a[0], 0.006), y - 0.026, a[1]), (max(b[0], 0.006), y - 0.03, b[1])], 0.003, gold, sides=3, smooth=False, name='ray'
            )
        )


def medallion(doors, height, radius, is_light):
    """The pomegranate: its rind of brass, seeds on the dark side, a flower on the bright one."""
    at, front, gold = (0, height), doors.front, materials.gold()
    left, right = doors[1], doors[2]
    y = front - 0.012
    left.add(shapes.plate(half_disc(radius, -1, at), 0.02, materials.metal('#7a5a2c', 0.3), 0.001, (0, y, 0), name='dish'))
    right.add(shapes.plate(half_disc(radius, 1, at), 0.02, field('x'), 0.001, (0, y, 0), name='dish'))
    for side, leaf in ((-1, left), (1, right)):
        leaf.add(shapes.plate(half_disc(radius, side, at, radius - 0.026), 0.03, gold, 0.005, (0, front - 0.024, 0), name='rind'))
        leaf.add(
            shapes.plate(
                half_disc(radius * 0.1, side, at, radius * 0.075),
                0.02,
                gold,
                0.002,
                (0, front - 0.036 if side > 0 else y - 0.004, 0),
                name='core',
            )
        )
    grains(left, at, radius - 0.026, y, is_light)
    bloom(right, at, radius, y, pear('x'), gold)


def pomegranate(leaf, x, z, lit):
    """A handle blown in garnet glass, its calyx and back-plate of brass."""
    front, brass = leaf.front, materials.gold()
    leaf.add(shapes.box((0.018, 0.006, 0.3), (x, front - 0.003, z - 0.15), brass, 0.003, name='back-plate'))
    leaf.add(shapes.cylinder(0.014, 0.016, (x, front, z), brass, 0.003, 32, (90, 0, 0), 'neck'))
    r = 0.046
    fruit = props._smooth([(0, -1), (0.5, -0.93), (0.88, -0.55), (1.0, -0.02), (0.86, 0.52), (0.5, 0.84), (0.24, 0.95), (0.0, 0.97)])
    body = [(max(0, px) * r, pz * r) for px, pz in [(0, -1), *[(max(0.0, a), b) for a, b in fruit[1:]]]]
    glass = shapes.lathe(body, (0, 0, 0), materials.glass('#b3122a', 0.03), 64, 'pomegranate', 180)
    heart = shapes.sphere(
        r * 0.62, (0, 0, -r * 0.04), materials.glow('#ff2a3c', 5) if lit else materials.metal('#d8483c', 0.25), segments=32, name='heart'
    )
    calyx = shapes.solid(shapes.surface(lambda u, v: calyx_at(u, v, r), 60, 8, brass, close_u=True, name='calyx'), 0.0012)
    leaf.add(shapes.move([glass, heart, calyx], (x, front - 0.029, z), scale=(1, 0.57, 1)))


def calyx_at(u, v, r):
    a = 2 * pi * u
    tip = abs(((u * 6) % 1) * 2 - 1)
    reach = r * (0.27 + 0.2 * v * v)
    return (reach * cos(a), reach * sin(a), r * (0.86 + (0.28 + 0.3 * tip) * v))


def crown(base, height, radius, y):
    """The calyx above the cornice: five points, half of it ebony, half of it pear."""
    tips = [(-1, 0.96), (-0.57, 0.56), (-0.32, 1.0), (0, 0.59), (0.32, 1.0), (0.57, 0.56), (1, 0.96)]
    flare = [(0, 0.62), (0.12, 0.56), (0.3, 0.515), (0.55, 0.55), (0.8, 0.64), (1, 0.74)]

    def between(stops, s):
        for (a, low), (b, high) in zip(stops, stops[1:]):
            if s <= b:
                return low + (high - low) * (s - a) / (b - a)
        return stops[-1][1]

    def petal(u, v):
        s = 2 * u - 1
        share = v * between(tips, s)
        x = s * radius * between(flare, share)
        bow = max(0.0, 1 - s * s) ** 0.5
        fold = 0.007 * cos(s * 3.5 * pi) ** 2
        return (x, y - 0.12 * bow - 0.05 * share**2 * bow - fold, base + (height - base) * share)

    thing = shapes.solid(shapes.surface(petal, 168, 26, ebony(), name='calyx', smooth_angle=60), 0.02, -1)
    cabinet.halved(thing, ebony(), pear())


def shell(w, d, top, gold):
    """Case, plinth and cornice, each sawn on the axis: winter's wood to the left, spring's to the right."""
    front, back, side, low = -d / 2 + FRAME, d / 2, w - 0.068, PLINTH
    dark, pale = ebony('x'), pear('x')
    plinth = shapes.box((w - 0.12, back - front - 0.05, low - 0.02), (0, (front + back) / 2 + 0.02, 0), dark, 0.003, name='plinth')
    cabinet.halved(plinth, dark, materials.wood('#8d6547', '#a97d5a', 0.4, 'x'))
    edge = [(-0.03, low - 0.024), (0.018, low - 0.024), (0.02, low - 0.018), (0.012, low - 0.004), (0.004, low), (-0.03, low)]
    cabinet.halved(cabinet.moulding(edge, side, front, back, dark, 0.002), dark, pale)
    cabinet.halved(shapes.box((side - 0.04, back - front - 0.02, 0.02), (0, (front + back) / 2, low - 0.022), dark, 0), dark, pale)
    cove = [(0.004 + 0.03 * sin(a), top + 0.01 + 0.042 * (1 - cos(a))) for a in (pi / 2 * i / 10 for i in range(11))]
    rise = [(-0.02, top), (0.004, top), *cove, (0.034, top + 0.092), (-0.02, top + 0.092)]
    cabinet.halved(cabinet.moulding(rise, side, front, back, dark, 0.0015), dark, pale)
    cabinet.moulding([(0.02, top + 0.069), (0.0345, top + 0.069), (0.0345, top + 0.075), (0.02, top + 0.075)], side, front, back, gold, 0)
    cabinet.halved(shapes.box((side, back - front, 0.012), (0, (front + back) / 2, top + 0.078), dark, 0), dark, pale)
    felt = materials.cloth('#3c3d40', 300, 0.95)
    body = cabinet.case(side, front, back, low, top + 0.005, dark, felt, (-side / 4, 0, side / 4))
    for thing in body:
        if thing.name.startswith('deck'):
            cabinet.halved(thing, dark, pale)
        elif thing.name.startswith('side'):
            thing.data.materials.clear()
            thing.data.materials.append(ebony() if thing.matrix_world.translation.x < 0 else pear())
    for thing, wood in zip(cabinet.flank_frames(side, front, back, low, top, dark, None, 0.06, 0.012), (ebony(), pear())):
        thing.data.materials.clear()
        thing.data.materials.append(wood)
    shapes.box((0.012, 0.01, top - low - 0.04), (0, -d / 2 + DOOR + 0.012, low + 0.02), gold, 0.001, name='rebate')


def build(piece, view='hero'):
    size = piece['size']
    w, d, h = size['width'], size['depth'], size['height']
    top, side = h - CORNICE, w - 0.068
    gold = materials.gold()
    lit = view == 'night'
    shell(w, d, top, gold)
    doors = cabinet.Leaves(-side / 2 + 0.028, side / 2 - 0.028, PLINTH + 0.03, top - 0.024, -d / 2 + DOOR, 'llrr', gap=0.005)
    doors.boards([ebony(), ebony(), pear(), pear()])
    for leaf in list(doors)[:2]:
        leaf.add(cabinet.reeds(leaf, 0.026, 0.006, 0.024, ebony()))
    for leaf in list(doors)[2:]:
        leaf.add(
            shapes.box(
                (leaf.width - 0.04, 0.002, leaf.height - 0.04),
                (leaf.middle, leaf.front - 0.0006, leaf.low + 0.02),
                field(),
                0,
                name='field',
            )
        )
        leaf.add(
            classical.frame(
                leaf.width - 0.01, leaf.height - 0.01, 0.026, 0.007, (leaf.middle, leaf.front - 0.0065, (leaf.low + leaf.high) / 2), pear()
            )
        )
    for leaf in doors:
        leaf.add(cabinet.hinges(leaf, gold))
        leaf.add(
            shapes.box(
                (leaf.width - 0.08, 0.005, leaf.height - 0.08),
                (leaf.middle, leaf.front + leaf.thick + 0.001, leaf.low + 0.04),
                materials.cloth('#3c3d40', 300, 0.95),
                0.002,
            )
        )
    winter(doors[0], w * 0.36, top, materials.metal('#4a3524', 0.32))
    spring(doors[3], w * 0.36, top, pear('x'), gold)
    middle, radius = h * 0.5, w * 0.215
    medallion(doors, middle, radius, view == 'model')
    for leaf, x in ((doors[1], -0.06), (doors[2], 0.06)):
        pomegranate(leaf, x, middle - radius - 0.19, lit)
    crown(top + 0.09, h, radius, -d / 2 + 0.24)
    front, floor, ceiling = -d / 2 + DOOR, PLINTH + 0.03, top - 0.022
    if view == 'night':
        dark_side((-side / 2 + 0.03, -side / 4 - 0.011), front, floor, ceiling)
        bright_side((side / 4 + 0.011, side / 2 - 0.03), front, floor, ceiling)
        doors[0].open(106)
        doors[3].open(106)
    if view == 'detail':
        bright_side((0.011, side / 4 - 0.011), front, floor, ceiling)
        doors[2].open(32)
    if view == 'night' or shapes.has_options(view):
        shapes.part(
            'tech-2', shapes.box((side - 0.05, 0.008, 0.005), (0, -d / 2 + FRAME + 0.012, PLINTH - 0.03), materials.glow('#ffd9b0', 5), 0)
        )
    if shapes.has_options(view):
        shapes.part('tech-3', looking_glass(side / 2, 0.02, 1.12, gold))


def looking_glass(x, y, z, gold):
    """A tall round-headed mirror on the right flank."""
    outline = [(0.2, -0.78), *[(px, pz + 0.58) for px, pz in shapes.arc(0.2, 0, 180, 24)], (-0.2, -0.78)]
    pane = shapes.plate(outline, 0.004, materials.looking_glass(), 0.001, (0, -0.022, 0), name='mirror')
    rim = shapes.tube([(px, -0.021, pz) for px, pz in outline], 0.004, gold, closed=True, smooth=False, sides=3)
    return shapes.move([pane, rim], (x, y, z), (0, 0, 90))


def dark_side(bay, front, low, high):
    """The cool half: velvet and wool in grey felt, and the casket that knows its owner's finger."""
    (left, right), gold = bay, materials.gold()
    y, rail, middle = front + 0.3, high - 0.09, (bay[0] + bay[1]) / 2
    cabinet.rail(left, right, y, rail, gold)
    looks = [
        {'material': materials.velvet(tone), 'length': long, 'waist': 0.72, 'flare': 1.3, 'full': 0.052, 'folds': 8, 'turned': 14}
        for tone, long in (('#3d1220', 1.16), ('#1d2440', 1.2), ('#15382f', 1.1), ('#4a2438', 1.18), ('#17151a', 1.14))
    ]
    cabinet.wear(left + 0.02, right - 0.02, y, rail, looks, ebony('y'), gold, 9)
    shapes.box((right - left, 0.5, 0.02), (middle, front + 0.31, low + 0.42), ebony('x'), 0.002, name='shelf')
    casket((middle, front + 0.25, low + 0.44), gold)
    for k in range(2):
        cabinet.drawer(right - left - 0.008, 0.2, 0.46, (middle, front + 0.06, low + 0.004 + k * 0.206), ebony('x'), ebony('y'), gold)
    cabinet.lamp_strip(left + 0.02, right - 0.02, front + 0.05, high - 0.002, 4600, 7, 9, ((left + right) / 2, front + 0.3, low), '#e9eefc')
    cabinet.lamp_post(left + 0.003, front + 0.03, low + 0.02, high - 0.02, 1, 4600, 5, 8, '#e9eefc')


def casket(at, gold):
    """A coffer in garnet leather with a fingerprint's glowing ring on its lock."""
    x, y, z = at
    shapes.box((0.34, 0.22, 0.12), (x, y, z), materials.leather('#4a0f18'), 0.008, 5, name='casket')
    shapes.box((0.346, 0.226, 0.004), (x, y, z + 0.084), gold, 0.001)
    for side in (-1, 1):
        shapes.box((0.012, 0.228, 0.124), (x + side * 0.12, y, z - 0.0005), gold, 0.003)
    shapes.cylinder(0.02, 0.006, (x, y - 0.11, z + 0.075), gold, 0.002, 48, (90, 0, 0))
    shapes.ring(0.012, 0.0016, (x, y - 0.117, z + 0.075), materials.glow('#8fd0ff', 8), (90, 0, 0), 48)


def bright_side(bay, front, low, high):
    """The aired half: cottons and silks in pear and light."""
    (left, right), gold = bay, materials.gold()
    y, rail, middle = front + 0.3, high - 0.09, (bay[0] + bay[1]) / 2
    shapes.box((right - left - 0.002, 0.004, high - low), (middle, front + 0.57, low), pear(), 0, name='lining')
    for side, x in ((1, left), (-1, right)):
        shapes.box((0.004, 0.52, high - low), (x + side * 0.002, front + 0.31, low), pear(), 0, name='lining')
    cabinet.rail(left, right, y, rail, gold)
    looks = [
        {'material': materials.satin(tone, 0.45), 'length': long, 'waist': 0.74, 'flare': 1.35, 'full': 0.05, 'folds': 9, 'turned': 14}
        for tone, long in (('#f0e7da', 1.1), ('#e4b9b4', 1.16), ('#f3eee2', 1.04), ('#c9cfa6', 1.14), ('#ecd7c2', 1.08))
    ]
    cabinet.wear(left + 0.02, right - 0.02, y, rail, looks, pear('y'), gold, 12)
    shapes.box((right - left - 0.01, 0.5, 0.02), (middle, front + 0.31, low + 0.42), pear('x'), 0.002, name='shelf')
    cabinet.folded(('#f1e9dc', '#e7cfc6', '#f1e9dc', '#d7d8bd'), (middle - 0.11, front + 0.27, low + 0.44), 0.2, 0.34, 0.045, 5)
    cabinet.folded(('#e9dccb', '#f1e9dc', '#d9b8b0'), (middle + 0.12, front + 0.27, low + 0.44), 0.2, 0.34, 0.045, 6)
    for k in range(2):
        cabinet.drawer(right - left - 0.012, 0.2, 0.46, (middle, front + 0.06, low + 0.004 + k * 0.206), pear('x'), pear('y'), gold)
    cabinet.lamp_strip(left + 0.02, right - 0.02, front + 0.05, high - 0.002, 2900, 7, 7, ((left + right) / 2, front + 0.3, low))
    cabinet.lamp_post(right - 0.003, front + 0.03, low + 0.02, high - 0.02, -1, 2900, 5, 7)


FINISHES = {
    'mat-1': {f'wood-0b0908-1b1512-0.2-{along}': ('#3a2417', 0, 0.3) for along in 'xz'}
    | {f'wood-a97c58-c9a079-0.4-{along}': ('#8a5a35', 0, 0.34) for along in 'xz'},
    'mat-2': {f'wood-0b0908-1b1512-0.2-{along}': ('#2a1d0c', 0.8, 0.3) for along in 'xz'}
    | {f'wood-a97c58-c9a079-0.4-{along}': ('#d3a047', 1, 0.34) for along in 'xz'},
}


def salon(night=False):
    """A room of rose plaster, its daylight from the right."""
    plaster = materials.stone('#9b7c6c', '#8f7061', 0.85)
    rooms.floor(rooms.parquet('#2c1b12', '#54382a'), 14, 14)
    rooms.wall(8, 3.4, (0, 0.95, 0), plaster)
    classical.skirting(8, 0.2, 0.04, (0, 0.95, 0), plaster)
    classical.cornice(8, 0.26, 0.22, (0, 0.95, 3.14), plaster)
    for x in (-2.35, 2.35):
        classical.frame(1.5, 2.3, 0.05, 0.022, (x, 0.93, 1.6), plaster)
    shapes.box((9, 8, 0.1), (0, -2.5, 3.4), materials.stone('#cdbfb2', '#c7b8aa', 0.85), 0)
    if night:
        light.surroundings('#2b2836', '#120e0c', 0.3)
        light.area((3.6, 1.4), (0.4, -3.6, 2.9), (0, 0, 1.1), 46, 3400)
        light.area((1.5, 2.2), (-3.4, -2.4, 1.8), (0, 0, 1.1), 40, 7500)
        return
    light.surroundings('#f0ebe6', '#8d7a6d', 0.45)
    light.area((1.4, 2.4), (3.3, -1.5, 1.8), (-0.2, 0, 1.0), 250, 4800)
    light.area((0.7, 2.6), (-3.3, -2.6, 1.6), (-0.4, 0, 1.2), 60, 6500)
    light.area((4, 2), (0, -2.0, 3.3), (0, -0.6, 0), 60, 4800)


def fruit(at, size=0.045, turn=0):
    """A pomegranate on the table."""
    body = props._smooth(
        [
            (0, -1),
            (0.5, -0.9),
            (0.88, -0.5),
            (1.0, 0),
            (0.88, 0.5),
            (0.5, 0.84),
            (0.26, 0.93),
            (0.24, 1.12),
            (0.34, 1.3),
            (0.22, 1.14),
            (0.0, 1.0),
        ]
    )
    skin = shapes.lathe([(max(0.0, r) * size, z * size) for r, z in body], (0, 0, 0), materials.leather('#8a1f22', 0.36), 48, 'fruit', 180)
    return shapes.move(skin, (at[0], at[1], at[2] + size * 0.95), (turn, turn * 0.7, turn * 3))


def stool(at):
    """A small round table with fruit on a dish."""
    x, y, z = at
    shapes.cylinder(0.26, 0.03, (x, y, z + 0.52), materials.marble('#5c2a2e', '#a98a80'), 0.01, 96)
    shapes.lathe(
        props._smooth([(0, 0), (0.18, 0), (0.18, 0.02), (0.03, 0.06), (0.028, 0.3), (0.05, 0.5), (0.0, 0.52)]),
        at,
        materials.bronze(),
        64,
        'foot',
    )
    shapes.lathe(
        [(0, 0.006), (0.1, 0.008), (0.15, 0.03), (0.152, 0.034), (0.1, 0.0), (0, 0)], (x, y, z + 0.55), materials.bronze(), 64, 'dish'
    )
    for dx, dy, turn in ((-0.06, 0.02, 12), (0.05, 0.04, -20), (0.01, -0.055, 34)):
        fruit((x + dx, y + dy, z + 0.56), 0.045, turn)


def shot_hero(piece):
    salon()
    rooms.facing(-7.4, '#4b3c34', ((-2.6, 0.8, 0.2, 3.0), (3.6, 1.6, 0.2, 3.0)), strength=2.6)
    stool((-1.6, -0.45, 0))
    props.vase(0.5, (1.62, 0.2, 0), materials.stone('#d8c8b4', '#c9b7a1', 0.7), seed=9)
    props.rug(2.9, 1.5, (0.1, -1.5, 0), '#8a6a5c', '#4c2326')
    cameras.around((0.0, 0), 5.4, 14, 1.4, 1.12, 47, aperture=8)
    return {'exposure': 0.2, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#c9b3a2', 0.85, 2.4)
    rooms.facing(-11, '#6a5c4c', ((-3.6, 0.8, 0.2, 3.4), (-1.9, 0.5, 0.2, 3.4), (4.4, 0.8, 0.2, 3.4)), strength=2.4)
    cameras.around((0.0, 0), 7.8, 9, 1.4, 1.17, 75, aperture=11)
    return {'exposure': 0.1}


def shot_detail(piece):
    salon()
    rooms.facing(-7.4, '#4b3c34', ((-2.6, 0.8, 0.2, 3.0), (3.6, 1.6, 0.2, 3.0)), strength=2.6)
    cameras.camera((-0.35, -2.6, 1.25), (0.04, -0.3, 0.87), 60, 6.3, (-0.06, -0.34, 0.9))
    return {'exposure': 0.25, 'glare': 0.2}


def shot_scale(piece):
    rooms.landing(1.9, '#9b7c6c', rooms.parquet('#2c1b12', '#54382a'), left=2.6, right=2.9, high=3.1)
    stool((-1.6, 0.0, 0))
    cameras.around((0.4, 0), 6.2, 5, 1.45, 1.3, 42, aperture=8)
    return {'exposure': 0.4}


def shot_night(piece):
    salon(True)
    stool((-1.75, -0.6, 0))
    props.rug(2.9, 1.5, (0.1, -1.6, 0), '#6f5449', '#3c1a1e')
    cameras.around((0.0, 0), 5.7, 7, 1.4, 1.15, 46, aperture=5.6)
    return {'exposure': 0.6, 'glare': 0.3}


def shot_scale_night(piece):
    """Winter's side of the night, along the doors."""
    settings = shot_night(piece)
    cameras.around((-0.1, 0), 4.6, -34, 1.45, 1.22, 44, aperture=4, focus=(-0.3, -0.3, 1.2))
    return settings
