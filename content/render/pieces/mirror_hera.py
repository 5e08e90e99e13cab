"""Hera's mirror: an arch of peacock feathers in cut brass, each closed by an eye of cloisonné enamel."""

from math import cos, pi, radians, sin

from mathutils import Matrix
from parts import cameras, light, materials, props, reflections, rooms, shapes, soft, turning
from parts.materials import made_once

BRASS, WALNUT = ('#c0914a', 0.24), ('#120d0a', '#251a13')
JAMB = 7

FINISHES = {
    'frame-1': {'metal-c0914a-0.24': ('#dfa58c', 1, 0.2), 'metal-d0a258-0.34': ('#cf957d', 1, 0.28)},
    'frame-2': {'wood-120d0a-251a13-0.3-z': ('#dfeaf0', 0, 0.05), 'wood-120d0a-251a13-0.3-x': ('#dfeaf0', 0, 0.05)},
    'frame-3': {'wood-120d0a-251a13-0.3-z': ('#ece8e1', 0, 0.15), 'wood-120d0a-251a13-0.3-x': ('#ece8e1', 0, 0.15)},
}


def brass():
    return materials.metal(*BRASS)


def chased_brass():
    return materials.metal('#d0a258', 0.34)


@made_once
def enamel(shader, base='#0c6a62', lit=0.0):
    """Vitreous enamel over chased metal: deep colour under a fired gloss."""
    cloud = shader.noise(160, 3, 0.6)
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=materials.colour(base))
    shader.feed(tone, 'Color2', shader.ramp(cloud, (0.3, '#b9b9b9'), (0.7, '#ffffff')))
    shader.set(Base_Color=tone, Metallic=0.35, Roughness=0.28, Clearcoat=1.0, Clearcoat_Roughness=0.04, Specular=0.6)
    if lit:
        shader.set(Emission=materials.colour(base), Emission_Strength=lit)
    return (base, 0.2, 0.12)


def arch(inset, half, spring, foot, count=48):
    """The outline [(x, z)] of the arch, so far inside its outer edge."""
    r = half - inset
    return [(-r, foot), (r, foot), *shapes.arc(r, 0, 180, count, (0, spring))]


def barbs(material, fine):
    """The cut vane of one feather about its eye: chased barbs that curve from the shaft to a broad tip (axis +x, front +z)."""
    vertices, faces, steps = [], [], 6 if fine else 3
    count = 31 if fine else 17
    for side in (-1, 1):
        for k in range(count):
            angle = radians(6 + 166 * k / (count - 1))
            tip = (cos(angle) * (0.072 if cos(angle) > 0 else 0.086), side * sin(angle) * 0.07)
            root = (0.02 - 0.104 * k / (count - 1), 0.0)
            knee = (root[0] + 0.3 * (tip[0] - root[0]) - 0.006, side * abs(tip[1]) * 0.62)
            start = len(vertices)
            for i in range(steps + 1):
                t = i / steps
                at = [root[c] * (1 - t) ** 2 + 2 * knee[c] * t * (1 - t) + tip[c] * t * t for c in (0, 1)]
                way = [2 * (1 - t) * (knee[c] - root[c]) + 2 * t * (tip[c] - knee[c]) for c in (0, 1)]
                length = (way[0] ** 2 + way[1] ** 2) ** 0.5 or 1
                half = (0.0031 if fine else 0.0052) * (1 - 0.6 * t**4)
                across = (-way[1] / length * half, way[0] / length * half)
                crest = 0.0088 - 0.0025 * t
                vertices += [
                    (at[0] - across[0], at[1] - across[1], crest - 0.0016),
                    (*at, crest),
                    (at[0] + across[0], at[1] + across[1], crest - 0.0016),
                ]
            for i in range(steps):
                a, b = start + 3 * i, start + 3 * i + 3
                faces += [(a, a + 1, b + 1, b), (a + 1, a + 2, b + 2, b + 1)]
    vane = shapes.mesh('barbs', vertices, faces, material)
    shaft = shapes.tube([(-0.078, 0, 0.005, 1), (-0.03, 0, 0.008, 0.7), (0.0, 0, 0.009, 0.4)], 0.004, material, sides=2, name='shaft')
    return [shapes.soften(vane, 25), shaft]


def drop(length, width, low, high, material, at, name):
    """A teardrop medallion with its broad end forwards, from `low` to `high` above the ground."""
    outline = turning.leaf_outline((at, 0), length, width, 0, 0.86, 12)
    middle = at + length * 0.6
    inset = lambda share: [(middle + (x - middle) * share, y * share) for x, y in outline]
    rings = [
        [(x, y, z) for x, y in inset(share)]
        for share, z in ((1, low), (1, high - 0.0015), (0.98, high), (0.9, high), (0.86, high - 0.002), (0.5, high - 0.002))
    ]
    return turning.loft(rings, material, name=name, smooth_angle=35)


def eye(fine, lit):
    """One feather's eye: a rim of polished brass, cells of green, turquoise and blue enamel parted by wire."""
    r, segments = 0.05, 40 if fine else 20
    metal = brass()
    made = [drop(r * 2.7, r * 1.75, 0.004, 0.0145, metal, -1.6 * r, 'rim')]
    glow = 1.0 if lit else 0.0
    made.append(drop(r * 2.36, r * 1.5, 0.004, 0.0138, enamel('#0f7a58', glow * 0.35), -1.43 * r, 'green'))
    for radius, z, tone, strength in ((0.034, 0.0135, '#1592a0', 0.55), (0.0255, 0.0155, '#1a48b4', 0.5), (0.012, 0.0185, '#070d2b', 0.0)):
        dome = [(radius * sin(t), z + 0.004 * cos(t) * radius / 0.034) for t in (pi / 2 * i / 5 for i in range(6))]
        made.append(shapes.lathe([*dome, (radius, z - 0.006)], (0.2 * r, 0, 0), enamel(tone, glow * strength), segments, 'enamel', 180))
        made.append(shapes.ring(radius, 0.0011, (0.2 * r, 0, z), metal, segments=segments, name='cloison'))
    return made


def placed(x, z, degrees, out):
    """The matrix that lays a feather (axis +x, front +z) on the front of the frame."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return Matrix(((c, -s, 0, x), (0, 0, -1, out), (s, c, 0, z), (0, 0, 0, 1)))


def feathers(half, spring, foot, band):
    """The places (x, z, degrees) of the eyes: eleven round the arch, seven up each jamb."""
    middle, step = half - band * 0.52, (spring - foot) / JAMB
    round_arch = [(middle * cos(radians(15 * i)), spring + middle * sin(radians(15 * i)), 15 * i) for i in range(1, 12)]
    return [*round_arch, *((side * middle, foot + step * (i + 0.5), 90) for side in (-1, 1) for i in range(JAMB))]


def cells(half, spring, foot, band, out, material):
    """The fillets that part one feather from the next."""
    step = (spring - foot) / JAMB
    bars = [
        ((half - band + 0.002) * cos(a), spring + (half - band + 0.002) * sin(a), (half - 0.012) * cos(a), spring + (half - 0.012) * sin(a))
        for a in (radians(7.5 + 15 * i) for i in range(12))
    ]
    bars += [(side * (half - band), foot + step * i, side * (half - 0.012), foot + step * i) for side in (-1, 1) for i in range(1, JAMB)]
    for x0, z0, x1, z1 in bars:
        shapes.tube([(x0, out, z0), (x1, out, z1)], 0.0022, material, smooth=False, sides=2, name='fillet')


def build(piece, view='hero'):
    size = piece['size']
    half, depth, h = size['width'] / 2, size['depth'], size['height']
    spring, foot, band = h - half, h * 0.075, half * 0.27
    black, plinth, metal = materials.wood(*WALNUT, 0.3, 'z'), materials.wood(*WALNUT, 0.3, 'x'), brass()
    fine, lit = view != 'model', view == 'night'
    outline = lambda inset: arch(inset, half, spring, foot, 64 if fine else 36)
    back = depth / 2
    shapes.plate(outline(0.004), 0.03, black, 0.001, (0, back - 0.03, 0), name='back')
    shapes.plate(outline(0.004), 0.03, black, 0.001, (0, back - 0.059, 0), holes=[outline(band + 0.004)], name='ground')
    shapes.plate(outline(0), 0.082, metal, 0.003, (0, back - 0.082, 0), holes=[outline(0.014)], name='outer-rim')
    shapes.plate(outline(band), 0.052, metal, 0.003, (0, back - 0.08, 0), holes=[outline(band + 0.02)], name='inner-rim')
    bead = [(x, back - 0.081, z) for x, z in outline(band + 0.01)]
    shapes.tube(bead, 0.0035, metal, closed=True, smooth=False, sides=3, name='bead')
    shapes.plate(outline(band + 0.018), 0.006, materials.looking_glass(), 0.002, (0, back - 0.048, 0), name='glass')
    for deep in (0.03, 0.052):
        shapes.tube([(x, back - deep, z) for x, z in outline(0)], 0.0011, metal, closed=True, smooth=False, sides=2, name='rail')
    front = back - 0.059
    for side in (-1, 1):
        x, z = side * (half - band * 0.52), spring + 0.022
        lozenge = [(x, z + 0.026), (x + 0.014, z), (x, z - 0.026), (x - 0.014, z)]
        shapes.plate(lozenge, 0.006, metal, 0.002, (0, front - 0.005, 0), name='lozenge')
    cells(half, spring, foot, band, front - 0.002, metal)
    vane = barbs(chased_brass(), fine)
    feather = [*vane, *eye(fine, lit)]
    lamps = (
        [shapes.ring(0.0302, 0.0013, (0.01, 0, 0.0158), materials.glow('#ffcf8a', 1.6), segments=24, name='light')]
        if view == 'night' or shapes.has_options(view)
        else []
    )
    shapes.part('func-1', lamps)
    places = feathers(half, spring, foot, band)
    for n, place in enumerate(places):
        snug = Matrix.Diagonal((0.86 if place[2] != 90 or place[0] == 0 else 1.0, 1.0, 1.0, 1.0))
        for one in [*feather, *lamps]:
            twin = one if n == len(places) - 1 else shapes.copy(one)
            twin.matrix_world = placed(*place, front) @ (snug if one in vane else Matrix()) @ one.matrix_basis
    base(half, depth, foot, plinth, metal)
    if shapes.has_options(view):
        shapes.part('func-3', reflections.display((-0.33, back - 0.049, h * 0.6), 0.2))


def base(half, depth, foot, wood, metal):
    """Two steps of blackened walnut with a lozenge and two lines of brass let in."""
    tall = foot * 0.62
    shapes.box((half * 2, depth, tall), (0, 0, 0), wood, 0.004, name='base')
    shapes.box((half * 1.94, depth - 0.014, foot - tall), (0, 0.003, tall), wood, 0.004, name='base')
    shapes.box((half * 1.95, depth - 0.01, 0.003), (0, 0.003, tall), metal, 0.001, name='line')
    middle, front = foot * 0.31, -depth / 2 - 0.0006
    shapes.plate(
        [(0, middle + 0.032), (0.036, middle), (0, middle - 0.032), (-0.036, middle)], 0.003, metal, 0.0008, (0, front, 0), name='lozenge'
    )
    for side in (-1, 1):
        shapes.box(
            (half * 0.9 - 0.06, 0.002, 0.0035), (side * (0.06 + half * 0.9) / 2, front + 0.001, middle - 0.0018), metal, 0.0006, name='line'
        )


def dressing(x, y):
    """A stool of green velvet with a silk robe let fall over it."""
    velvet, metal = materials.velvet('#1f4a43'), brass()
    seat = [shapes.cylinder(0.25, 0.2, (x, y, 0.24), velvet, 0.07, 96, name='stool')]
    shapes.cylinder(0.242, 0.22, (x, y, 0.03), velvet, 0.03, 96, name='stool')
    shapes.ring(0.245, 0.006, (x, y, 0.03), metal, name='band')
    shapes.cylinder(0.23, 0.03, (x, y, 0), metal, 0.006, 96, name='foot')
    soft.drape(
        (0.62, 1.0),
        (x + 0.06, y + 0.02, 0.5),
        seat,
        materials.satin('#e9dcc6'),
        cell=0.022,
        thickness=0.004,
        stiff=0.4,
        frames=44,
        seed=3,
        turn=(0, 0, 24),
        floor=0.0,
        name='robe',
    )


def room(piece):
    rooms.hall(back=0.06, niche=True, tone='#cbbfab', power=0.7)
    reflections.opposite(-5.6, arch=-2.55)
    light.spot((-3.1, -3.2, 3.3), (0.2, 0, 1.1), 620, 4300, 58, 0.9, 0.35)


def shot_hero(piece):
    room(piece)
    props.rug(2.6, 1.7, (0.5, -1.2, -0.001), '#8f9a8c', '#5f6f66')
    dressing(1.28, -0.42)
    props.vase(0.62, (-1.15, -0.32, 0), materials.lacquer('#0f2f38'), seed=4)
    cameras.around((0.3, 0), 5.25, 25, 1.3, 0.97, 50, aperture=5.6, focus=(0.2, -0.1, 1.2))
    return {'exposure': -0.2}


def shot_front(piece):
    size = piece['size']
    rooms.studio('#b9b4a8', size=2.2)
    reflections.opposite(-7.5, '#8f8b84', 6, 6, 6, -1.8)
    cameras.around((0, 0), 5.4, 14, 1.25, size['height'] * 0.5, 75, aperture=11)


def shot_detail(piece):
    room(piece)
    cameras.camera((0.78, -0.98, 1.84), (0.375, -0.03, 1.775), 80, aperture=8, focus=(0.38, -0.05, 1.79), level=False)


def shot_scale(piece):
    rooms.hall(back=0.06, niche=False, tone='#cbbfab', power=0.8)
    reflections.opposite(-6.6, arch=-1.2)
    props.door((1.68, 0.03, 0))
    props.rug(2.6, 1.7, (0.5, -1.2, -0.001), '#8f9a8c', '#5f6f66')
    dressing(-1.05, -0.45)
    cameras.around((0.45, 0), 5.8, 10, 1.4, 1.12, 45, aperture=8)


def shot_night(piece):
    rooms.chamber(back=0.06, tone='#27302d', power=1.6, lamps=False)
    reflections.opposite(-5.2, '#39443f', 3.4, 4.2, 3.1, 3.6, 0)
    for x in (0.9, 2.5):
        props.sconce((x, -5.2, 1.8), turn=(0, 0, 180))
    props.rug(2.6, 1.7, (0.2, -1.2, -0.001), '#4f5a52', '#384640')
    for x in (-1.35, 1.35):
        props.sconce((x, 0.06, 1.75))
    reflections.unseen_lamps()
    light.area((0.7, 2.2), (-2.6, -1.5, 1.5), (0, 0, 1.1), 70, 3000)
    light.area((1.2, 0.5), (-0.4, -1.6, 2.9), (0, 0, 1.2), 30, 3000)
    cameras.around((-0.15, 0), 5.0, -22, 1.3, 1.03, 50, aperture=5.6, focus=(0, -0.1, 1.2))
    return {'exposure': 0.75, 'glare': 0.35}


def shot_scale_night(piece):
    """The night from the other side, in front of the wall that the glass looks at."""
    settings = shot_night(piece)
    cameras.around((0.3, 0), 5.1, 21, 1.3, 1.03, 45, aperture=5.6, focus=(0.2, -0.1, 1.2))
    return settings
