"""Hades' bed: low slabs of black basalt, a pomegranate cut into the tallest, embers glowing beneath."""

from random import Random

from parts import bedding, cameras, light, materials, props, rooms, shapes, soft

POMEGRANATE = '#4c0b18'
DECK = (0.104, 0.272)


def basalt():
    return materials.honed('#161618', '#4b4744')


def broken(points, seed, rough=0.004, step=0.025):
    """A line through the points [(x, z)] as a hammer leaves it."""
    draw, line = Random(seed), []
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        count = max(1, int(((x1 - x0) ** 2 + (z1 - z0) ** 2) ** 0.5 / step))
        for i in range(count):
            t = i / count
            jitter = draw.gauss(0, rough) if i else 0
            line.append((x0 + (x1 - x0) * t, z0 + (z1 - z0) * t + jitter))
    return [*line, points[-1]]


def cubic(a, b, c, d, count=12):
    return [
        tuple(a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t**3 for k in (0, 1))
        for t in (i / count for i in range(count + 1))
    ]


def fruit(x, z, r):
    """A pomegranate's outline with its crown, and the gap it is split by."""
    side = cubic((0, -1), (0.62, -1), (1, -0.55), (1, -0.02)) + cubic((1, -0.02), (1, 0.5), (0.62, 0.86), (0.2, 0.93))[1:]
    side += cubic((0.2, 0.93), (0.16, 1.05), (0.24, 1.2), (0.34, 1.36), 6)[1:] + [(0.15, 1.2), (0, 1.42)]
    outline = side + [(-a, b) for a, b in side[-2:0:-1]]
    gap = (
        cubic((0.1, 0.7), (-0.62, 0.34), (-0.6, -0.5), (0.06, -0.78), 20)
        + cubic((0.06, -0.78), (0.5, -0.3), (0.46, 0.36), (0.1, 0.7), 20)[1:-1]
    )
    place = lambda points: [(x + a * r, z + b * r) for a, b in points]
    return place(outline), place(gap)


def engraving(x, z, r, y, lit):
    """The open fruit: a bronze line let into the stone, garnets in the split."""
    outline, gap = fruit(x, z, r)
    bronze = materials.metal('#b98a4e', 0.3)
    shapes.tube([(a, y, b) for a, b in outline], 0.0042, bronze, closed=True, smooth=False, name='line')
    shapes.tube([(a, y, b) for a, b in gap], 0.003, bronze, closed=True, smooth=False, name='line')
    shapes.plate(gap, 0.004, materials.satin('#2a060b', 0.5), 0.001, (0, y + 0.024, 0), name='split')
    garnet = materials.glow('#c8140f', 0.9) if lit else materials.lacquer('#8e0d1c', 0.04)
    draw = Random(4)
    rows = [(-0.58, 1), (-0.4, 2), (-0.2, 3), (0.0, 4), (0.2, 3), (0.38, 2), (0.54, 1)]
    for height, count in rows:
        for i in range(count):
            a = (i - (count - 1) / 2) * 0.2 - 0.03 + draw.uniform(-0.02, 0.02)
            shapes.sphere(
                r * 0.082,
                (x + a * r, y + 0.014, z + (height + draw.uniform(-0.03, 0.03)) * r),
                garnet,
                (0.9, 0.7, 1.25),
                20,
                'garnet',
            )
    return gap


def headstones(w, h, head, view):
    """Five slabs from one block: the outer ones lower, the middle one carved, a seam of bronze between."""
    stone = basalt()
    z = DECK[1] - 0.02
    middle = w * 0.215
    centre = [(-middle, h - 0.03), (-w * 0.16, h - 0.006), (w * 0.05, h), (w * 0.19, h - 0.012), (middle, h - 0.034)]
    top = broken(centre, 3, 0.0018)
    gap = engraving(0, h - 0.275, 0.118, head - 0.147, view == 'night')
    shapes.plate([(-middle, z), (middle, z), *reversed(top)], 0.03, stone, 0.005, (0, head - 0.146, 0), holes=[gap], name='centre')
    shapes.plate([(-middle, z), (middle, z), *reversed(top)], 0.1165, stone, 0.005, (0, head - 0.1165, 0), name='centre')
    for side in (-1, 1):
        for i, (inner, outer, high, fall, deep) in enumerate(
            ((w * 0.215, w * 0.375, h * 0.85, 0.044, 0.12), (w * 0.375, w * 0.5, h * 0.66, 0.062, 0.1))
        ):
            edge = broken([(inner + 0.004, high), (outer - 0.026, high - fall + 0.014), (outer, high - fall)], 7 * i + side, 0.003)
            outline = [(side * x, a) for x, a in [(inner + 0.004, z), (outer, z), *reversed(edge)]]
            shapes.plate(outline, deep, stone, 0.005, (0, head - 0.012 - deep - 0.012 * (1 - i), 0), name='slab')
    seam = materials.metal('#b98a4e', 0.3)
    for side in (-1, 1):
        points = broken(
            [(middle - 0.004, h - 0.03), (w * 0.207, h * 0.83), (w * 0.222, h * 0.76), (w * 0.213, h * 0.6), (w * 0.218, h * 0.42)],
            21 + side,
            0.0,
            0.03,
        )
        draw = Random(side + 5)
        shapes.tube(
            [(side * (x + draw.uniform(-0.004, 0.004)), head - 0.1475, a, draw.uniform(0.6, 1.5)) for x, a in points],
            0.004,
            seam,
            name='seam',
        )


def deck(w, d, head):
    """The sawn slab that carries everything, hovering over its ember."""
    stone, (low, high) = basalt(), DECK
    shapes.box((w, d - 0.05, high - low), (0, -0.025, low), stone, 0.014, 5, name='deck')
    shapes.box((w * 0.78, d - 0.5, 0.07), (0, -0.04, 0), stone, 0.006, name='base')
    shapes.box((w * 0.72, d - 0.6, low - 0.066), (0, -0.04, 0.068), materials.metal('#2b221c', 0.5), 0.004, name='neck')
    shapes.box((w - 0.08, d - 0.13, 0.008), (0, -0.025, low - 0.006), materials.metal('#4a3827', 0.42), 0.002, name='fillet')


def ember(w, d, strength=16):
    """The line of fire under the slab."""
    fire, z = materials.glow('#ff6a1f', strength), DECK[0] - 0.016
    made = [shapes.box((w - 0.2, 0.016, 0.008), (0, -d / 2 + 0.1, z), fire, 0.002, name='ember')]
    made += [shapes.box((0.016, d - 0.3, 0.008), (side * (w / 2 - 0.09), -0.02, z), fire, 0.002, name='ember') for side in (-1, 1)]
    return made


def floor_light(w, d, strength=24, high=0.008):
    """What the option adds behind the ember: white light on the floor, enough to read by."""
    z = DECK[0] - 0.012
    white = materials.glow('#ffe7c8', strength)
    made = [shapes.box((w - 0.34, 0.03, high), (0, -d / 2 + 0.17, z), white, 0.002, name='light')]
    made += [shapes.box((0.03, d - 0.44, high), (side * (w / 2 - 0.16), -0.02, z), white, 0.002, name='light') for side in (-1, 1)]
    return made


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    head, middle = d / 2, -d / 2 + 0.11 + long / 2
    velvet = materials.velvet(POMEGRANATE)
    deck(w, d, head)
    headstones(w, h, head, view)
    shapes.part('light', *ember(w, d, {'night': 15, 'front': 5}.get(view, 9)))
    soft.cushion((wide + 0.07, long + 0.02, 0.13), (0, middle - 0.01, DECK[1] - 0.004), velvet, 0.045, 0.0, piping=velvet, name='seat')
    pad = lambda u, v: (wide * 0.985 * (u - 0.5), head - 0.15 + 0.02 * v, 0.44 + 0.3 * v)
    shapes.solid(soft.upholstered(pad, soft.channels(9, 0.05), 180, 26, velvet, 0.05, name='backrest'), 0.06, -1)
    bedding.dressed(
        wide,
        long - 0.06,
        (0, middle - 0.03, 0.37),
        '#dcd5cc',
        '#a79a90',
        '#dcd5cc',
        accent=POMEGRANATE,
        throw=velvet,
        thick=0.17,
        seed=11,
        lean=52,
        high=0.44,
        hang=0.15,
        foot=0.12,
    )
    if shapes.chosen or view == 'model':
        shapes.part('led_lighting tech-2', *(floor_light(w, d, 6, 0.024) if view == 'model' else floor_light(w, d)))  # in 3D it is seen from afar
    if shapes.has_options(view):
        bedding.charging_pads([(side * (w / 2 - 0.066), 0.62, DECK[1]) for side in (-1, 1)], materials.lacquer('#141214'), '#ff8a50')
        bedding.safe_drawer((w / 2 - 0.002, 0.1, DECK[0] + 0.012), 90, basalt(), (0.5, 0.36, 0.14), 0.26)
    if view == 'model':
        bedding.lightened()


FINISHES = {
    'mat-2': {'metal-b98a4e-0.3': ('#e6b450', 1, 0.2), 'metal-4a3827-0.42': ('#e6b450', 1, 0.22)},
    'mat-3': {'honed-161618-4b4744': ('#3a2618', 0, 0.4)},
}


def shot_hero(piece):
    rooms.alcove('#7d7269', '#8a7f75', '#35312f', '#57504a', 2.9, 2.7, back=1.3, power=0.85)
    w, d = piece['size']['width'], piece['size']['depth']
    props.rug(3.0, 1.9, (0.1, -1.5, 0), '#6a5c54', '#40372f')
    for side in (-1, 1):
        shapes.box((0.4, 0.38, 0.34), (side * (w / 2 + 0.38), d / 2 - 0.28, 0), basalt(), 0.008, name='cube')
    props.table_lamp(0.46, (-w / 2 - 0.38, d / 2 - 0.28, 0.34), True, materials.metal('#4a3827', 0.4))
    props.vase(0.3, (w / 2 + 0.38, d / 2 - 0.28, 0.34), materials.stone('#2b2523', '#3b322d', 0.6), True, 4)
    light.area((1.6, 0.6), (0, 0.2, 3.3), (0, 1.2, 0.7), 24, 3300)
    light.area((2.0, 1.6), (3.6, -2.2, 1.9), (0.3, 0, 0.3), 30, 3600)
    light.spot((-3.2, -2.6, 2.9), (0.2, 0.5, 0.5), 420, 4600, 34, 0.5, 0.25)
    cameras.around((0.1, -0.1), 5.35, 27, 1.25, 0.66, 50, aperture=6.3)
    return {'exposure': 0.6, 'glare': 0.2}


def shot_front(piece):
    rooms.studio('#b9aaa0', 0.8, 2.3)
    cameras.around((0.02, 0), 8.5, 17, 1.5, 0.55, 75, aperture=9)
    return {'exposure': 0.15}


def shot_detail(piece):
    rooms.chamber(back=1.75, panel=materials.stone('#54443b', '#5f4d42', 0.8), lamps=False)
    light.area((1.2, 1.6), (-2.0, -0.5, 1.9), (0, 1, 0.9), 70, 5200)
    light.area((0.8, 0.8), (1.6, 0.1, 1.5), (0.1, 1, 0.8), 12, 3000)
    cameras.camera((0.78, -0.75, 1.2), (0.05, 0.98, 0.9), 62, 5.6, (0.05, 0.985, 0.95))
    return {'exposure': 0.45}


def shot_scale(piece):
    plaster = materials.stone('#8d7f74', '#978a7e', 0.8)
    rooms.chamber(back=1.75, left=3.6, right=3.6, panel=plaster, power=1.6, lamps=False)
    props.door((1.95, 1.7, 0), material=materials.stone('#3b322d', '#40362f', 0.5))
    light.area((2.4, 2.4), (-3.2, -1.6, 1.9), (0.4, 0.2, 0.6), 240, 5600)
    cameras.around((0.52, 0), 6.0, 12, 1.3, 0.98, 45, aperture=8)
    return {'exposure': 0.5}


def shot_night(piece):
    rooms.chamber(back=1.75, panel=materials.stone('#3a2d28', '#42332d', 0.7), power=1.3, lamps=False)
    light.area((2.2, 2.2), (-3.0, -1.2, 2.0), (0, 0, 0.5), 34, 9000)
    light.area((1.4, 0.5), (0, 0.2, 2.9), (0, 1.0, 0.8), 10, 3000)
    cameras.around((0, -0.1), 4.9, -24, 1.15, 0.52, 48, aperture=5.6)
    return {'exposure': 0.75, 'glare': 0.4}
