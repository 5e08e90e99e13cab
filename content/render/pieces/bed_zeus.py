"""Zeus' bed: eagle's wings of storm-blue velvet, a gold bolt between them, a plinth of white marble."""

from math import cos, exp, sin, tau

from mathutils import Vector
from parts import bedding, cameras, light, materials, props, rooms, shapes

STORM = '#1f3358'
FRAME = (0.176, 0.36)
TABLE = 0.6


def cubic(a, b, c, d, t):
    return tuple(a[k] * (1 - t) ** 3 + 3 * b[k] * t * (1 - t) ** 2 + 3 * c[k] * t * t * (1 - t) + d[k] * t**3 for k in (0, 1))


def spine(w, h, low, share, long=1.0):
    """The quill of a feather of the right wing: `share` 0 the highest, 1 the lowest; `long` of its full length."""
    tip = (w * (0.4975 - 0.1 * share**1.3), h - 0.005 - (h - low) * 0.95 * share**1.05)
    root = (0.03, low + (h * 0.85 - low) * (1 - share * 0.94))
    lift = (h - low) * 0.24 * (1 - share * 0.85)
    return lambda t: cubic(root, (tip[0] * 0.32, root[1] + lift * 0.75), (tip[0] * 0.72, tip[1] - lift * 1.35), tip, t * long)


def feather(quill, half, y, bulge, material, reach=0.1, sharp=0.2, cells=(70, 30), name='feather'):
    """A padded blade along its quill, full in the middle, a seam down it, drawn out to a tip."""

    def point(u, v):
        at, ahead, behind = Vector(quill(u)), Vector(quill(min(1, u + 0.01))), Vector(quill(max(0, u - 0.01)))
        way = (ahead - behind).normalized()
        across = Vector((-way.y, way.x))
        tip = max(0.0, (u - 1 + sharp) / sharp)
        wide = half * (0.72 + 0.28 * min(1, u * 1.8)) * max(0.03, (1 - tip**2.2)) ** 0.62
        c, s = cos(tau * v), sin(tau * v)
        seam = 1 - 0.42 * exp(-((c / 0.1) ** 2)) if s > 0 else 0.35
        thick = bulge * max(0.06, (1 - tip**3)) * seam
        place = at + across * (wide * c) - Vector((0, wide * 0.25 * tip))
        return (place.x, y + 0.022 * c - thick * (abs(s) ** 0.7 if s > 0 else -abs(s)) - reach * u * u, place.y)

    return shapes.surface(point, *cells, material, close_v=True, name=name)


def wings(w, h, head, view):
    """Nine primaries splayed like fingers, two rows of coverts over their roots; a gold thread down every quill."""
    fine = view != 'model'
    velvet, gold, low = materials.velvet(STORM), materials.gold(), 0.5
    made = []
    for i in range(9):
        share = i / 8
        quill, y = spine(w, h, low, share), head - 0.105 + 0.004 * i
        made.append(feather(quill, 0.078 - 0.012 * share, y, 0.042, velvet, 0.1, 0.24, (70, 30) if fine else (26, 14)))
        thread = []
        for k in range(31):
            u = 0.3 + 0.66 * k / 30
            x, z = quill(u)
            thread.append((x, y - 0.042 * 0.62 - 0.0016 - 0.1 * u * u, z))
        made.append(shapes.tube(thread, 0.0024, gold, smooth=False, sides=3 if fine else 1, name='quill'))
    for row, (count, long, half, forward) in enumerate(((8, 0.6, 0.074, 0.055), (8, 0.4, 0.072, 0.095), (7, 0.22, 0.07, 0.128))):
        for i in range(count):
            share = (i + 0.45 - 0.2 * (row % 2)) / count
            quill = spine(w, h * (0.985 - 0.02 * row), low, share, long)
            made.append(
                feather(
                    quill,
                    half,
                    head - 0.105 - forward + 0.003 * i,
                    0.032,
                    velvet,
                    0.1 * long * long,
                    0.3,
                    (44, 26) if fine else (14, 12),
                    'covert',
                )
            )
    for one in made:
        shapes.mirrored(one)


def shield(w, h, head, view):
    """The post between the wings: an ogive of velvet edged with gold."""
    top, half = h * 0.955, 0.105
    side = [(half, 0.3), (half, h * 0.78)] + [
        cubic((half, h * 0.78), (half, h * 0.87), (0.045, h * 0.915), (0, top), i / 10) for i in range(1, 11)
    ]
    outline = side + [(-x, z) for x, z in side[-2::-1]]
    shapes.plate(outline, 0.12, materials.velvet('#1a2b4c'), 0.03, (0, head - 0.31, 0), name='shield')
    inner = [(x * 0.8, top - 0.05 - (top - z) * 0.955 if z > 0.4 else z) for x, z in outline]
    shapes.tube([(x, head - 0.31, z) for x, z in inner], 0.0042, materials.gold(), smooth=False, sides=4, name='fillet')


def bolt(low, high, wide, y, material):
    """Lightning as a goldsmith cuts it: two slender blades, a ridge down each."""
    points = [(0.3, 1.0), (-0.5, 0.44), (-0.06, 0.475), (-0.34, 0.0), (0.5, 0.565), (0.07, 0.53)]
    ridge = {0: (0.24, 0.97), 1: (-0.2, 0.5), 2: (0.0, 0.5), 3: (-0.3, 0.04), 4: (0.2, 0.5), 5: (0.0, 0.5)}
    place = lambda p, depth: (p[0] * wide, y - depth, low + p[1] * (high - low))
    vertices = [place(p, 0) for p in points] + [place(ridge[i], 0.022) for i in range(6)] + [place(p, -0.02) for p in points]
    faces = []
    for i in range(6):
        k = (i + 1) % 6
        faces += [(i, k, 6 + k, 6 + i), (12 + i, 12 + k, k, i)]
    thing = shapes.mesh('bolt', vertices, faces + [tuple(range(6, 12))], material, smooth=False)
    return shapes.rounded(thing, 0.0025, 3, 15)


def base(w, d, wide, long, foot, view):
    """White marble with soft edges, a shadow, then the upholstered frame with its thread of gold."""
    marble, gold, velvet = materials.marble('#f0ede7', '#8d8c8e', 0.14), materials.gold(), materials.velvet(STORM)
    shapes.box((w * 0.88, d - 0.24, 0.05), (0, -0.05, 0), materials.metal('#3a3329', 0.5), 0.004, name='foot')
    shapes.box((w * 0.94, d - 0.1, 0.1), (0, -0.05, 0.024), marble, 0.03, 7, name='plinth')
    shapes.box((w * 0.926, d - 0.13, 0.016), (0, -0.05, 0.122), marble, 0.006, 3, name='step')
    shapes.box((w * 0.86, d - 0.24, 0.05), (0, -0.05, 0.13), materials.metal('#3a3329', 0.5), 0.004, name='shadow')
    low, high = FRAME
    middle = foot + long / 2 - 0.01
    shapes.box((w * 0.91, long + 0.13, high - low), (0, middle, low), velvet, 0.046, 6, name='frame')
    edge, front = w * 0.455 + 0.001, middle - long / 2 - 0.066
    line = [(edge, middle + long / 2, 0), (edge, front + 0.05, 0), (edge - 0.015, front + 0.015, 0), (edge - 0.05, front, 0)]
    line += [(-x, y, z) for x, y, z in reversed(line)]
    shapes.move(shapes.tube(line, 0.0045, gold, smooth=False, sides=4, name='thread'), (0, 0, (low + high) / 2))
    bolt(low + 0.008, high - 0.008, 0.085, front - 0.002, gold)


def barometer_light(w, d, strength):
    """The night line: light in the shadow between marble and velvet."""
    glow = materials.glow('#ffc98a', strength)
    made = [shapes.box((w * 0.84, 0.012, 0.012), (0, -d / 2 + 0.058, 0.15), glow, 0.002, name='light')]
    made += [shapes.box((0.012, d * 0.86, 0.012), (side * w * 0.438, -0.04, 0.15), glow, 0.002, name='light') for side in (-1, 1)]
    return shapes.part('led_lighting tech-2', *made)


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    head, foot = d / 2, -d / 2 + 0.11
    lit = view == 'night'
    base(w, d, wide, long, foot, view)
    wings(w, h, head, view)
    shield(w, h, head, view)
    shapes.plate(
        [
            (-w * 0.3, 0.1),
            (w * 0.3, 0.1),
            (w * 0.34, 0.6),
            (w * 0.26, 1.12),
            (0.1, h * 0.84),
            (-0.1, h * 0.84),
            (-w * 0.26, 1.12),
            (-w * 0.34, 0.6),
        ],
        0.08,
        materials.velvet('#1a2b4c'),
        0.03,
        (0, head - 0.08, 0),
        name='back',
    )
    bolt(h * 0.56, h * 0.9, 0.15, head - 0.316, materials.glow('#ffc56e', 1.7) if lit else materials.gold())
    if view == 'model':
        shapes.part('light', bolt(h * 0.56 - 0.001, h * 0.9 + 0.001, 0.152, head - 0.3175, materials.glow('#ffc56e', 1.7)))
    bedding.dressed(
        wide - 0.02,
        long - 0.06,
        (0, foot + long / 2 - 0.04, FRAME[1] - 0.02),
        '#f3efe8',
        '#e8e2d8',
        '#f3efe8',
        accent=STORM,
        throw=materials.velvet('#1b2c50'),
        thick=0.24,
        seed=53,
        lean=62,
        high=0.44,
        hang=0.19,
        foot=0.19,
        piping=materials.cloth(STORM, 900, 0.85),
    )
    if shapes.has_options(view):
        barometer_light(w, d, 4)
        bedding.charging_pads([(side * (wide / 2 + 0.034), 0.5, FRAME[1]) for side in (-1, 1)], materials.lacquer('#101a2e'), radius=0.03)
        bedding.safe_drawer((w * 0.455 + 0.001, -0.1, FRAME[0] + 0.02), 90, materials.velvet(STORM), (0.5, 0.36, 0.145), 0.26)
        bedding.folding_table((-w * 0.455 + 0.045, 0.0, FRAME[1]), -1, over=0.42)
        bedding.projector((0, head - 0.25, h * 0.953), span=0.45, above=-0.3, ahead=0.95)
    if view == 'model':
        bedding.lightened()


FINISHES = {
    'mat-2': {'velvet-1a2b4c': ('#e6b450', 1, 0.25)},
    'mat-3': {'marble-f0ede7-8d8c8e-0.14': ('#5b3a22', 0, 0.4)},
}


def bedside(at):
    """A drum of white marble on a gilt ring, its top a disc that stands out a little: what lamp and vase stand on."""
    x, y, _ = at
    marble, gold = materials.marble('#f0ede7', '#8d8c8e', 0.14), materials.gold()
    shapes.cylinder(0.19, 0.03, (x, y, 0), gold, 0.006, name='foot')
    shapes.cylinder(0.215, TABLE - 0.1, (x, y, 0.03), marble, 0.012, name='drum')
    shapes.cylinder(0.2, 0.018, (x, y, TABLE - 0.07), gold, 0.005, name='ring')
    shapes.cylinder(0.27, 0.052, (x, y, TABLE - 0.052), marble, 0.018, name='top')


def raking(head, power=60):
    """A narrow lamp beside the wall: it strikes along the feathers, so that pile and seams show."""
    light.area((0.3, 1.5), (-2.6, head - 1.05, 1.75), (0.4, head - 0.15, 1.15), power, 4300)


def shot_hero(piece):
    rooms.hall(back=1.75, left=3.4, right=4.0, power=0.8, ground='#cfc8bc', vein='#9c948a', fill=0.6, sun=(1.7, 22, 62))
    raking(piece['size']['depth'] / 2)
    w = piece['size']['width']
    props.rug(3.7, 2.4, (0, -1.0, 0), '#c9c3b8', '#33466b')
    for side in (-1, 1):
        bedside((side * (w / 2 + (0.52 if side < 0 else 0.42)), 0.6, 0))
    props.table_lamp(0.5, (-w / 2 - 0.52, 0.6, TABLE))
    props.books((-w / 2 - 0.4, 0.43, TABLE), ('#26324a', '#b8975a'), seed=5, turn=20)
    props.vase(0.28, (w / 2 + 0.42, 0.6, TABLE), seed=9)
    cameras.around((0.05, 0), 5.9, 25, 1.35, 0.86, 50, aperture=7)
    return {'exposure': -0.05, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#cfc9c1', 0.85, 2.4)
    raking(piece['size']['depth'] / 2, 70)
    cameras.around((0, 0), 8.5, 12, 1.4, 0.66, 75, aperture=9)
    return {'exposure': -0.28}


def shot_detail(piece):
    rooms.hall(back=1.75, power=0.8, fill=0.55)
    light.area((0.5, 1.2), (-1.9, 0.0, 1.9), (0.3, 1, 1.2), 46, 4700)
    cameras.camera((0.7, -0.75, 1.4), (0.22, 0.9, 1.3), 58, 8, (0.15, 0.86, 1.3))
    return {'exposure': 0.1}


def shot_scale(piece):
    rooms.hall(back=1.75, niche=False, left=3.5, right=5.0, power=0.85, fill=0.65, sun=(1.3, 22, 62))
    raking(piece['size']['depth'] / 2)
    props.door((2.15, 1.71, 0))
    cameras.around((0.6, 0), 6.0, 11, 1.35, 1.0, 46, aperture=8)
    return {'exposure': -0.27}


def shot_night(piece):
    rooms.chamber(right=5.4, panel=materials.stone('#343842', '#3b404b', 0.65), power=1.4)
    light.area((2.2, 2.2), (-3.0, -1.2, 2.2), (0, 0.3, 0.9), 60, 9000)
    light.spot((0.6, -1.2, 3.0), (0.0, 1.0, 1.2), 130, 3400, 70, 0.9, 0.3)
    cameras.around((0, 0), 5.9, -24, 1.3, 0.78, 50, aperture=5.6)
    return {'exposure': 0.65, 'glare': 0.35}
