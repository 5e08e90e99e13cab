"""Athéna's armchair: an owl's folded wings of olive leather on walnut, its face in the back, the bronze aegis below."""

from math import cos, hypot, pi, radians, sin

from mathutils import Vector
from parts import cameras, classical, light, materials, props, rooms, seating, shapes, soft

OLIVE = '#505129'
THREAD = '#8f8c55'

FINISHES = {
    'mat-1': {'leather-505129-0.4': ('#5a3a22', 0, 0.42)},
    'mat-2': {'leather-505129-0.4': ('#4a5230', 0, 0.85)},
    'mat-3': {'leather-505129-0.4': ('#d9d1bd', 0, 0.95)},
    'fin-1': {'metal-5c4229-0.36': ('#e6b450', 1, 0.18)},
    'fin-2': {'metal-5c4229-0.36': ('#4f3d2a', 1, 0.42)},
}


class Shell:
    """The horseshoe of back and arms: u runs from the middle of the back (0) to the tip of an arm (±1), z upwards."""

    def __init__(self, w, d, h):
        self.w, self.d, self.h = w, d, h
        half = w / 2
        outer = [
            (0, d),
            (half * 0.42, d * 0.965),
            (half * 0.79, d * 0.84),
            (half * 0.96, d * 0.68),
            (half, d * 0.5),
            (half * 0.97, d * 0.3),
            (half * 0.87, d * 0.12),
            (half * 0.77, d * 0.055),
        ]
        inner = [
            (0, d * 0.82),
            (half * 0.3, d * 0.8),
            (half * 0.52, d * 0.7),
            (half * 0.6, d * 0.56),
            (half * 0.61, d * 0.42),
            (half * 0.61, d * 0.28),
            (half * 0.62, d * 0.14),
            (half * 0.66, d * 0.06),
        ]
        self.outer = seating.along(seating.through(outer, 200))
        self.inner = seating.along(seating.through(inner, 200))
        self.top = seating.eased(
            (0, 0.925 * h),
            (0.06, 0.93 * h),
            (0.19, 0.9975 * h),
            (0.3, 0.955 * h),
            (0.44, 0.79 * h),
            (0.56, 0.63 * h),
            (0.68, 0.552 * h),
            (0.86, 0.54 * h),
            (1, 0.5 * h),
        )
        self.tip = seating.eased((0, 0.25 * h), (0.5, 0.21 * h), (0.75, 0.14 * h), (0.92, 0.06 * h), (1, 0.05 * h))
        self.flare = seating.eased((0, 0.85), (0.33 * h, 0.955), (0.56 * h, 1), (h, 1))
        self.thin = seating.eased((0, 1), (0.55 * h, 1), (0.8 * h, 0.62), (h, 0.4))

    def outside(self, u, z, lift=0.0):
        x, y = self.outer(abs(u))
        back = max(0, 1 - abs(u) / 0.5)
        f = self.flare(z) * (1 + lift / (self.w / 2))
        y = (y - self.d / 2) * (f if y > self.d / 2 else 1) - 0.05 * back * max(0, 0.9 * self.h - z)
        return Vector(((1 if u >= 0 else -1) * x * f, y, z))

    def inside(self, u, z):
        x, y = self.inner(abs(u))
        out = self.outside(abs(u), z)
        share = self.thin(z)
        near = max(0.0, (abs(u) - 0.9) / 0.1)
        share *= (1 - near**2) ** 0.5 * 0.9 + 0.1
        there = Vector((x, y - self.d / 2, z))
        p = out.lerp(there, share)
        return Vector(((1 if u >= 0 else -1) * p.x, p.y, z))


def padding(shell, light):
    """The upholstered body: over the top from the outside to the inside, with the owl's face and channels in the back."""
    w, h = shell.w, shell.h
    low = 0.22 * h

    def point(a, v):
        u = 2 * a - 1
        top = shell.top(abs(u)) - 0.012
        if v < 0.3:
            return shell.outside(u, low + (top - 0.05 - low) * v / 0.3, -0.014)
        if v < 0.42:
            t = (v - 0.3) / 0.12
            p, q = shell.outside(u, top - 0.05, -0.014), shell.inside(u, top - 0.05)
            p = p.lerp(q, 0.5 - 0.5 * cos(pi * t))
            return p + Vector((0, 0, 0.05 * sin(pi * t) ** 0.7))
        return shell.inside(u, top - 0.05 - (top - 0.05 - low) * (v - 0.42) / 0.58)

    def pad(a, v):
        if v < 0.36:
            return 0.0
        u, p = 2 * a - 1, point(a, v)
        near = min(1, (v - 0.36) / 0.08)
        eye = hypot(abs(p.x) - 0.1 * w, p.z - 0.8 * h)
        r = 0.096 * w
        if eye < r:
            return near * (0.02 + 0.014 * abs(sin(pi * eye / r * 3)) ** 0.55 - 0.016 * max(0, 1 - eye / 0.016))
        halo = min(1, (eye - r) / 0.025) ** 0.5
        pitch = 0.044 + 0.017 * max(0, 1 - (p.z - 0.39 * h) / (0.33 * h)) ** 0.8
        n = 0.95 * abs(u) / pitch + 0.5
        t = n - int(n)
        low_enough = min(1, max(0, (0.78 * h - p.z) / 0.05))
        roll = 0.022 * max(0, 1 - (2 * t - 1) ** 2) ** 0.42 if n < 5 else 0.02 * min(1, (n - 5) * 2.5) ** 0.45
        return near * halo * (0.02 + (roll - 0.02) * low_enough)

    cells = (110, 60) if light else (460, 190)
    body = soft.upholstered(point, pad, *cells, materials.leather(OLIVE, 0.4), rim=0, name='body')
    return body, point


def feather(shell, u, wide, high, low, lift, bulge, light):
    """One quill: a strip of leather over walnut, full in the middle, round at its tip; gives the strip and its seam lines."""
    bend = 0.03 if abs(u) < 0.9 else 0.0
    blunt = 0.35 if high - low < 0.3 else 0.74

    def place(s, t):
        z = high + (low - high) * t
        tip = max(0.0, (t - blunt) / (1 - blunt))
        half = wide / 2 * (0.84 + 0.16 * min(1, t / 0.5)) * max(0.004, 1 - tip**2) ** 0.5
        side = u + half * (2 * s - 1) - bend * t * t
        side = min(1.0, side)
        slope = (1 - t) if high - low > 0.3 else 1
        return shell.outside(side, z + (shell.top(max(0.0, side)) - shell.top(u)) * slope, lift + 0.006 * t)

    def pad(s, t):
        tip = max(0.0, (t - blunt) / (1 - blunt))
        shaft = 1 - 0.4 * max(0, 1 - abs(s - 0.5) * 18)
        return bulge * max(0, 1 - (2 * s - 1) ** 2) ** 0.5 * shaft * max(0, 1 - tip**2) ** 0.5 * min(1, 0.25 + t * 3)

    long = high - low
    nu, nv = (6, 8 if long < 0.3 else 14) if light else (18, 30 if long < 0.3 else 60)
    sheet = soft.upholstered(place, pad, nu, nv, materials.leather(OLIVE, 0.4), 0, name='quill')
    seams = []
    for s in (0.14, 0.86):
        line = []
        for k in range(31):
            t = 0.04 + 0.84 * k / 30
            n = (place(s + 0.02, t) - place(s - 0.02, t)).cross(place(s, t + 0.01) - place(s, t - 0.01)).normalized()
            line.append(place(s, t) + n * (pad(s, t) + 0.0002))
        seams.append(line)
    return shapes.solid(sheet, 0.009, -1), seams


def wing(shell, light):
    """The right wing: three rows of small feathers under the rim, then the long quills, tile over tile."""
    h = shell.h
    rows = [(0.0, 0.105, 7, 0.018, 0.1), (0.085, 0.205, 7, 0.014, 0.12), (0.175, 0.33, 6, 0.01, 0.12)]
    made, seams = [], []
    for start, end, count, lift, first in rows:
        for i in range(count):
            wide = (1.0 - first) / count
            u = first + (i + 0.5) * wide
            rim = shell.top(u) - 0.02
            reach = 1 if u < 0.55 else 0.72
            one, lines = feather(shell, u, wide * 1.16, rim - start * h * reach, rim - end * h * reach, lift, 0.014, light)
            made.append(one)
            seams += lines
    for i in range(9):
        wide = 0.98 / 9
        u = 0.02 + (i + 0.5) * wide
        rim = shell.top(u) - 0.02
        reach = 1 if u < 0.55 else 0.72
        one, lines = feather(shell, u, wide * 1.2, rim - 0.29 * h * reach, shell.tip(u), 0.002 + 0.0035 * (i % 2), 0.017, light)
        made.append(one)
        seams += lines
    return made, seams


def rim_rail(shell, light):
    """The walnut edge over both wings, from arm to arm."""
    count = 60 if light else 180
    path = []
    for i in range(count + 1):
        u = -1 + 2 * i / count
        path.append((*shell.outside(u, shell.top(abs(u)))[:2], shell.top(abs(u)) - 0.012))
    return shapes.tube(path, 0.015, materials.walnut('y'), smooth=False, sides=3 if light else 6, name='rail')


def inner_welt(point, light):
    """The piped seam where the top of back and arms turns inwards."""
    count = 80 if light else 240
    path = [tuple(point(0.02 + 0.96 * i / count, 0.415)) for i in range(count + 1)]
    return shapes.tube(path, 0.0042, materials.leather(OLIVE, 0.4), smooth=False, sides=2 if light else 4, name='welt')


def aegis(w, h, front, bronze, light):
    """The apron: bronze scales from hip to hip, a hem like a shield's, snakes along it and the brooch in the middle."""
    half = 0.285 * w
    hem = lambda x: h * (0.112 + 0.165 * min(1, abs(x) / half) ** 2.6)
    at = lambda x, z, out=0.0: (x, front(x) - out, z)
    walnut = materials.walnut('x')
    plate = shapes.surface(
        lambda u, v: at(half * (2 * u - 1), hem(half * (2 * u - 1)) * (1 - v) + h * 0.3 * v), 60, 14, walnut, name='apron'
    )
    made = [shapes.solid(plate, 0.02, -1)]
    wide, tall = 0.058, 0.044
    for row in range(5):
        for i in range(-5, 6):
            x, z = (i + 0.5 * (row % 2)) * wide, h * 0.298 - row * tall * 0.82
            if abs(x) > half - wide * 0.32 or z - tall * 0.9 < hem(x) or hypot(x, z - 0.2 * h) < 0.05:
                continue

            def scale(u, v, x=x, z=z, row=row):
                drop = tall * 1.1 * u
                side = wide * 0.52 * (2 * v - 1) * max(0.03, 1 - max(0, (u - 0.35) / 0.65) ** 2) ** 0.5
                ridge = 0.0035 * max(0, 1 - abs(2 * v - 1) * 1.6)
                return at(x + side, z - drop, 0.002 + 0.011 * u + ridge)

            made.append(shapes.solid(shapes.surface(scale, 5 if light else 10, 4 if light else 10, bronze, name='scale'), 0.003, -1))
    edge = [at(half * (2 * i / 40 - 1), hem(half * (2 * i / 40 - 1)), 0.004) for i in range(41)]
    made.append(shapes.tube(edge, 0.0065, bronze, smooth=False, name='hem'))
    for x in (0.1, 0.19, 0.25):
        for side in (-1, 1):
            curl = classical.volute(0.02, 0.0045, bronze, 1.6)
            shapes.move(curl, at(side * x, hem(x) - 0.012, 0.008), (0, 200 if side > 0 else 160, 0 if side > 0 else 180))
            made.append(curl)
    made += seating.rosette(0.056, bronze, 8, at(0, 0.2 * h, 0.006))
    return made


def leg(x, y, h, out, material, shoe):
    """A walnut leg that curves in and out again, in a bronze shoe."""
    path = [
        (x - out * 0.035, y + 0.02, h * 0.25, 1.35),
        (x - out * 0.012, y + 0.004, h * 0.17, 1.15),
        (x - out * 0.012, y, h * 0.1, 0.85),
        (x, y, h * 0.04, 0.72),
        (x + out * 0.01, y - 0.006, 0.008, 0.8),
    ]
    square = [
        (
            0.03 * cos(radians(a)) * (abs(cos(radians(a))) ** -0.45 if cos(radians(a)) else 1),
            0.03 * sin(radians(a)) * (abs(sin(radians(a))) ** -0.45 if abs(sin(radians(a))) > 1e-6 else 1),
        )
        for a in range(2, 362, 15)
    ]
    made = [shapes.sweep(square, seating.through(path, 30), material, smooth=False, name='leg')]
    made.append(shapes.box((0.052, 0.052, 0.045), (x + out * 0.009, y - 0.004, 0), shoe, 0.006, name='shoe'))
    return made


def reading_lamp(shell, bronze, lit):
    """A slim head on a stem at the edge of the left wing, turned to the page."""
    u, z = 0.47, shell.top(0.47)
    foot = shell.outside(u, z, 0.01)
    head = foot + Vector((-0.105, -0.085, 0.055))
    made = [
        shapes.tube(
            [
                tuple(foot + Vector((0, 0, -0.02))),
                tuple(foot + Vector((0.004, -0.004, 0.06))),
                tuple(foot + Vector((-0.05, -0.04, 0.1))),
                tuple(head),
            ],
            0.0045,
            bronze,
            name='stem',
        )
    ]
    bell = shapes.lathe(
        [(0, 0.028), (0.006, 0.026), (0.01, 0.012), (0.019, -0.006), (0.022, -0.02), (0.02, -0.02), (0.016, -0.006), (0, 0.006)],
        (0, 0, 0),
        bronze,
        40,
        'lamp',
    )
    shapes.move(bell, head, (-14, 12, 0))
    made.append(bell)
    made.append(
        shapes.move(
            shapes.cylinder(0.019, 0.003, (0, 0, -0.017), materials.glow('#ffd9a0', 9 if lit else 1.2), 0.001, 32, name='lens'),
            head,
            (-14, 12, 0),
        )
    )
    if lit:
        light.spot(tuple(head + Vector((-0.01, -0.01, -0.05))), (0.1, -0.3, 0.45), 15, 2800, 64, 0.7, 0.02)
    return made


def build(piece, view='hero'):
    size = piece['size']
    w, d, h = size['width'], size['depth'], size['height']
    light_model = view == 'model'
    olive, bronze, walnut = materials.leather(OLIVE, 0.4), materials.metal('#5c4229', 0.36), materials.walnut('z')
    thread = materials.cloth(THREAD, 900, 0.6)
    shell = Shell(w - 0.064, d - 0.042, h)
    _, point = padding(shell, light_model)
    quills, seams = wing(shell, light_model)
    for one in quills:
        shapes.mirrored(one)
    rim_rail(shell, light_model)
    inner_welt(point, light_model)
    if not light_model:
        for line in seams:
            shapes.mirrored(seating.stitching(line, thread))
    outline = [
        (0, -d / 2),
        (0.15, -d / 2 + 0.012),
        (0.235, -d / 2 + 0.06),
        (0.268, -d / 2 + 0.17),
        (0.268, -0.1),
        (0.26, 0.08),
        (0.2, 0.25),
        (0, 0.29),
    ]
    outline += [(-x, y) for x, y in reversed(outline[1:-1])]
    seating.filled(outline, 0.292 * h, 0.118 * h, olive, 0.03, 0.012, olive, 3, light_model, sat=(0, -0.06))
    lip = seating.eased(*((x, y + 0.018) for x, y in outline[:4]))
    front = lambda x: lip(abs(x))
    frame = [(x * 0.93, y + 0.055 if y < 0 else y - 0.03) for x, y in outline]
    shapes.move(shapes.plate(frame, 0.1 * h, materials.walnut('x'), 0.01, smooth=True, name='frame'), (0, 0, 0.292 * h), (-90, 0, 0))
    aegis(w, h, front, bronze, light_model)
    for side in (-1, 1):
        leg(side * 0.262 * w, -0.3 * d, h, side, walnut, bronze)
        leg(side * 0.255 * w, 0.3 * d, h, side, walnut, bronze)
    eye = 0.8 * h
    for side in (-1, 1):
        a = next(k / 400 for k in range(200, 400) if shell.inside(2 * k / 400 - 1, eye).x > 0.1 * w)
        spot = shell.inside(2 * a - 1, eye)
        shapes.move(shapes.sphere(0.0135, (0, 0, 0), bronze, (1, 0.7, 1)), (side * 0.1 * w, spot.y - 0.005, eye))
    beak_y = shell.inside(0, 0.76 * h).y - 0.014
    shapes.plate([(0, -0.045), (0.017, 0), (0, 0.038), (-0.017, 0)], 0.014, bronze, 0.005, (0, beak_y - 0.008, 0.755 * h), name='beak')
    crest = shell.inside(0, shell.top(0) - 0.05)
    seating.rosette(0.043, bronze, 8, (0, crest.y - 0.014, crest.z - 0.012), (8, 0, 0))
    knob = shell.outside(-0.86, shell.top(0.86)).lerp(shell.inside(-0.86, shell.top(0.86)), 0.5)
    dial(knob - Vector((0, 0, 0.012)), bronze)
    shapes.part('light', *reading_lamp(shell, bronze, view == 'night'))
    if shapes.has_options(view):
        for side in (-1, 1):
            p = shell.inside(side * 0.3, 0.87 * h)
            disc = shapes.cylinder(0.034, 0.006, (0, 0, 0), materials.metal('#4a3320', 0.4), 0.002, 32, (90, 0, 0), 'speaker')
            shapes.part('tech-2', shapes.move(disc, p - Vector((side * 0.012, 0.018, 0)), (0, 0, side * 38)))
        for line in seams[::2]:
            thread_line = seating.stitching(line[::6], materials.cloth('#e4dcc0', 900, 0.6), 0.03, 0.012, 0.0014)
            shapes.part('fin-3', thread_line, shapes.mirrored(thread_line))


def dial(at, bronze):
    """The knurled bronze wheel that commands everything."""
    shapes.cylinder(0.027, 0.006, at, bronze, 0.002, 48, name='collar')
    wheel = shapes.surface(
        lambda u, v: (
            (0.021 + 0.0009 * sin(u * 48 * 2 * pi)) * cos(2 * pi * u),
            (0.021 + 0.0009 * sin(u * 48 * 2 * pi)) * sin(2 * pi * u),
            0.018 * v,
        ),
        288,
        1,
        bronze,
        close_u=True,
        smooth_angle=30,
    )
    shapes.move(wheel, at + Vector((0, 0, 0.006)))
    shapes.move(shapes.lathe([(0.021, 0), (0.019, 0.003), (0.006, 0.0035), (0, 0.0025)], (0, 0, 0), bronze, 48), at + Vector((0, 0, 0.024)))


def shelves(x, y, wide=1.5, high=2.7):
    """A walnut bookcase, filled, its foot's middle at (x, y)."""
    from random import Random

    draw, walnut = Random(8), materials.walnut('z')
    shapes.box((wide, 0.03, high), (x, y + 0.29, 0), walnut, 0.002)
    for side in (-1, 1):
        shapes.box((0.05, 0.32, high), (x + side * wide / 2, y + 0.15, 0), walnut, 0.004)
    tones = ['#5c4630', '#6d2f24', '#39412c', '#8a7350', '#2c3440', '#a08f6f', '#47301f']
    for row in range(7):
        z = 0.09 + row * 0.38
        shapes.box((wide, 0.31, 0.035), (x, y + 0.15, z - 0.035), materials.walnut('x'), 0.004)
        at = x - wide / 2 + 0.03
        while at < x + wide / 2 - 0.07:
            thick = draw.uniform(0.022, 0.05)
            if draw.random() < 0.07:
                at += 0.09
                continue
            shapes.box(
                (thick, 0.2, draw.uniform(0.22, 0.31)),
                (at + thick / 2, y + draw.uniform(0.11, 0.13), z),
                materials.leather(draw.choice(tones), 0.5),
                0.004,
                2,
            )
            at += thick + 0.001


def library():
    """A reader's corner: olive-grey panelling, a wall of books, late light from the window."""
    rooms.hall(back=1.7, left=2.9, right=3.0, high=3.3, tone='#a9a48c', ground='#6e5a44', vein='#57452f', warmth=4600, niche=False)
    light.area((1.6, 1.6), (2.2, -2.6, 1.9), (0, 0, 0.6), 40, 4200)


def shot_hero(piece):
    library()
    shelves(-1.5, 1.36, 1.7)
    props.rug(3.0, 2.4, (0.1, -0.2, 0), '#a79a80', '#6b6247')
    cameras.around((-0.05, 0), 4.25, 27, 1.25, 0.57, 62, aperture=5.6)
    return {'exposure': 0.35}


def shot_front(piece):
    rooms.studio('#cfc8b6', 1.0, 1.25)
    cameras.around((0, 0), 3.4, 16, 1.25, 0.58, 75, aperture=9)


def shot_detail(piece):
    library()
    cameras.camera((1.35, -1.5, 1.2), (0.3, -0.15, 0.74), 80, 6.3, (0.4, -0.1, 0.74))
    return {'exposure': 0.5}


def shot_night(piece):
    rooms.chamber(back=1.7, panel=materials.stone('#3b3a2c', '#353427', 0.6), power=0.9, lamps=False)
    shelves(1.25, 1.36, 1.7)
    light.area((1.4, 1.4), (-2.4, -2.2, 1.8), (0, 0, 0.6), 42, 4200)
    cameras.around((0.1, 0), 3.7, -24, 1.2, 0.58, 58, aperture=4)
    return {'exposure': 0.7, 'glare': 0.35}


def shot_scale(piece):
    seating.beside_door(piece, '#c2bca2', '#8a7458', '#6f5a40', 18)
