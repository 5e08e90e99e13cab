"""Apollon's armchair: a brass lyre for a back, a fan of saffron velvet between its horns, the sun rising behind."""

from math import cos, pi, radians, sin, sqrt, tau

from mathutils import Vector
from parts import cameras, classical, light, materials, props, rooms, seating, shapes, soft

SAFFRON = '#c27c18'
VELVET = 'velvet-c27c18'
BRASS = 'metal-cba25c-0.27'

FINISHES = {
    'mat-1': {VELVET: ('#9a5f22', 0, 0.42)},
    'mat-2': {VELVET: ('#c27c18', 0, 0.85)},
    'mat-3': {VELVET: ('#e3d3b0', 0, 0.95)},
    'fin-1': {BRASS: ('#e6b450', 1, 0.16)},
    'fin-2': {BRASS: ('#5c4229', 1, 0.38)},
}


def gilt():
    return materials.metal('#cba25c', 0.27)


def maple(along='z'):
    return materials.wood('#7d4d22', '#b27a3c', 0.3, along)


class Back:
    """The sun's disc: it leans, and is bent a little about the shoulders."""

    def __init__(self, w, h):
        self.half, self.h = w / 2, h
        self.sun, self.radius = 0.6 * h, 0.318
        self.seat = 0.385 * h

    def bent(self, x, z, forward=0.0):
        return Vector((x, 0.346 + 0.2 * (z - 0.5) - 0.75 * x * x - forward, z))

    def polar(self, angle, r, forward=0.0):
        """From the sun's middle; the angle is counted from upright."""
        a = radians(angle)
        return self.bent(r * sin(a), self.sun + r * cos(a), forward)


def fan(back, velvet, is_light):
    """Velvet in pleats that open like a fan from the seat to the rim, each ending round."""
    origin = back.sun - back.radius + 0.02
    drop = back.sun - origin

    def point(u, v):
        a = radians(-86 + 172 * u)
        far = drop * cos(a) + sqrt(back.radius**2 - (drop * sin(a)) ** 2)
        r = far * (0.1 + 0.9 * v)
        return back.bent(r * sin(a), origin + r * cos(a), 0.02)

    def pad(u, v):
        t = u * 15
        t -= int(t)
        roll = max(0, 1 - (2 * t - 1) ** 2) ** 0.45
        arch = 0.985 - 0.035 * (2 * t - 1) ** 2
        end = max(0, 1 - max(0, (v - arch + 0.06) / 0.06) ** 2) ** 0.5 if v < arch else 0
        return (0.016 + 0.04 * roll * (0.45 + 0.55 * v)) * end

    cells = (120, 30) if is_light else (480, 130)
    sheet = soft.upholstered(point, pad, *cells, velvet, rim=0, name='fan')
    made = [shapes.solid(sheet, 0.012, -1)]
    rear = shapes.surface(
        lambda u, v: back.polar(360 * u, back.radius * 0.995 * v + 0.001, -0.03 * (1 - 0.6 * v**4)),
        48 if is_light else 120,
        8,
        velvet,
        close_u=True,
        name='rear',
    )
    made.append(rear)
    ring = [tuple(back.polar(360 * k / 120, back.radius, 0.006)) for k in range(120)]
    made.append(shapes.tube(ring, 0.017, gilt(), closed=True, smooth=False, sides=4 if is_light else 8, name='hoop'))
    return made


def sunburst(back, brass):
    """Nineteen rays, long and short, with a ridge along each."""
    made, far = [], back.h - back.sun
    for i in range(19):
        angle = -90 + 10 * i
        r = far if i % 2 else far * 0.86
        r = min(r, (back.half - 0.004) / max(0.001, abs(sin(radians(angle)))))
        low = back.radius + 0.004

        def ray(u, v, angle=angle, r=r, low=low):
            wide = 4.3 * (1 - u) * (2 * v - 1) * low / (low + (r - low) * u)
            ridge = 0.009 * (1 - abs(2 * v - 1)) * (1 - u) ** 0.7
            return back.polar(angle + wide, low + (r - low) * u, 0.004 + ridge)

        sheet = shapes.surface(ray, 8, 4, brass, name='ray', smooth_angle=12)
        made.append(shapes.solid(sheet, 0.004, -1))
    return made


def limb(back, side, brass, is_light):
    """One arm of the lyre, from the seat out and up to its horn."""
    x, low, sun = back.half, back.seat, back.sun
    line = [
        (0.1 * x, low - 0.045, 1.15),
        (0.4 * x, low + 0.036, 1.2),
        (0.61 * x, low + 0.17, 1.12),
        (0.575 * x, sun + 0.08, 1.0),
        (0.445 * x, sun + 0.19, 0.86),
        (0.42 * x, sun + 0.285, 0.74),
    ]
    line += [
        (0.5 * x, sun + 0.352, 0.66),
        (0.63 * x, sun + 0.366, 0.6),
        (0.715 * x, sun + 0.325, 0.54),
        (0.69 * x, sun + 0.282, 0.46),
        (0.635 * x, sun + 0.29, 0.4),
    ]
    path = [(side * px, back.bent(px, pz, 0.062).y, pz, r) for px, pz, r in line]
    made = [
        shapes.tube(seating.through(path, 50 if is_light else 160), 0.0235, brass, smooth=False, sides=4 if is_light else 12, name='limb')
    ]
    made.append(shapes.sphere(0.0155, path[-1][:3], brass, segments=32, name='horn'))
    made.append(shapes.move(shapes.ring(0.0222, 0.0045, (0, 0, 0), brass, segments=48), path[4][:3], (0, -10 * side, 0)))
    return made


def strings(back, brass):
    """The bar with its seven pegs, and seven strings down to the bridge."""
    z = back.sun + 0.211
    reach = 0.5 * back.half
    bar = [tuple(back.bent(reach * (2 * k / 16 - 1), z, 0.07)) for k in range(17)]
    made = [shapes.tube(bar, 0.0135, brass, smooth=True, sides=8, name='bar')]
    for end in (0, -1):
        made.append(shapes.sphere(0.019, bar[end], brass, segments=32))
    made += seating.rosette(0.034, brass, 8, tuple(back.bent(0, back.seat + 0.026, 0.094)), (-11, 0, 0))
    bridge = [tuple(back.bent(0.21 * back.half * (2 * k / 8 - 1), back.seat + 0.052, 0.082)) for k in range(9)]
    made.append(shapes.tube(bridge, 0.006, brass, smooth=True, name='bridge'))
    for i in range(-3, 4):
        top = back.bent(i * 0.1 * back.half, z, 0.082)
        foot = back.bent(i * 0.062 * back.half, back.seat + 0.052, 0.088)
        made.append(shapes.tube([tuple(top), tuple(foot)], 0.0017, brass, smooth=False, sides=3, name='string'))
        made.append(shapes.sphere(0.0068, tuple(back.bent(i * 0.1 * back.half, z, 0.085)), brass, segments=20, name='peg'))
    return made


def fluted(height, top, foot, at, wood, brass, is_light):
    """A tapering fluted leg in a brass shoe."""
    flutes = 12

    def body(u, v):
        r = foot + (top - foot) * v**0.9
        groove = abs(cos(flutes * pi * u)) ** 0.7
        fade = min(1, v / 0.04, (1 - v) / 0.05)
        r *= 1 - 0.13 * groove * max(0, fade)
        return (r * cos(tau * u), r * sin(tau * u), 0.03 + (height - 0.03) * v)

    made = [shapes.surface(body, 48 if is_light else 192, 16 if is_light else 40, wood, close_u=True, name='leg', smooth_angle=50)]
    shoe = [
        (0, 0),
        (foot * 1.1, 0),
        (foot * 1.12, 0.004),
        (foot * 1.0, 0.028),
        (foot * 1.12, 0.031),
        (foot * 1.12, 0.036),
        (foot * 0.9, 0.037),
        (0, 0.037),
    ]
    made.append(shapes.lathe(shoe, (0, 0, 0), brass, 48, 'shoe'))
    made.append(
        shapes.lathe(
            [(top * 0.9, height - 0.012), (top * 1.06, height - 0.009), (top * 1.06, height - 0.002), (top * 0.9, height)],
            (0, 0, 0),
            brass,
            48,
            'collar',
        )
    )
    return shapes.move(made, at)


def arm(back, d, velvet, wood, brass, is_light):
    """The right arm: a roll over an upholstered side, a fluted post before it and a gilded scroll on its face."""
    x, y0, y1 = 0.865 * back.half, -d / 2 + 0.075, 0.27
    axis = back.seat + 0.158
    radius = 0.064

    def roll(u, v):
        y = y0 + (y1 - y0) * v
        end = max(0, (v - 0.9) / 0.1)
        r = radius * max(0.02, 1 - end**2) ** 0.5
        gather = 0.0022 * sin(22 * tau * u) * max(0, 1 - v / 0.12)
        a = tau * u
        swell = 1 - 0.05 * min(1, max(0, (0.06 - v) / 0.06))
        return (x + (r * swell + gather) * cos(a), y, axis + (r * swell + gather) * sin(a) - 0.012 * sin(pi * v))

    made = [shapes.surface(roll, 44 if is_light else 176, 24 if is_light else 70, velvet, close_u=True, name='roll')]
    made += soft.cushion((0.078, y1 - y0 - 0.02, axis - 0.29), (x - 0.004, (y0 + y1) / 2 + 0.01, 0.286), velvet, 0.022, 0.0, name='side')
    face = [(0, 0), (0.06, 0), (0.066, 0.004), (0.066, 0.014), (0.06, 0.02), (0.05, 0.02), (0.047, 0.016), (0, 0.016)]
    made.append(shapes.move(shapes.lathe(face, (0, 0, 0), wood, 72, 'face'), (x, y0 + 0.006, axis), (90, 0, 0)))
    made.append(
        shapes.move(
            classical.volute(0.042, 0.0042, brass, 2.4),
            (x, y0 - 0.012, axis),
        )
    )
    made.append(shapes.sphere(0.0085, (x, y0 - 0.012, axis), brass, segments=24))
    width = seating.eased((0.28, 0.046), (0.4, 0.031), (0.5, 0.03), (axis - 0.03, 0.05))
    levels = [0.28 + (axis - 0.03 - 0.28) * k / 24 for k in range(25)]
    outline = [(width(z), z) for z in levels] + [(-width(z), z) for z in reversed(levels)]
    made.append(shapes.plate(outline, 0.07, wood, 0.006, (x, y0 - 0.002, 0), name='post'))
    for k in (-1, 0, 1):
        line = [(x + k * 0.55 * width(z), y0 - 0.002, z) for z in levels[4:-4]]
        made.append(shapes.tube(line, 0.0022, brass, smooth=False, sides=3, name='fillet'))
    made.append(shapes.box((0.104, 0.104, 0.064), (x, y0 + 0.034, 0.279), wood, 0.006, name='block'))
    made += seating.rosette(0.021, brass, 6, (x, y0 - 0.018, 0.311))
    made += fluted(0.28, 0.045, 0.021, (x, y0 + 0.034, 0), wood, brass, is_light)
    return made


def halo(back, strength, tone='#ffb866'):
    """Light behind the rim, which makes a sunrise of the rays."""
    ring = [tuple(back.polar(-100 + 200 * k / 90, back.radius + 0.02, -0.03)) for k in range(91)]
    return shapes.tube(ring, 0.006, materials.glow(tone, strength), smooth=False, sides=3, name='light')


def build(piece, view='hero'):
    w, d, h = (piece['size'][k] for k in ('width', 'depth', 'height'))
    is_light = view == 'model'
    velvet, wood, brass = materials.velvet(SAFFRON), maple('z'), gilt()
    back = Back(w, h)
    fan(back, velvet, is_light)
    sunburst(back, brass)
    for side in (-1, 1):
        limb(back, side, brass, is_light)
    strings(back, brass)
    for side in (-1, 1):
        top = back.polar(180 - side * 32, back.radius, -0.012)
        way = [(top.x, 0.262, 0.31), (top.x, 0.33, 0.33), (top.x, 0.345, 0.42), (top.x, top.y, top.z)]
        shapes.tube(seating.through(way, 24), 0.012, brass, smooth=False, name='stile')
    outline = [(0, -d / 2), (0.2, -d / 2 + 0.004), (0.32, -d / 2 + 0.03), (0.36, -0.38), (0.362, -0.1), (0.35, 0.2), (0.26, 0.3), (0, 0.31)]
    outline += [(-x, y) for x, y in reversed(outline[1:-1])]
    seating.filled(outline, 0.34, 0.112, velvet, 0.036, 0.014, velvet, 7, is_light, sat=(0, -0.06))
    shapes.box((0.76, 0.72, 0.064), (0, -0.085, 0.279), maple('x'), 0.008, name='rail')
    for z in (0.288, 0.334):
        shapes.box((0.72, 0.004, 0.003), (0, -0.4455, z), brass, 0.001, name='inlay')
    seating.rosette(0.03, brass, 12, (0, -0.444, 0.311))
    for one in arm(back, d, velvet, wood, brass, is_light):
        shapes.mirrored(one)
    for side in (-1, 1):
        rear = fluted(0.28, 0.042, 0.021, (0, 0, 0), wood, brass, is_light)
        shapes.move(rear, (side * 0.35, 0.225, 0))
    if view in ('night', 'model'):
        shapes.part('light', halo(back, 34 if view == 'night' else 2))
    if shapes.has_options(view):
        for side in (-1, 1):
            p = back.bent(0.54 * back.half, back.sun + 0.352, 0.09)
            disc = shapes.cylinder(0.016, 0.012, (0, 0, 0), materials.metal('#3d2f1c', 0.4), 0.002, 32, (90, 0, 0), 'speaker')
            shapes.part('tech-2', shapes.move(disc, (side * p.x, p.y, p.z)))
        edge = seating.through([(x * 0.94, y * 0.94 + 0.004, 0.466) for x, y in outline], 90, closed=True)
        shapes.part('fin-3', seating.stitching(edge, materials.cloth('#f3e2ba', 900, 0.6), 0.03, 0.012, 0.0016))


def shot_hero(piece):
    rooms.terrace(back=2.4, from_left=64, height=12, power=1.15, is_clear=True)
    light.area((1.6, 1.6), (-2.6, -2.2, 1.6), (0, 0, 0.7), 70, 3200)
    props.vase(0.46, (1.25, 0.75, 0), materials.stone('#b98f63', '#a67c52', 0.8), True, 6)
    cameras.around((0.12, 0), 4.15, -26, 1.2, 0.565, 60, aperture=4)
    return {'exposure': -0.25, 'glare': 0.2}


def shot_front(piece):
    rooms.studio('#d9cdb8', 1.0, 1.28)
    cameras.around((0, 0), 3.65, -16, 1.2, 0.6, 75, aperture=9)


def shot_detail(piece):
    rooms.hall()
    cameras.camera((-0.7, -1.3, 1.2), (0.03, 0.2, 0.9), 75, 5.6, (0.05, 0.2, 0.9))


def shot_night(piece):
    rooms.chamber(back=0.95, panel=materials.stone('#3a2c22', '#34271e', 0.6), power=1.1, warmth=2700, lamps=False)
    light.area((1.2, 0.1), (0, 0.6, 0.85), (0, 0.95, 1.0), 14, 2700)
    light.area((1.4, 1.4), (-2.4, -2.2, 1.8), (0, 0, 0.6), 54, 3000)
    cameras.around((0.1, 0), 3.7, -24, 1.25, 0.51, 55, aperture=4)
    return {'exposure': 0.6, 'glare': 0.35}


def shot_scale_night(piece):
    """The night from farther away, feet included."""
    settings = shot_night(piece)
    cameras.around((0.55, 0), 4.9, -14, 1.3, 0.82, 50, aperture=5.6)
    return settings


def shot_scale(piece):
    seating.beside_door(piece, '#e2d6bd', '#ddd0b6', '#b9a582', -14)
