"""Déméter's wardrobe: four leaves of blond oak, on each a tied sheaf in rye straw, a scalloped cornice and a cedar loft within."""

from math import cos, pi, sin, tau
from random import Random

import bpy
from parts import cabinet, cameras, classical, light, materials, props, rooms, shapes
from parts.cabinet import bezier, blade, polar, sheet, turned

PLINTH, CORNICE = 0.096, 0.15
STRAWS = ('#fbecc0', '#e8cb86', '#bd9350')


def oak(along='z'):
    return materials.wood('#8f6f48', '#bf9c6c', 0.42, along)


class Straw:
    """Straw cut for one sheaf, kept by tone and direction so that it is laid in a few sheets."""

    def __init__(self):
        self.cut = {}

    def add(self, level, tone, angle, outline):
        self.cut.setdefault((level, tone, round(angle / 10) * 10 % 180), []).append(outline)

    def lay(self, leaf, face):
        for (level, tone, angle), outlines in self.cut.items():
            shift = [[(x + leaf.middle, z) for x, z in outline] for outline in outlines]
            leaf.add(sheet(shift, materials.straw(STRAWS[tone], angle), face - 0.0004 * level, 'straw'))


def ribbon(points, start, end):
    """The outline of a stalk along points, from one width to another."""
    upper, lower = [], []
    for i, point in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dz = after[0] - before[0], after[1] - before[1]
        far = (dx * dx + dz * dz) ** 0.5 or 1
        half = (start + (end - start) * i / (len(points) - 1)) / 2
        upper.append((point[0] - dz / far * half, point[1] + dx / far * half))
        lower.append((point[0] + dz / far * half, point[1] - dx / far * half))
    return [*upper, *reversed(lower)]


def ear(straw, foot, length, angle, pairs, level, dim=0):
    """Grains in pairs, each split along its middle into a bright and a shaded half, and long awns."""
    step = length / (pairs + 0.6)
    for i in range(pairs):
        for side in (-1, 1):
            belly = bezier(
                (i * step, 0), ((i + 0.1) * step, step * 0.72), ((i + 0.8) * step, step * 1.05), ((i + 1.5) * step, step * 0.5), 8
            )
            spine = bezier(
                (i * step, 0), ((i + 0.4) * step, step * 0.4), ((i + 0.9) * step, step * 0.55), ((i + 1.5) * step, step * 0.5), 8
            )
            inner = bezier(
                (i * step, 0), ((i + 0.5) * step, step * 0.02), ((i + 0.9) * step, step * 0.06), ((i + 1.5) * step, step * 0.5), 8
            )
            place = lambda points, side=side: [turned((x, z * side), foot, angle) for x, z in points]
            bright = 0 if side < 0 else 1
            level_here = level + 0.5 * (i % 2)
            straw.add(level_here, min(2, bright + dim), angle + side * 28, place([*belly, *reversed(spine[1:-1])]))
            straw.add(level_here, min(2, bright + 1 + dim), angle + side * 8, place([*spine, *reversed(inner[1:-1])]))
        for side in (-1, 1):
            root = turned(((i + 1.4) * step, side * step * 0.5), foot, angle)
            tip = turned(((i + 1.4) * step + length * (0.62 - 0.03 * i), side * step * (1.25 + 0.12 * i)), foot, angle)
            straw.add(
                level - 1, min(2, 1 + dim), angle, ribbon([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], 0.0026, 0.0008)
            )
    crown = blade(turned((pairs * step, 0), foot, angle), step * 1.7, step * 0.62, angle, 0.4)
    straw.add(level + 1, dim, angle, crown)


def sheaf(base, height, half):
    """Stalks that spread below the tie and bow above it under their ears."""
    straw, tie = Straw(), base + height * 0.36
    draw = Random(4)
    for k in (-0.5, 0.5, -1, 1, 0):
        dim = 1 if abs(k) == 0.5 else 0
        top = (k * half * 0.46, base + height * ((0.68 if not dim else 0.575) - abs(k) * 0.09 + (0.04 if dim else 0)))
        level = 6 if dim else 12
        line = bezier((k * 0.009, tie), (k * half * 0.08, tie + 0.12), (k * half * 0.36, top[1] - 0.24), top, 16)
        straw.add(level - 2, 1 + dim, 90 - k * 10, ribbon(line, 0.007, 0.0055))
        ear(straw, top, height * (0.27 if not dim else 0.2), 90 - k * 7, 7, level, dim)
    for i in range(15):
        k = -1 + 2 * i / 14
        foot = (k * half * 0.56 + draw.uniform(-0.006, 0.006), base + abs(k) ** 2 * 0.03 + draw.uniform(-0.012, 0.012))
        line = bezier(foot, (k * half * 0.36, base + height * 0.18), (k * half * 0.07, tie - 0.07), (k * 0.03, tie), 14)
        straw.add(3 + i % 3, i % 3, 90 - k * 22, ribbon(line, 0.0085, 0.006))
    for i in range(7):
        k = -1 + 2 * i / 6
        line = bezier(
            (k * 0.026, tie),
            (k * half * 0.1, tie + 0.1),
            (k * half * 0.2, tie + height * 0.12),
            (k * half * 0.34, tie + height * (0.27 - 0.08 * abs(k))),
            10,
        )
        straw.add(2, 1 + i % 2, 90 - k * 12, ribbon(line, 0.007, 0.002))
    for side in (-1, 1):
        outer = bezier((0.01, 0.02), (half * 0.3, height * 0.12), (half * 0.62, height * 0.16), (half * 0.8, height * 0.06), 14)
        inner = bezier((0.014, -0.006), (half * 0.36, height * 0.08), (half * 0.6, height * 0.12), (half * 0.8, height * 0.06), 14)
        spine = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outer, inner)]
        place = lambda points: [(x * side, tie + z) for x, z in points]
        straw.add(18, 0, 90 - side * 60, place([*outer, *reversed(spine)]))
        straw.add(18, 2, 90 - side * 40, place([*spine, *reversed(inner)]))
    return straw, tie


def rounded_rectangle(x, z, half_x, half_z, radius):
    points = []
    for cx, cz, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        middle = (x + cx * (half_x - radius), z + cz * (half_z - radius))
        points += [polar(middle, start + 90 * k / 6, radius) for k in range(7)]
    return points


def leaf_of_oak(leaf, brass):
    """Stiles and rails round a sunk panel, its sheaf, and a bead of brass where they meet."""
    x, z = leaf.middle, (leaf.low + leaf.high) / 2
    half_x, half_z = leaf.width / 2, leaf.height / 2
    grain = oak()
    leaf.add(
        shapes.box(
            (leaf.width - 0.01, leaf.thick - 0.01, leaf.height - 0.01),
            (x, leaf.front + 0.01 + (leaf.thick - 0.01) / 2, leaf.low + 0.005),
            grain,
            0.001,
            name='panel',
        )
    )
    rim = [(x - half_x, z - half_z), (x + half_x, z - half_z), (x + half_x, z + half_z), (x - half_x, z + half_z)]
    opening = rounded_rectangle(x, z, half_x - 0.048, half_z - 0.048, 0.03)
    leaf.add(shapes.plate(rim, 0.0105, oak(), 0.0022, (0, leaf.front, 0), holes=[opening[::-1]], name='frame'))
    bead = [(px, leaf.front + 0.0085, pz) for px, pz in rounded_rectangle(x, z, half_x - 0.0505, half_z - 0.0505, 0.028)]
    leaf.add(shapes.tube(bead, 0.0022, brass, closed=True, smooth=False, sides=3, name='bead'))
    straw, tie = sheaf(leaf.low + 0.15, leaf.height - 0.3, half_x)
    straw.lay(leaf, leaf.front + 0.01)
    leaf.add(shapes.box((0.092, 0.008, 0.042), (x, leaf.front + 0.007, tie - 0.024), brass, 0.0035, 5, name='tie'))
    for k in (-1, 0, 1):
        leaf.add(shapes.box((0.086, 0.002, 0.0018), (x, leaf.front + 0.0028, tie - 0.004 + k * 0.011), materials.metal('#6f5126', 0.4), 0))
    leaf.add(
        shapes.move(
            classical.frame(leaf.width - 0.1, leaf.height - 0.1, 0.03, 0.008, (0, -0.008, 0), grain),
            (x, leaf.front + leaf.thick, z),
            (0, 0, 180),
        )
    )
    leaf.add(cabinet.hinges(leaf, brass))


def cornice(width, top, front, back, height):
    """A cove that opens under a fillet edged with scallops."""
    side, grain = width - 0.068, oak('x')
    cove = [(0.010 + 0.016 * (1 - cos(a)) + 0.002 * a, top + 0.046 + 0.07 * sin(a) ** 1.1) for a in (pi / 2 * i / 10 for i in range(11))]
    profile = [(-0.02, top), (0.0, top), (0.005, top + 0.008), (0.005, top + 0.036), (0.012, top + 0.04), (0.012, top + 0.046), *cove]
    profile += [(0.034, height - 0.034), (0.034, height - 0.012), (0.03, height), (-0.02, height)]
    cabinet.moulding(profile, side, front, back, grain, 0.0015)
    count = 24
    wide = (width - 0.02) / count
    scallop = shapes.sphere(1, (0, 0, 0), grain, segments=24, name='scallop')
    for i in range(count):
        shapes.copy(scallop, (-width / 2 + 0.01 + (i + 0.5) * wide, front - 0.026, height - 0.034), scale=(wide * 0.49, 0.0075, 0.03))
    for i in range(6):
        for end in (-1, 1):
            shapes.copy(
                scallop,
                (end * (side / 2 + 0.026), front + 0.02 + (i + 0.5) * (back - front) / 6.2, height - 0.034),
                scale=(0.0075, 0.05, 0.03),
            )
    bpy.data.objects.remove(scallop)
    shapes.box((side, back - front, 0.012), (0, (front + back) / 2, height - 0.016), grain, 0)


def plinth(width, front, back, brass):
    """A base set back, its air grilles of brass slats, under a moulded edge."""
    side, low = width - 0.068, PLINTH
    shapes.box(
        (width - 0.12, back - front - 0.05, low - 0.02),
        (0, (front + back) / 2 + 0.02, 0),
        materials.wood('#4a3420', '#6b4d30', 0.45, 'x'),
        0.003,
        name='plinth',
    )
    cabinet.moulding(
        [(-0.03, low - 0.024), (0.02, low - 0.024), (0.02, low - 0.014), (0.008, low), (-0.03, low)], side, front, back, oak('x'), 0.003
    )
    shapes.box((side - 0.04, back - front - 0.02, 0.02), (0, (front + back) / 2, low - 0.022), oak('x'), 0)
    slat = shapes.box((0.006, 0.004, 0.034), (0, front + 0.043, 0.02), brass, 0.001, name='grille')
    for middle in (-0.55, 0.55):
        for i in range(30):
            shapes.copy(slat, (middle + (i - 14.5) * 0.013, 0, 0))


def rack(left, right, y, depth, z, count=7):
    """A shelf of cedar slats on two bearers."""
    slat = depth / count
    for i in range(count):
        shapes.box(
            (right - left, slat * 0.66, 0.016), ((left + right) / 2, y + (i + 0.5) * slat, z), materials.cedar('x'), 0.003, name='slat'
        )
    for x in (left + 0.03, right - 0.03):
        shapes.box((0.02, depth, 0.014), (x, y + depth / 2, z - 0.014), materials.cedar('y'), 0.002, name='bearer')


COATS = [('#b08a5c', 1.12), ('#59564f', 1.2), ('#e4d8c2', 1.08), ('#4e5440', 1.16), ('#7a5136', 1.1), ('#2d3340', 1.18), ('#cbb894', 1.0)]


def coats(left, right, front, low, high, brass):
    """A bay for coats, boots' trays of cedar under them."""
    y, z = front + 0.31, high - 0.09
    cabinet.rail(left, right, y, z, brass)
    looks = [
        {
            'material': materials.cloth(tone, 500, 0.95),
            'length': long,
            'sleeve': 0.6,
            'body': 0.215,
            'full': 0.04,
            'waist': 0.95,
            'flare': 1.1,
            'folds': 4,
            'turned': 9,
        }
        for tone, long in COATS
    ]
    cabinet.wear(left + 0.015, right - 0.015, y, z, looks, materials.cedar('y'), brass, 6)
    cabinet.drawer(
        right - left - 0.008, 0.24, 0.46, ((left + right) / 2, front + 0.06, low + 0.004), materials.cedar('x'), materials.cedar('y'), brass
    )
    rack(left, right, front + 0.06, 0.48, low + 0.27)
    cabinet.folded(('#d8ccb4', '#8d8373', '#efe8da'), (left + 0.2, front + 0.3, low + 0.287), 0.3, 0.36, 0.05, 8)


def linen(left, right, front, low, brass):
    """A bay of cedar racks with folded linen, wool in two deep drawers below."""
    middle = (left + right) / 2
    for z, tall in ((low + 0.004, 0.26), (low + 0.27, 0.24)):
        cabinet.drawer(right - left - 0.008, tall, 0.46, (middle, front + 0.06, z), materials.cedar('x'), materials.cedar('y'), None, 0.0)
        grip = shapes.tube([(-0.06, 0, 0), (-0.05, -0.02, -0.002), (0.05, -0.02, -0.002), (0.06, 0, 0)], 0.005, brass, name='grip')
        shapes.move(grip, (middle, front + 0.06, z + tall * 0.62))
    piles = [
        (('#efe8da', '#e4d9c4', '#efe8da', '#d9cbb0'), ('#b9a27c', '#cdbb98', '#e9dfcb')),
        (('#dfe0d8', '#f2ede2', '#c8c9bd', '#f2ede2'), ('#efe6d4', '#d8bf8e', '#efe6d4', '#d8bf8e')),
        (('#f2ede2', '#e6dccb'), ('#9c8a6a', '#c6b28c', '#e2d5bb')),
        (('#cbb894', '#efe8da', '#b39a72'), ()),
    ]
    for i, (one, two) in enumerate(piles):
        z = low + 0.56 + i * 0.33
        rack(left, right, front + 0.07, 0.46, z)
        for x, tones in ((middle - 0.135, one), (middle + 0.135, two)):
            if tones:
                cabinet.folded(tones, (x, front + 0.27, z + 0.016), 0.24, 0.36, 0.05, 3 + i)
    z = low + 0.56 + 3 * 0.33
    basket((middle + 0.13, front + 0.28, z + 0.016), 0.1, 0.15)


def basket(at, radius, height):
    """A woven basket."""
    rows, around = 9, 36

    def weave(u, v):
        r = radius * (0.86 + 0.16 * v) + 0.0045 * sin(u * tau * around / 2 + pi * int(v * rows * 0.999)) + 0.003 * abs(sin(pi * v * rows))
        return (r * cos(u * tau), r * sin(u * tau), height * v)

    cane = materials.cloth('#b08c58', 300, 0.8)
    shapes.move(shapes.solid(shapes.surface(weave, around * 4, rows * 5, cane, close_u=True, name='basket'), 0.006), at)
    shapes.ring(radius * 1.03, 0.007, (at[0], at[1], at[2] + height), cane)


def build(piece, view='hero'):
    size = piece['size']
    w, d, h = size['width'], size['depth'], size['height']
    front, back, top = -d / 2 + 0.034, d / 2, h - CORNICE
    side, low = w - 0.068, PLINTH
    brass = materials.metal('#c9a05a', 0.3, 0.15)
    plinth(w, front, back, brass)
    walls = (-side / 4, 0, side / 4)
    cabinet.case(side, front, back, low, top + 0.005, oak(), oak(), walls, lining=materials.cedar('z'))
    cabinet.flank_frames(side, front, back, low, top, oak(), None, 0.06, 0.01)
    doors = cabinet.Leaves(-side / 2 + 0.012, side / 2 - 0.012, low + 0.016, top - 0.016, front, 'llrr')
    for leaf in doors:
        leaf_of_oak(leaf, brass)
    handle = doors[0].low + doors[0].height * 0.42
    for leaf, x in ((doors[1], -0.026), (doors[2], 0.026)):
        leaf.add(cabinet.bar_handle(x, handle, 0.36, front, brass))
    knob = shapes.cylinder(0.017, 0.018, (doors[3].left + 0.024, front, 1.08), brass, 0.003, 48, (90, 0, 0), 'knob')
    doors[3].add(knob)
    cornice(w, top, front, back, h)
    floor, ceiling = low + 0.03, top - 0.024
    if view in ('hero', 'night', 'detail'):
        bay = (side / 4 + 0.011, side / 2 - 0.03)
        linen(*bay, front, floor, brass)
        lamps(*bay, front, floor, ceiling, 9 if view == 'night' else 5)
        doors[3].open(108)
    if view == 'night':
        bay = (-side / 2 + 0.03, -side / 4 - 0.011)
        coats(*bay, front, floor, ceiling, brass)
        lamps(*bay, front, floor, ceiling, 9)
        doors[0].open(108)
    if view == 'night' or shapes.has_options(view):
        shapes.part('tech-2', shapes.box((side - 0.05, 0.008, 0.005), (0, front + 0.004, low - 0.03), materials.glow('#ffd39a', 5), 0))
    if shapes.has_options(view):
        shapes.part('tech-3', glass(side / 2, (front + back) / 2, 1.12, brass))


def lamps(left, right, front, low, high, power):
    """The light that rises with the door: one line above, one down the wall."""
    cabinet.lamp_strip(
        left + 0.02,
        right - 0.02,
        front + 0.06,
        high - 0.002,
        power=power * 0.7,
        towards=((left + right) / 2, front + 0.2, low),
        warmth=2900,
    )
    cabinet.lamp_post(left + 0.003, front + 0.045, low + 0.02, high - 0.02, 1, power=power, warmth=2900)


def glass(x, y, z, brass):
    """A tall mirror with rounded corners on the right flank."""
    outline = rounded_rectangle(0, 0, 0.2, 0.78, 0.03)
    pane = shapes.plate(outline, 0.004, materials.looking_glass(), 0.001, (0, -0.022, 0), name='mirror')
    edge = shapes.tube([(px, -0.021, pz) for px, pz in outline], 0.004, brass, closed=True, smooth=False, sides=3)
    return shapes.move([pane, edge], (x, y, z), (0, 0, 90))


FINISHES = {
    'mat-1': {f'wood-8f6f48-bf9c6c-0.42-{along}': ('#6a4327', 0, 0.34) for along in 'xz'},
    'mat-2': {f'wood-8f6f48-bf9c6c-0.42-{along}': ('#c9973f', 1, 0.34) for along in 'xz'},
}


def wheat(at, height=0.9, count=34, seed=2):
    """A jar of ripe ears."""
    draw = Random(seed)
    x, y, z = at
    jar = props._smooth(
        [(0, 0), (0.11, 0), (0.13, 0.04), (0.15, 0.2), (0.12, 0.34), (0.09, 0.38), (0.105, 0.42), (0.09, 0.42), (0.08, 0.38)]
    )
    shapes.lathe(jar, at, materials.stone('#b8a58a', '#9f8b70', 0.8), 64, 'jar', 70)
    dry = materials.straw('#d9b970', 90)
    for _ in range(count):
        turn, lean = draw.uniform(0, tau), draw.uniform(0.05, 0.34)
        tall = height * draw.uniform(0.8, 1.05)
        path = [
            (
                x + 0.05 * cos(turn) * t + lean * tall * t**2 * cos(turn),
                y + 0.05 * sin(turn) * t + lean * tall * t**2 * sin(turn),
                z + 0.2 + (tall - 0.2) * t,
            )
            for t in (0, 0.35, 0.7, 1)
        ]
        shapes.tube(path, 0.0018, dry, sides=2, resolution=5, name='stalk')
        tip, before = path[-1], path[-2]
        way = [(a - b) for a, b in zip(tip, before)]
        far = sum(c * c for c in way) ** 0.5
        for i in range(9):
            for s in (-1, 1):
                p = [tip[k] + way[k] / far * 0.011 * i for k in range(3)]
                a = turn + pi / 2 * (i % 2)
                shapes.sphere(0.0055, (p[0] + s * 0.005 * cos(a), p[1] + s * 0.005 * sin(a), p[2]), dry, (0.75, 0.75, 1.5), 8, 'grain')


def loft(**changes):
    """A limewashed country room in late light."""
    settings = dict(
        tone='#d3c1a2',
        shade='#c6b291',
        ground='#a88866',
        vein='#94754f',
        recess=0,
        back=0.9,
        left=3.1,
        right=3.6,
        high=3.3,
        sun=3.2,
        polish=0.3,
        floor_size=0.6,
    )
    rooms.alcove(**{**settings, **changes})


def shot_hero(piece):
    loft(power=0.85, sun=0.0, slits=(-2.2, -1.3, -0.4))
    light.sun(6.5, 3900, 14, 66, 1.2)
    wheat((-1.6, 0.0, 0), 1.0, 46)
    basket((-1.42, -0.5, 0), 0.17, 0.24)
    props.rug(2.8, 1.3, (-0.3, -1.5, 0), '#b7a483', '#8b6f47')
    cameras.around((0.14, 0), 5.2, -14, 1.4, 1.14, 45, aperture=8)
    return {'exposure': 0.45, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#d9ccb6', 0.85, 2.4)
    light.area((0.3, 2.6), (-2.6, -1.0, 1.4), (0.6, -0.3, 1.2), 60, 4200)
    cameras.around((0.0, 0), 7.6, 10, 1.4, 1.14, 75, aperture=11)
    return {'exposure': 0.1}


def shot_detail(piece):
    loft(power=0.8)
    light.area((0.25, 1.8), (-2.4, -0.75, 1.3), (0.5, -0.3, 1.0), 50, 4000)
    cameras.camera((-0.55, -1.75, 1.35), (0.2, -0.29, 1.0), 58, 5.6, (0.27, -0.29, 1.0))
    return {'exposure': 0.3, 'glare': 0.12}


def shot_scale(piece):
    rooms.landing(-1.95, '#cdbb9c', rooms.slabs('#a88866', '#94754f', '#7d6244', 0.6, 0.3), left=3.0, right=2.4)
    wheat((1.62, 0.2, 0), 1.0, 46)
    cameras.around((-0.42, 0), 6.2, -4, 1.45, 1.26, 42, aperture=8)
    return {'exposure': 0.3}


def shot_night(piece):
    loft(sun=0.0, power=0.07, recess=0, polish=0.3)
    light.area((3.2, 1.0), (-0.4, -3.4, 2.8), (0, 0, 1.1), 30, 3000)
    light.area((3.4, 0.1), (0, -0.75, 2.5), (0, -0.28, 1.2), 16, 2800)
    props.rug(2.8, 1.3, (0.0, -1.6, 0), '#a8956f', '#7b6340')
    wheat((-1.75, 0.35, 0), 1.0, 46)
    cameras.around((0.0, 0), 5.5, 5, 1.4, 1.12, 45, aperture=5.6)
    return {'exposure': 0.4, 'glare': 0.3}
