"""Chronos' bed: a dial of enamel for headboard, a hoop of gauges round the mattress, rings of bronze overhead."""

from math import cos, radians, sin, tau

from mathutils import Euler, Matrix, Vector
from parts import bedding, cameras, light, materials, props, rooms, shapes

VIEWS = {'rings': (1600, 1067)}
DIAL = 0.61  # radius of the dial, metres
NIGHT_BLUE = '#131c3b'
# the crown of rings above the pillows: its middle, and each ring's radius and inclination (about x, about y)
CROWN = (0, 0.3, 1.86)
RINGS = {'great': (0.84, -9, 0), 'hours': (0.765, 4, 0), 'day': (0.695, -6, -22)}


def bronze():
    return materials.metal('#8f6337', 0.3)


def brass():
    return materials.metal('#d0a35c', 0.24)


def band(radius, breadth, height, material, name='band', segments=160, edge=0.004):
    """A hoop lying flat about the origin: outer `radius`, `breadth` towards the middle, `height` along the axis."""
    a, b, h, e = radius - breadth, radius, height / 2, edge
    profile = [(a, -h + e), (a + e, -h), (b - e, -h), (b, -h + e), (b, h - e), (b - e, h), (a + e, h), (a, h - e), (a, -h + e)]
    return shapes.lathe(profile, (0, 0, 0), material, segments, name, 30)


def ticks(inner, outer, count, wide, high, material, every=0, longer=0.0, start=0.0, stop=360.0, name='ticks'):
    """Bars set like rays, lying flat; each `every`-th reaches in by `longer`."""
    vertices, faces = [], []
    for i in range(count):
        a = radians(start + (stop - start) * i / count)
        from_ = inner - (longer if every and i % every == 0 else 0)
        base = len(vertices)
        for z in (0, high):
            for r, s in ((from_, -wide), (from_, wide), (outer, wide), (outer, -wide)):
                vertices.append((r * cos(a) - s / 2 * sin(a), r * sin(a) + s / 2 * cos(a), z))
        faces += [tuple(base + k for k in f) for f in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return shapes.mesh(name, vertices, [f[::-1] for f in faces], material, smooth=False)


def gear(radius, teeth, thick, material, spokes=5):
    """A toothed wheel lying flat, its arms cut out."""
    outline = []
    tooth = tau * radius / teeth * 0.55
    for i in range(teeth):
        for share, r in ((0.0, radius - tooth), (0.2, radius - tooth), (0.32, radius), (0.6, radius), (0.75, radius - tooth)):
            a = tau * (i + share) / teeth
            outline.append((r * cos(a), r * sin(a)))
    rim, hub, holes = radius - 2.1 * tooth, radius * 0.3, []
    for k in range(spokes if radius > 0.05 else 0):
        a, b = tau * (k + 0.1) / spokes, tau * (k + 0.9) / spokes
        arc = [a + (b - a) * i / 10 for i in range(11)]
        holes.append([(rim * cos(t), rim * sin(t)) for t in arc] + [(hub * cos(t), hub * sin(t)) for t in reversed(arc)])
    wheel = shapes.plate(outline, thick, material, 0.0012, holes=holes, name='gear')
    hub = shapes.cylinder(radius * 0.16 + 0.004, thick * 2.2, (0, 0, -thick * 0.6), materials.metal('#8f6337', 0.3), 0.002, 32)
    return [wheel, shapes.move(hub, turn=(90, 0, 0))]


def dial(radius, at, view):
    """Grand-feu enamel: a white hour circle, a night-blue heart with brass rays, hands that never tick."""
    fine = 128 if view != 'model' else 64
    white, blue = materials.lacquer('#e9e3d3', 0.05), materials.lacquer('#10193a', 0.05)
    made = [shapes.lathe([(0, 0.016), (radius * 0.3, 0.015), (radius * 0.62, 0.012)], (0, 0, 0.001), blue, fine, 'heart', 180)]
    made.append(
        shapes.lathe(
            [(radius * 0.6, 0.012), (radius * 0.8, 0.008), (radius + 0.002, 0.0), (radius, -0.04), (0, -0.04)],
            (0, 0, 0),
            white,
            fine,
            'enamel',
            30,
        )
    )
    made.append(
        shapes.lathe(
            [
                (radius - 0.004, -0.06),
                (radius + 0.04, -0.06),
                (radius + 0.046, -0.01),
                (radius + 0.036, 0.026),
                (radius + 0.022, 0.032),
                (radius + 0.008, 0.026),
                (radius - 0.003, 0.004),
            ],
            (0, 0, 0),
            bronze(),
            fine,
            'bezel',
            35,
        )
    )
    for share, thick in ((0.61, 0.005), (0.3, 0.003), (0.968, 0.0022)):
        made.append(
            shapes.move(
                shapes.tube(
                    [(radius * share * cos(tau * i / fine), radius * share * sin(tau * i / fine), 0) for i in range(fine)],
                    thick,
                    brass(),
                    closed=True,
                    smooth=False,
                    sides=3,
                    name='circle',
                ),
                (0, 0, 0.0145 - 0.012 * share),
            )
        )
    made.append(shapes.move(ticks(radius * 0.92, radius * 0.962, 60, 0.004, 0.005, brass(), 5, 0.012), (0, 0, 0.003)))
    made.append(shapes.move(ticks(radius * 0.33, radius * 0.58, 48, 0.0022, 0.003, brass(), 2, 0.0), (0, 0, 0.0135)))
    for hour in range(12):
        a = radians(hour * 30)
        long, wide = (0.15, 0.03) if hour % 3 == 0 else (0.115, 0.019)
        index = shapes.box((long, wide, 0.012), (0, 0, 0), brass(), 0.004, 3, name='index')
        made.append(shapes.move(index, (radius * 0.78 * cos(a), radius * 0.78 * sin(a), 0.006), (0, 0, hour * 30)))
    for angle, reach, tail, wide, level in ((150, 0.44, 0.1, 0.03, 0.03), (30, 0.7, 0.14, 0.022, 0.038)):
        outline = [
            (-tail * radius, 0.0),
            (-tail * radius * 0.6, wide * 0.5),
            (0.02, wide * 0.42),
            (reach * radius * 0.45, wide * 0.62),
            (reach * radius, 0.0),
        ]
        outline += [(x, -z) for x, z in outline[-2:0:-1]]
        hand = shapes.plate(outline, 0.006, materials.metal('#e6b450', 0.18), 0.0015, name='hand')
        made.append(shapes.move(shapes.move(hand, turn=(-90, 0, 0)), (0, 0, level), (0, 0, angle)))
    made.append(shapes.cylinder(0.03, 0.036, (0, 0, 0.014), brass(), 0.008, 48))
    made.append(shapes.cylinder(radius * 0.93, 0.03, (0, 0, -0.07), materials.walnut(), 0.01, fine))
    return shapes.move(made, at, (90, 0, 0))


def gauge(turn, radius, at_height, view):
    """A little enamel dial let into the hoop, its hand at its own hour."""
    around = 40 if view != 'model' else 8
    made = [
        shapes.cylinder(0.044, 0.008, (0, 0, 0), brass(), 0.003, around),
        shapes.cylinder(0.037, 0.0095, (0, 0, 0), materials.lacquer('#e9e3d3', 0.05), 0.001, around),
    ]
    if view != 'model':
        made.append(shapes.move(ticks(0.029, 0.034, 12, 0.0016, 0.001, materials.metal('#3a2c1c', 0.4)), (0, 0, 0.0093)))
    made.append(shapes.box((0.03, 0.0022, 0.0014), (0.01, 0, 0.0096), materials.metal('#2a3160', 0.3), 0))
    shapes.move(made, turn=(0, 0, turn * 5.5 + 40))
    shapes.move(made, turn=(90, 0, 0))
    return shapes.move(shapes.move(made, (0, -radius + 0.003, at_height)), turn=(0, 0, turn))


def hoop(w, view, has_gauges=True):
    """The horizon of the instrument: walnut between two bronze rims, gauges all round, an hourglass at the foot."""
    r, low, high = w / 2, 0.19, 0.4
    around = 192 if view != 'model' else 96
    shapes.move(
        band(r - 0.008, 0.1, high - low - 0.02, materials.wood('#2f1c11', '#6a4327', 0.3), 'hoop', around, 0.003),
        (0, 0, (low + high) / 2),
    )
    for z in (low + 0.012, high - 0.012):
        shapes.move(band(r, 0.116, 0.024, bronze(), 'rim', around), (0, 0, z))
    for z in (low + 0.032, high - 0.032):
        shapes.move(
            shapes.tube(
                [((r - 0.0075) * cos(tau * i / around), (r - 0.0075) * sin(tau * i / around), 0) for i in range(around)],
                0.0022,
                brass(),
                closed=True,
                smooth=False,
                sides=1,
                name='line',
            ),
            (0, 0, z),
        )
    for k in range(-8, 9):
        if k and has_gauges:
            gauge(k * 14, r - 0.008, 0.295, view)
        post = shapes.box((0.012, 0.012, high - low - 0.04), (0, -r + 0.009, low + 0.02), bronze(), 0.004, 2, name='post')
        shapes.move(post, turn=(0, 0, k * 14 + 7))
    glass = [
        (-0.05, 0.235),
        (0.05, 0.235),
        (0.047, 0.262),
        (0.008, 0.295),
        (0.047, 0.328),
        (0.05, 0.355),
        (-0.05, 0.355),
        (-0.047, 0.328),
        (-0.008, 0.295),
        (-0.047, 0.262),
    ]
    shapes.plate(glass, 0.014, materials.metal('#e6b450', 0.18), 0.004, (0, -r - 0.0005, 0), name='hourglass')
    walnut = materials.walnut('y')
    shapes.lathe(
        [(0, 0), (r * 0.86, 0), (r * 0.86, 0.03), (r * 0.855, 0.04), (r * 0.8, 0.15), (r * 0.79, 0.152), (r * 0.79, 0.2), (0, 0.2)],
        (0, 0, 0),
        walnut,
        around,
        'foot',
        30,
    )
    shapes.lathe([(r * 0.862, 0.0), (r * 0.866, 0.004), (r * 0.866, 0.03), (r * 0.858, 0.036)], (0, 0, 0), bronze(), around, 'foot-rim', 30)


def platform(wide, long, middle):
    shapes.box((wide + 0.06, long + 0.02, 0.05), (0, middle, 0.4), materials.walnut('y'), 0.018, 5, name='platform')
    shapes.box((wide + 0.064, long + 0.024, 0.01), (0, middle, 0.404), bronze(), 0.003, name='fillet')


def meridian(h, y, view):
    """The fixed ring the height of the bed, with its degrees, and a slighter one leaning out of it."""
    r, around = h / 2, 200 if view != 'model' else 96
    made = [
        band(r, 0.074, 0.074, bronze(), 'meridian', around, 0.008),
        shapes.move(band(r - 0.03, 0.008, 0.084, brass(), 'inlay', around, 0.001)),
    ]
    made.append(shapes.move(ticks(r - 0.066, r - 0.044, 180, 0.0035, 0.002, brass(), 5, 0.0, name='degrees'), (0, 0, 0.0365)))
    shapes.move(made, (0, y, r), (90, 0, 0))
    second = [band(r * 0.8, 0.026, 0.04, brass(), 'second', around, 0.004)]
    shapes.move(second, (0, y - 0.125, r * 1.0), (97, 0, 0))
    for sign in (-1, 1):
        a = radians(90 + 23.5 + (0 if sign > 0 else 180))
        shapes.sphere(0.026, (r * 0.93 * cos(a), y - 0.03, r + r * 0.93 * sin(a)), brass(), segments=32, name='pole')
    axis = [
        (r * 0.95 * cos(radians(113.5)), y, r + r * 0.95 * sin(radians(113.5))),
        (r * 0.95 * cos(radians(293.5)), y, r + r * 0.95 * sin(radians(293.5))),
    ]
    shapes.tube(axis, 0.011, bronze(), smooth=False, name='axis')


def turned(name):
    radius, lean, roll = RINGS[name]
    return radius, Matrix.Translation(CROWN) @ Euler((radians(lean), radians(roll), 0)).to_matrix().to_4x4()


def on_ring(name, angle, up=0.0, inset=0.0):
    radius, place = turned(name)
    a = radians(angle)
    return place @ Vector(((radius - inset) * cos(a), (radius - inset) * sin(a), up))


def crown(h, y, view):
    """Three rings one inside the other above the pillows, hung from the meridian by a train of wheels."""
    around = 180 if view != 'model' else 84
    for name, breadth, tall, metal in (('great', 0.02, 0.062, bronze()), ('hours', 0.014, 0.046, brass()), ('day', 0.012, 0.036, bronze())):
        radius, place = turned(name)
        made = [band(radius, breadth, tall, metal, name, around, 0.003)]
        if view != 'model':
            ink = materials.metal('#3a2714', 0.5)
            made += [rim_degrees(radius, tall, 144, ink), rim_degrees(radius - breadth - 0.0012, tall, 144, ink)]
        for one in made:
            one.matrix_world = place @ one.matrix_basis
    for outer, inner, angles in (('great', 'hours', (0, 180)), ('hours', 'day', (90, 270))):
        for angle in angles:
            here, there = on_ring(outer, angle, 0, 0.01), on_ring(inner, angle, 0, 0.004)
            shapes.tube([tuple(here + (here - there) * 0.6), tuple(there)], 0.008, brass(), smooth=False, name='pivot')
            shapes.sphere(0.019, tuple(here + (here - there) * 0.55), brass(), segments=28, name='pivot')
    back = on_ring('great', 90)
    wheelwork(y, h, back, view)
    for side in (-1, 1):
        a = radians(90 - side * 52)
        foot = Vector((h / 2 * 0.965 * cos(a), y - 0.02, h / 2 + h / 2 * 0.965 * sin(a)))
        tip = on_ring('great', 90 - side * 68)
        mid = (foot + tip) / 2 + Vector((side * 0.02, 0, 0.05))
        shapes.tube([tuple(foot), tuple(mid), tuple(tip)], 0.0105, bronze(), name='stay')
        for end in (foot, tip):
            shapes.sphere(0.02, tuple(end), brass(), segments=24, name='knuckle')


def rim_degrees(radius, tall, count, material):
    """Engraved degrees round the outer face of a ring."""
    vertices, faces = [], []
    for i in range(count):
        a, base = tau * i / count, len(vertices)
        top = tall * (0.36 if i % 6 == 0 else 0.1)
        for s, z in ((-1, -tall * 0.36), (1, -tall * 0.36), (1, top), (-1, top)):
            b = a + s * 0.0011 / radius
            vertices.append(((radius + 0.0006) * cos(b), (radius + 0.0006) * sin(b), z))
        faces.append((base, base + 1, base + 2, base + 3))
    return shapes.mesh('degrees', vertices, faces, material, smooth=False)


def wheelwork(y, h, back, view):
    """The going train at the zenith: brass wheels on a bronze plate, the great ring's arbor between them."""
    z, front = h - 0.155, y - 0.045
    outline = [(x, b) for x, b in shapes.arc(0.27, 12, 168, 24, (0, z - 0.17))] + [
        (x, b) for x, b in shapes.arc(0.22, 168, 12, 24, (0, z - 0.23))
    ]
    shapes.plate(outline, 0.014, bronze(), 0.004, (0, front + 0.008, 0), name='bridge')
    spokes = 5 if view != 'model' else 0
    for x, dz, r, teeth, level in (
        (0, 0.03, 0.075, 48, 0),
        (-0.128, -0.008, 0.058, 36, 0),
        (0.128, -0.008, 0.058, 36, 0),
        (-0.2, -0.075, 0.036, 22, 1),
        (0.2, -0.075, 0.036, 22, 1),
        (0.0, 0.03, 0.026, 16, 1),
    ):
        wheel = gear(
            r,
            teeth if view != 'model' else teeth // 3,
            0.009,
            brass() if level == 0 else materials.metal('#e6b450', 0.18),
            spokes,
        )
        shapes.move(wheel, (x, front - 0.012 - 0.014 * level, z + dz))
    for x, dz in ((0.066, -0.04), (-0.066, -0.04), (0.0, -0.05)):
        shapes.sphere(0.009, (x, front, z + dz), materials.lacquer('#7a0f1e', 0.03), (1, 0.6, 1), 20, 'ruby')
    start = Vector((0, y, z + 0.03))
    shapes.tube([tuple(start), tuple((start + back) / 2), tuple(back)], 0.015, bronze(), smooth=False, name='arbor')
    shapes.cylinder(0.032, 0.03, (back.x, back.y + 0.028, back.z), brass(), 0.005, 40, (90, 0, 0), 'collar')


def glowing(h, y, view):
    """A hair-line of light inside every ring."""
    strength, made = (7.0, []) if view == 'night' else (3.0, [])
    ray = materials.glow('#ffc98a', strength)
    around = 160 if view != 'model' else 56

    def thread(radius, place, thick=0.0035):
        line = shapes.tube(
            [(radius * cos(tau * i / around), radius * sin(tau * i / around), 0) for i in range(around)],
            thick,
            ray,
            closed=True,
            smooth=False,
            sides=2,
            name='thread',
        )
        line.matrix_world = place
        made.append(line)

    upright = Euler((radians(90), 0, 0)).to_matrix().to_4x4()
    thread(h / 2 - 0.077, Matrix.Translation((0, y, h / 2)) @ upright)
    thread(DIAL + 0.05, Matrix.Translation((0, y - 0.1 + 0.05, h / 2)) @ upright, 0.005)
    for name, breadth in (('great', 0.02), ('hours', 0.014), ('day', 0.012)):
        radius, place = turned(name)
        thread(radius - breadth - 0.003, place)
    # At the floor it is an option, and the night view shows none.
    if view != 'night':
        thread(1.1, Matrix.Translation((0, 0, 0.183)), 0.006)
    return shapes.part('led_lighting tech-2', *made)


def mounts(y, middle):
    """Four sockets in the walnut behind the dial, closed by plates of brass until rings are hung there."""
    for a in (38, 142, 218, 322):
        at = (DIAL * 1.0 * cos(radians(a)), y - 0.02, middle + DIAL * 1.0 * sin(radians(a)))
        shapes.cylinder(0.045, 0.05, at, materials.walnut(), 0.006, 48, (90, 0, 0), 'mount')
        shapes.cylinder(0.024, 0.012, (at[0], at[1] - 0.05, at[2]), brass(), 0.003, 40, (90, 0, 0), 'plate')


def build(piece, view='hero'):
    size, bed = piece['size'], piece['mattressCm']
    w, d, h = size['width'], size['depth'], size['height']
    wide, long = bed['width'] / 100, bed['length'] / 100
    middle, back = -d / 2 + 0.19 + long / 2, d / 2 - 0.125
    is_whole = piece['edition'] != 'structure'  # the simpler edition has the dial, and mounts for what is not there
    hoop(w, view, is_whole)
    platform(wide, long, middle)
    shapes.box((0.9, 0.05, 0.5), (0, back - 0.03, 0.1), materials.walnut(), 0.01, name='stem')
    dial(DIAL, (0, back - 0.1, h / 2 if is_whole else h - DIAL - 0.05), view)
    if is_whole:
        meridian(h, back, view)
        crown(h, back, view)
    else:
        mounts(back, h - DIAL - 0.05)
    blue = materials.cloth(NIGHT_BLUE, 600, 0.75, 0.8)
    bedding.dressed(
        wide - 0.02,
        long - 0.06,
        (0, middle - 0.02, 0.45),
        '#f0ebe1',
        '#ddd3c3',
        '#f0ebe1',
        accent=materials.satin('#18224a', 0.42),
        throw=blue,
        thick=0.2,
        seed=31,
        lean=60,
        high=0.44,
        hang=0.17,
        foot=0.17,
    )
    if (view == 'night' or shapes.has_options(view)) and is_whole:
        glowing(h, back, view)
    if shapes.has_options(view):
        bedding.charging_pads([(side * 1.14, 0.33, 0.4) for side in (-1, 1)], materials.lacquer('#191410'), radius=0.045)
        bedding.raised_screen((0, -1.17, 0.4), 1.3, bronze())
        bedding.projector((0, back - 0.1, h / 2 + 0.652), span=0.42, above=-0.5, ahead=1.0)
        bedding.folding_table((1.17, -0.12, 0.4), 1, over=0.44)
        bedding.massage_armchair((2.05, -0.7, 0), -38, materials.velvet(NIGHT_BLUE), bronze())
    if view == 'model':
        bedding.lightened()


FINISHES = {
    'mat-2': {'metal-8f6337-0.3': ('#e6b450', 1, 0.2)},
    'mat-3': {'metal-8f6337-0.3': ('#5b3a22', 0, 0.4), 'lacquer-10193a-0.05': ('#4a2f1c', 0, 0.3)},
}

# what the simpler edition has in place of bronze
STRUCTURE = {'metal-8f6337-0.3': ('#2f1c11', 0, 0.34)}


def bedroom(power=1.0, **more):
    return rooms.alcove(
        '#c9c0b2',
        '#d2cabd',
        '#b9aa95',
        '#9c8b76',
        3.3,
        3.25,
        back=1.36,
        left=3.5,
        right=4.0,
        high=3.7,
        power=power,
        polish=0.25,
        sun=3.4,
        **more,
    )


def shot_hero(piece):
    bedroom(0.95)
    props.rug(4.2, 2.6, (0, -1.2, 0), '#cfc5b4', '#39415f')
    props.olive_tree((2.35, 0.95, 0), 2.3, 8)
    light.spot((-3.0, -3.0, 3.2), (0.1, 0.5, 1.2), 500, 4300, 36, 0.4, 0.2)
    cameras.around((0.15, 0.1), 6.4, 29, 1.42, 0.98, 50, aperture=8)
    return {'exposure': 0.4, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#cbbfae', 0.85, 2.5)
    cameras.around((0, 0), 8.7, 0, 1.5, 0.9, 75, aperture=9)
    return {'exposure': 0.1}


def shot_detail(piece):
    bedroom(0.8)
    light.area((1.2, 1.2), (-1.8, -0.4, 2.2), (0, 1, 1.1), 45, 5000)
    cameras.camera((0.75, -0.95, 1.5), (0.1, 1.0, 1.26), 60, 7, (0.15, 1.0, 1.25))
    return {'exposure': 0.1}


def shot_scale(piece):
    bedroom(0.95)
    props.figure(1.74, (-1.72, -0.3, 0), '#57524e', 32)
    cameras.around((-0.2, 0), 6.0, -14, 1.4, 1.1, 44, aperture=8)
    return {'exposure': 0.35}


def shot_night(piece):
    rooms.alcove(
        '#4a4641',
        '#524d47',
        '#2b2725',
        '#433d39',
        3.3,
        3.25,
        back=1.36,
        left=3.5,
        right=4.0,
        high=3.7,
        power=0.035,
        sun=0.0,
        polish=0.1,
    )
    light.area((2.5, 2.2), (-3.0, -1.6, 2.2), (0, 0, 0.8), 75, 9000)
    light.area((1.6, 1.2), (2.6, -2.4, 2.6), (0, 0, 0.7), 14, 3000)
    cameras.around((0, 0.1), 6.4, -26, 1.4, 1.0, 50, aperture=6.3)
    return {'exposure': 0.6, 'glare': 0.4}


def shot_rings(piece):
    bedroom(0.8)
    light.area((0.9, 1.2), (-1.6, -0.6, 2.6), (0, 1.1, 2.0), 40, 4600)
    cameras.camera((-0.4, -0.02, 2.04), (0.0, 1.1, 1.99), 60, 9, (0.0, 1.06, 2.05))
    return {'exposure': 0.4}
