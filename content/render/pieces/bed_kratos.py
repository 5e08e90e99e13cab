"""Kratos' bed: four riveted columns of blackened steel under girders, oxblood leather held by its chains."""

from math import atan2, cos, degrees, hypot, pi, radians, sin, tau

import bpy
from mathutils import Matrix, Vector
from parts import bedding, cameras, light, materials, props, rooms, shapes, soft

OXBLOOD = '#4b1013'
POST = 0.176
# the options that can be seen, in the order they are laid: from here the armchair stands behind the screen
SEEN = ('led_lighting', 'wireless_charging', 'safe_storage', 'massage_chair', 'integrated_tv')


def steel():
    return materials.metal('#55514d', 0.32)


def iron():
    return materials.metal('#2f2d2c', 0.42)


def rivet_metal():
    return materials.metal('#a57f4d', 0.3)


def rivets(places, direction, radius=0.011, fine=True):
    """Forged heads at the places, domes towards `direction`, as one object."""
    rings, around = (4, 14) if fine else (2, 6)
    turn = Vector(direction).to_track_quat('Z', 'Y').to_matrix()
    vertices, faces = [], []
    for place in places:
        base = len(vertices)
        for j in range(rings):
            a = pi / 2 * j / rings
            for i in range(around):
                b = tau * i / around
                vertices.append(
                    Vector(place) + turn @ Vector((radius * cos(a) * cos(b), radius * cos(a) * sin(b), radius * 0.72 * sin(a) - 0.0005))
                )
        vertices.append(Vector(place) + turn @ Vector((0, 0, radius * 0.72)))
        for j in range(rings - 1):
            for i in range(around):
                k = (i + 1) % around
                faces.append((base + j * around + i, base + j * around + k, base + (j + 1) * around + k, base + (j + 1) * around + i))
        for i in range(around):
            faces.append((base + (rings - 1) * around + i, base + (rings - 1) * around + (i + 1) % around, len(vertices) - 1))
    return shapes.soften(shapes.mesh('rivets', vertices, faces, rivet_metal()), 80)


def row(start, stop, count):
    start, stop = Vector(start), Vector(stop)
    return [start + (stop - start) * i / (count - 1) for i in range(count)]


def link(length, radius, material, fine):
    """One closed link lying in x–z, along x."""
    half, bend = length / 2, length * 0.3
    points = [(half - bend + bend * cos(a), 0, bend * sin(a)) for a in (radians(-90 + 180 * i / 8) for i in range(9))]
    points += [(-half + bend + bend * cos(a), 0, bend * sin(a)) for a in (radians(90 + 180 * i / 8) for i in range(9))]
    return shapes.tube(points, radius, material, closed=True, smooth=False, sides=3 if fine else 1, name='link')


def chain(points, length, radius, material, fine=True):
    """Links along the points, every other one turned on its side."""
    pattern, made, run, turn = link(length, radius, material, fine), [], 0.0, 0
    pitch = length - 3.1 * radius
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        way = b - a
        while run <= way.length:
            here = a + way * (run / way.length)
            one = pattern.copy()
            bpy.context.collection.objects.link(one)
            place = way.to_track_quat('X', 'Z').to_matrix().to_4x4()
            place.translation = here
            one.matrix_world = place @ Matrix.Rotation(radians(45 + 90 * (turn % 2)), 4, 'X')
            made.append(one)
            run, turn = run + pitch, turn + 1
        run -= way.length
    bpy.data.objects.remove(pattern)
    return made


def column(x, y, beam, view):
    """A fluted shaft between a stepped foot and a flared head, hooped and riveted."""
    dark, fine = steel(), view != 'model'
    shapes.box((0.244, 0.244, 0.06), (x, y, 0), dark, 0.008, 3, name='foot')
    r, flutes = POST / 2, 16

    def shaft(u, v):
        groove = 1 - 0.09 * (1 - abs(sin(pi * flutes * u)) ** 0.8)
        return (x + r * groove * cos(tau * u), y + r * groove * sin(tau * u), 0.15 + (beam - 0.27) * v)

    shapes.surface(shaft, flutes * (10 if fine else 4), 1, dark, close_u=True, name='shaft', smooth_angle=60)
    square = lambda half, z: [(x + half * a, y + half * b, z) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for levels in (((0.112, 0.06), (0.1, 0.15)), ((0.098, beam - 0.12), (0.118, beam - 0.03), (0.118, beam))):
        vertices = [p for half, z in levels for p in square(half, z)]
        faces = [(3, 2, 1, 0), tuple(range(len(vertices) - 4, len(vertices)))]
        for k in range(len(levels) - 1):
            faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
        shapes.rounded(shapes.mesh('block', vertices, faces, dark, smooth=False), 0.005, 3)
    heads = []
    for z, tall in ((0.15, 0.044), (0.64, 0.07), (1.08, 0.07), (1.52, 0.07), (beam - 0.164, 0.044)):
        shapes.cylinder(r + 0.01, tall, (x, y, z), iron(), 0.005, 64 if fine else 24, name='hoop')
        if tall > 0.05:
            heads += [(z + tall / 2, a) for a in range(0, 360, 36)]
    for a in range(0, 360, 36):
        way = (cos(radians(a)), sin(radians(a)), 0)
        rivets([(x + (r + 0.01) * way[0], y + (r + 0.01) * way[1], z) for z, b in heads if b == a], way, 0.0115, fine)


def girder(length, at, turn, view):
    """A lattice girder along x: two flanges, a web crossed by straps, a rivet at every crossing. Faces -y and +y."""
    dark, fine = steel(), view != 'model'
    low, high = 0.0, 0.212
    made = [
        shapes.box((length, 0.12, 0.034), (0, 0, low), dark, 0.005, 3, name='flange'),
        shapes.box((length, 0.12, 0.034), (0, 0, high - 0.034), dark, 0.005, 3, name='flange'),
    ]
    made.append(shapes.box((length, 0.012, high - 0.04), (0, 0, 0.02), iron(), 0.001, 1, name='web'))
    bays = 9
    span, rise = length / bays, high - 0.068
    slope, long = degrees(atan2(rise, span)), hypot(span, rise) + 0.012
    spots = []
    for i in range(bays):
        middle = -length / 2 + (i + 0.5) * span
        for sign in (-1, 1):
            for k, angle in enumerate((slope, -slope)):
                made.append(
                    shapes.box((long, 0.006, 0.026), (middle, sign * (0.01 + 0.005 * k), 0.106), dark, 0.0015, 2, (0, 0, 0), 'strap')
                )
                strap = made[-1]
                strap.matrix_world = (
                    Matrix.Translation((middle, sign * (0.01 + 0.005 * k), 0.106))
                    @ Matrix.Rotation(radians(angle), 4, 'Y')
                    @ Matrix.Translation((0, 0, -0.013))
                )
        spots += [(middle, 0.106), (middle - span / 2, 0.05), (middle - span / 2, 0.162)]
    for sign in (-1, 1):
        made.append(rivets([(x, sign * 0.0185, z) for x, z in spots], (0, sign, 0), 0.01, fine))
        made.append(
            rivets(
                [p + Vector((0, sign * 0.06, 0.017)) for p in row((-length / 2 + 0.06, 0, 0), (length / 2 - 0.06, 0, 0), 19)],
                (0, sign, 0),
                0.007,
                fine,
            )
        )
    return shapes.move(made, at, (0, 0, turn))


def corner(x, y, beam, h, view):
    """The girders' meeting over a column: gusset plates on both outer faces."""
    dark, fine = steel(), view != 'model'
    shapes.box((0.236, 0.236, h - beam), (x, y, beam), iron(), 0.006, 3, name='knuckle')
    for z in (beam, h - 0.034):
        shapes.box((0.244, 0.244, 0.034), (x, y, z), dark, 0.005, 3, name='cap')
    for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        side = Vector((way[1], way[0], 0))
        face = Vector((x, y, 0)) + Vector((*way, 0)) * 0.1185
        rivets(
            [face + side * (0.083 * a) + Vector((0, 0, z)) for a in (-1, 0, 1) for z in (beam + 0.066, h - 0.066)],
            (*way, 0),
            0.0125,
            fine,
        )


def brace(x, y, beam, along, view):
    """Twin straps at 45° between a column and its girder; `along` is the way inwards."""
    way = Vector((*along, 0))
    start, reach = Vector((x, y, 0)) + way * (POST / 2), 0.4
    side = Vector((-along[1], along[0], 0))
    for shift in (-0.022, 0.022):
        a, b = start + Vector((0, 0, beam - reach)) + side * shift, start + way * reach + Vector((0, 0, beam)) + side * shift
        middle, length = (a + b) / 2, (b - a).length + 0.02
        bar = shapes.box((length, 0.014, 0.05), (0, 0, -0.025), steel(), 0.004, 2, name='brace')
        place = (b - a).to_track_quat('X', 'Z').to_matrix().to_4x4()
        place.translation = middle
        bar.matrix_world = place @ bar.matrix_basis
    plate = shapes.box(
        (0.014, 0.075, 0.13),
        tuple(start + way * 0.004 + Vector((0, 0, beam - reach - 0.06))),
        iron(),
        0.003,
        2,
        name='shoe',
    )
    if along[0] == 0:
        plate.matrix_world = Matrix.Translation(tuple(start + way * 0.004 + Vector((0, 0, beam - reach - 0.06)))) @ Matrix.Rotation(
            radians(90), 4, 'Z'
        )
    z = beam - reach
    rivets(
        [start + way * 0.011 + side * s + Vector((0, 0, z + dz)) for s in (-0.024, 0.024) for dz in (-0.042, 0.05)],
        tuple(way),
        0.008,
        view != 'model',
    )


def rail(length, at, turn, view):
    """Oak between two steel flanges, riveted: the bed's sides and foot."""
    dark, fine = steel(), view != 'model'
    made = [
        shapes.box((length, 0.12, 0.034), (0, 0, 0.18), dark, 0.005, 3, name='flange'),
        shapes.box((length, 0.12, 0.034), (0, 0, 0.366), dark, 0.005, 3, name='flange'),
    ]
    made.append(shapes.box((length, 0.07, 0.16), (0, 0, 0.21), materials.wood('#4a3220', '#7a5838', 0.4), 0.003, 2, name='oak'))
    for z in (0.197, 0.383):
        made.append(
            rivets(
                [p + Vector((0, -0.06, z)) for p in row((-length / 2 + 0.05, 0, 0), (length / 2 - 0.05, 0, 0), 15)],
                (0, -1, 0),
                0.0085,
                fine,
            )
        )
    return shapes.move(made, at, (0, 0, turn))


def headboard(inside, h, y, view):
    """Buttoned leather in a steel frame, hung between the columns on short chains."""
    fine = view != 'model'
    low, high, half = 0.36, h * 0.63, inside - 0.1
    hide, dark = materials.leather(OXBLOOD, 0.36), steel()
    outer = [(-half, low), (half, low), (half, high), (-half, high)]
    inner = [(-half + 0.05, low + 0.05), (-half + 0.05, high - 0.05), (half - 0.05, high - 0.05), (half - 0.05, low + 0.05)]
    shapes.plate(outer, 0.05, dark, 0.005, (0, y - 0.025, 0), holes=[inner], name='frame')
    shapes.box((2 * half - 0.08, 0.03, high - low - 0.08), (0, y + 0.005, low + 0.04), iron(), 0.003, name='back')
    across, up = 9, 5
    face = lambda u, v: ((2 * half - 0.094) * (u - 0.5), y - 0.012, low + 0.047 + (high - low - 0.094) * v)
    shapes.solid(
        soft.upholstered(face, soft.diamonds(across, up, 0.055), 252 if fine else 108, 150 if fine else 50, hide, 0.025, name='leather'),
        0.008,
        -1,
    )
    if fine:
        soft.buttons(face, across, up, 0.0115, hide, 0.004)
    studs = row((-half + 0.025, y - 0.025, high - 0.025), (half - 0.025, y - 0.025, high - 0.025), 27)
    for side in (-1, 1):
        studs += row((side * (half - 0.025), y - 0.025, low + 0.05), (side * (half - 0.025), y - 0.025, high - 0.075), 14)
    rivets(studs, (0, -1, 0), 0.0095, fine)
    brass = rivet_metal()
    for side in (-1, 1):
        for z in (low + 0.34, high - 0.14):
            eye = (side * (half + 0.006), y, z)
            shapes.box((0.012, 0.05, 0.07), (side * (half + 0.004), y, z - 0.035), iron(), 0.003, 2, name='lug')
            chain([eye, (side * (inside + 0.012), y, z)], 0.056, 0.0065, brass, fine)


def swag(inside, h, y, view):
    """The long chain from column to column, a ring of bronze at its lowest."""
    fine, brass = view != 'model', rivet_metal()
    hang = []
    for i in range(41):
        t = i / 40
        hang.append((inside * t, y, h * 0.7 + (h * 0.875 - h * 0.7) * t**1.9))
    right = [p for p in hang if p[0] > 0.05]
    chain(right, 0.092, 0.0095, brass, fine)
    chain([(-x, a, z) for x, a, z in right], 0.092, 0.0095, brass, fine)
    shapes.ring(0.042, 0.0105, (0, y, h * 0.7), brass, (90, 0, 0), 64 if fine else 24)
    shapes.cylinder(0.027, 0.016, (0, y + 0.008, h * 0.7), materials.metal('#6e1a1c', 0.3), 0.005, 48 if fine else 20, (90, 0, 0), 'seal')
    for side in (-1, 1):
        shapes.box((0.03, 0.06, 0.08), (side * (inside + 0.0), y, h * 0.875 - 0.04), iron(), 0.006, 2, name='lug')


def keypad(x, y):
    """The column's keys: brass buttons on a plate, for when the network sleeps."""
    shapes.box((0.052, 0.014, 0.15), (x, y, 0.83), iron(), 0.004, 3, name='keypad')
    for k in range(4):
        shapes.cylinder(0.0095, 0.006, (x, y - 0.007, 0.86 + 0.03 * k), rivet_metal(), 0.002, 24, (90, 0, 0), 'key')


def walking_light(inside, beam, strength):
    """Light under the rails for whoever gets up, and along the girders' undersides."""
    warm = materials.glow('#ffb877', strength)
    made = [shapes.box((0.014, 1.9, 0.008), (side * (inside + 0.088), 0, 0.171), warm, 0.002, name='light') for side in (-1, 1)]
    made.append(shapes.box((1.9, 0.014, 0.008), (0, -inside - 0.088, 0.171), warm, 0.002, name='light'))
    made.append(shapes.box((1.9, 0.012, 0.006), (0, inside + 0.05, beam - 0.007), warm, 0.002, name='light'))
    return shapes.part('led_lighting tech-2', *made)


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    axis, beam = w / 2 - 0.122, h - 0.212
    inside, side = axis - POST / 2, d / 2 - 0.122
    for sx in (-1, 1):
        for sy in (-1, 1):
            column(sx * axis, sy * side, beam, view)
            corner(sx * axis, sy * side, beam, h, view)
            brace(sx * axis, sy * side, beam, (-sx, 0), view)
            brace(sx * axis, sy * side, beam, (0, -sy), view)
        girder(2 * side - 0.236, (sx * axis, 0, beam), 90, view)
        rail(2 * side - POST, (sx * axis, 0, 0), 90 * sx, view)
    for sy in (-1, 1):
        girder(2 * axis - 0.236, (0, sy * side, beam), 0, view)
        rail(2 * axis - POST, (0, sy * side, 0), 0 if sy < 0 else 180, view)
    board = d / 2 - 0.14
    headboard(inside, h, board, view)
    swag(inside, h, side, view)
    keypad(axis, -side - POST / 2 - 0.004)
    middle = -d / 2 + 0.18 + long / 2 + 0.01
    shapes.box((2 * inside - 0.02, 2 * side - 0.14, 0.04), (0, 0, 0.35), iron(), 0.004, name='slats')
    hide = materials.leather(OXBLOOD, 0.36)
    bedding.dressed(
        wide - 0.1,
        long - 0.06,
        (0, middle, 0.385),
        '#e9e1d5',
        '#b7aa99',
        '#e9e1d5',
        accent=hide,
        throw=materials.cloth('#39332f', 420, 0.95, 0.6),
        thick=0.235,
        seed=43,
        lean=62,
        high=0.46,
        hang=0.13,
        foot=0.13,
    )
    if view == 'night' or shapes.has_options(view):
        walking_light(inside, beam, 16 if view == 'night' else 4)
    if shapes.has_options(view):
        bedding.charging_pads([(sx * axis, 0.72, 0.4) for sx in (-1, 1)], materials.lacquer('#191615'), radius=0.046)
        bedding.safe_drawer((axis + 0.061, 0.0, 0.216), 90, materials.wood('#4a3220', '#7a5838', 0.4), (0.5, 0.36, 0.146), 0.26)
        bedding.raised_screen((0, -side, 0.4), 1.3, steel())
        bedding.massage_armchair((1.95, -0.75, 0), -38, hide, steel())
    if view == 'model':
        bedding.lightened()


FINISHES = {
    'mat-2': {'metal-55514d-0.32': ('#e6b450', 1, 0.22), 'metal-a57f4d-0.3': ('#e6b450', 1, 0.2)},
    'mat-3': {'metal-55514d-0.32': ('#4a3220', 0, 0.4)},
}


def workshop(power=1.0, **more):
    return rooms.alcove(
        '#a39a8f',
        '#b0a79c',
        '#6d665e',
        '#5a544d',
        0,
        3.0,
        back=1.7,
        left=3.5,
        right=4.2,
        high=3.7,
        power=power,
        polish=0.3,
        sun=3.2,
        floor_size=1.6,
        **more,
    )


def shot_hero(piece):
    workshop(0.9)
    props.rug(4.3, 2.5, (0.1, -1.25, 0), '#8a7d70', '#4b1a1a')
    props.olive_tree((-2.25, 0.95, 0), 2.2, 14)
    light.spot((-3.1, -3.2, 3.2), (0.1, 0.4, 0.8), 520, 4300, 38, 0.4, 0.2)
    cameras.around((0.05, 0.1), 7.3, -27, 1.42, 1.06, 50, aperture=8)
    return {'exposure': 0.75, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#bdb3a8', 0.9, 2.5)
    cameras.around((0, 0), 9.4, 12, 1.5, 0.92, 75, aperture=9)
    return {'exposure': 0.2}


def shot_detail(piece):
    workshop(0.7)
    light.area((1.0, 1.4), (-0.6, -1.0, 1.9), (0.8, 1.1, 1.3), 30, 4600)
    cameras.camera((-0.15, -0.6, 1.42), (0.83, 1.05, 1.34), 60, 8, (0.86, 1.05, 1.3))
    return {'exposure': 0.6}


def shot_scale(piece):
    workshop(0.95)
    props.door((2.2, 1.66, 0), material=materials.stone('#4a4440', '#524c47', 0.5))
    cameras.around((0.55, 0), 6.6, 11, 1.4, 1.12, 46, aperture=8)
    return {'exposure': 0.6}


def shot_night(piece):
    rooms.chamber(back=1.7, panel=materials.stone('#33302d', '#3a3633', 0.7), lamps=False, power=1.2)
    light.area((2.2, 2.2), (-3.0, -1.4, 2.2), (0, 0, 0.9), 60, 9000)
    light.spot((0.0, -0.2, 3.0), (0, 1.0, 0.9), 60, 2900, 70, 0.9, 0.3)
    cameras.around((0, 0.1), 6.3, 25, 1.4, 1.02, 46, aperture=5.6)
    return {'exposure': 0.75, 'glare': 0.35}
