"""Iris' wardrobe: seven arches of dyed sycamore from door to door, dewed glass between them, clothes kept by colour."""

from math import cos, hypot, pi, sin, tau
from random import Random

from parts import cabinet, cameras, light, materials, props, rooms, shapes, soft
from parts.cabinet import polar, sheet, stringing

PLINTH, CORNICE = 0.096, 0.12
# violet within, red without: each bath in three strengths
BATHS = [
    ('#5d4a63', '#6b5871', '#4f3e55'),
    ('#414d6b', '#4e5a79', '#36415c'),
    ('#4f7180', '#5d7f8e', '#436371'),
    ('#6b7d62', '#798b70', '#5d6e55'),
    ('#b0935c', '#bfa36d', '#9f834e'),
    ('#9b6242', '#aa7152', '#8a5437'),
    ('#70312f', '#7f3e3b', '#612826'),
]
WARDROBE = [
    '#6f3231',
    '#8a4f42',
    '#9c6f4a',
    '#a8915f',
    '#7d835b',
    '#586d59',
    '#4b6a70',
    '#446079',
    '#3d4c70',
    '#413e5a',
    '#504056',
    '#685163',
]
GLASS = 0.009


def ash(along='z'):
    return materials.wood('#c2b49d', '#e4d9c6', 0.42, along)


def nacre():
    return materials.metal('#d6bf9c', 0.2)


class Arches:
    """Where the seven arches stand: their feet, the spring of their curve, their radii."""

    def __init__(self, width, low, top):
        self.outer, self.inner = width / 2 - 0.034 - 0.09, width * 0.15
        self.band = (self.outer - self.inner) / 7
        self.foot, self.spring = low + 0.06, top - 0.096 - self.outer

    def radius(self, k):
        return self.inner + self.band * k

    def at(self, radius, way):
        """A point of an arch: `way` is degrees on the curve, below 0 or above 180 metres down either leg."""
        if way < 0:
            return (radius, self.spring + way)
        if way > 180:
            return (-radius, self.spring - (way - 180))
        return polar((0, self.spring), way, radius)

    def line(self, radius, step=3):
        points = [(radius, self.foot)]
        points += [polar((0, self.spring), a, radius) for a in range(0, 181, step)]
        return [*points, (-radius, self.foot)]

    def strip(self, low, high, step=3):
        """A band between two radii as a row of small pieces."""
        inner, outer = self.line(low, step), self.line(high, step)
        return [[a, b, d, c] for a, b, c, d in zip(inner, outer, inner[1:], outer[1:])]


def staves(arches, k, count, lean):
    """Pieces of a band sawn like the stones of an arch: (outline, grain, number)."""
    low, high = arches.radius(k) + GLASS, arches.radius(k + 1) - GLASS
    step, drop = 180 / (count - 1), arches.spring - arches.foot
    legs = round(count * 0.24)
    made = []
    for i in range(count - 1):
        a, b = i * step, (i + 1) * step
        tilt_a, tilt_b = (0 if i == 0 else lean), (0 if i == count - 2 else lean)
        inner = [polar((0, arches.spring), a - tilt_a + (b - tilt_b - a + tilt_a) * t / 4, low) for t in range(5)]
        outer = [polar((0, arches.spring), a + tilt_a + (b + tilt_b - a - tilt_a) * t / 4, high) for t in range(5)]
        made.append(([*inner, *reversed(outer)], (a + b) / 2, i))
    for side in (-1, 1):
        for i in range(legs):
            z0, z1 = arches.spring - drop * i / legs, arches.spring - drop * (i + 1) / legs
            tip0, tip1 = (0 if i == 0 else lean * 0.012), (0 if i == legs - 1 else lean * 0.012)
            made.append(([(side * low, z0 - tip0), (side * high, z0 + tip0), (side * high, z1 + tip1), (side * low, z1 - tip1)], 0, i + 1))
    return made


def veneers(arches, doors):
    """The seven bands, laid in one piece and sawn at the joints of the doors."""
    cut = {}
    add = lambda wood, outline: cut.setdefault(wood, []).append(outline)
    for k, count, lean in ((0, 19, 0.0), (2, 31, 1.6), (4, 39, -1.4), (6, 61, 0.0)):
        for outline, grain, number in staves(arches, k, count, lean):
            add((BATHS[k][number % 3], round(grain / 15) * 15 % 180), outline)
    for k in (1, 3, 5):
        low, high = arches.radius(k) + GLASS, arches.radius(k + 1) - GLASS
        for i in range(k + 1):
            a, b = low + (high - low) * i / (k + 1), low + (high - low) * (i + 1) / (k + 1)
            strip = arches.strip(a, b)
            for n, outline in enumerate(strip):
                grain = 90 if n in (0, len(strip) - 1) else round(((n - 0.5) * 3 + 90) / 15) * 15 % 180
                add((BATHS[k][i % 3], grain), outline)
    for (tone, grain), outlines in cut.items():
        doors.lay(sheet(outlines, materials.sycamore(tone, grain, 0.2, 0.55), doors.front - 0.0006, 'veneer'))


def glazing(arches, doors, lit, is_light):
    """Dewed glass between the arches and beneath the smallest, held in pearly wire."""
    pane = materials.dew('#b9c9cb', '#ffe0b8', lit * 0.6)
    y, metal = doors.front - 0.0014, nacre()
    for k in range(1, 7):
        doors.lay(sheet(arches.strip(arches.radius(k) - GLASS, arches.radius(k) + GLASS), pane, y, 'glass'))
    inner = arches.radius(0) - 0.004
    portal = [(inner, arches.foot), *(polar((0, arches.spring), a, inner) for a in range(0, 181, 3)), (-inner, arches.foot)]
    doors.lay(sheet([portal], materials.dew('#8aa0a4', '#ffdcae', lit * 0.62, 60.0), y, 'portal'))
    edges = [arches.radius(k) + s * GLASS for k in range(1, 7) for s in (-1, 1)]
    doors.lay(stringing([arches.line(r) for r in edges], 0.0026, metal, doors.front - 0.0015, 0.0012))
    doors.lay(stringing([arches.line(r) for r in (arches.radius(0), arches.radius(7))], 0.009, metal, doors.front - 0.0008, 0.004))
    for side in (-1, 1):
        doors.lay(
            stringing(
                [[(side * (arches.inner - 0.012), arches.foot), (side * (arches.outer + 0.03), arches.foot)]],
                0.009,
                metal,
                doors.front - 0.0008,
                0.0045,
            )
        )
    doors.lay(stringing([[(-arches.inner, arches.foot), (arches.inner, arches.foot)]], 0.006, metal, doors.front - 0.0008, 0.003))
    beads(arches, doors, 160 if is_light else 900)


def beads(arches, doors, count):
    """Drops standing on the panes."""
    draw, vertices, faces = Random(7), [], []
    around, rings = 10, 4

    def drop(x, z, r):
        start = len(vertices)
        for j in range(rings):
            a = pi / 2 * j / rings
            vertices.extend(
                (
                    x + r * cos(a) * cos(tau * i / around),
                    doors.front - 0.0015 - 0.62 * r * sin(a),
                    z + r * 1.08 * cos(a) * sin(tau * i / around),
                )
                for i in range(around)
            )
        vertices.append((x, doors.front - 0.0015 - 0.62 * r, z))
        for j in range(rings - 1):
            for i in range(around):
                k = (i + 1) % around
                faces.append((start + j * around + i, start + j * around + k, start + (j + 1) * around + k, start + (j + 1) * around + i))
        top = start + rings * around
        faces.extend((top - around + i, top - around + (i + 1) % around, top) for i in range(around))

    placed = 0
    while placed < count:
        x, z = draw.uniform(-arches.inner, arches.inner), draw.uniform(arches.foot, arches.spring + arches.inner)
        r = draw.uniform(0.0018, 0.0052) * (1.4 if draw.random() < 0.1 else 1)
        is_inside = abs(x) < arches.inner - 0.02 if z < arches.spring else hypot(x, z - arches.spring) < arches.inner - 0.02
        is_clear = not (0.015 < abs(x) < 0.055 and 0.48 < z < 0.86)
        if is_inside and is_clear and abs(x) > 0.008 and z > arches.foot + 0.015:
            drop(x, z, r)
            placed += 1
    for k in range(1, 7):
        for _ in range(count // 9):
            radius, way = arches.radius(k) + draw.uniform(-0.003, 0.003), draw.uniform(-0.55, 1.0)
            x, z = arches.at(radius, way * 180 if way > 0 else way)
            drop(x if draw.random() < 0.5 else -x, z, draw.uniform(0.0016, 0.0036))
    doors.lay(shapes.soften(shapes.mesh('drops', vertices, faces, materials.lacquer('#90a5a9', 0.01)), 180))


def cornice(width, top, front, back, height):
    """A flared moulding, a pearly fillet, and over it the back of a long low arch."""
    side = width - 0.068
    flare = [(0.003 + 0.031 * (i / 8) ** 1.6, top + 0.008 + 0.046 * i / 8) for i in range(9)]
    cabinet.moulding([(-0.02, top), (0.003, top), *flare, (0.034, top + 0.084), (-0.02, top + 0.084)], side, front, back, ash('x'), 0.0015)
    cabinet.moulding(
        [(0.02, top + 0.062), (0.0345, top + 0.062), (0.0345, top + 0.068), (0.02, top + 0.068)], side, front, back, nacre(), 0
    )
    shapes.box((side, back - front, 0.012), (0, (front + back) / 2, top + 0.07), ash('x'), 0)
    half, base = width / 2 - 0.003, top + 0.083
    curve = cabinet.bezier((half, base + 0.001), (half * 0.7, base + 0.001), (half * 0.4, height), (0, height), 20)
    outline = [(-half, base - 0.004), (half, base - 0.004), *curve, *((-x, z) for x, z in reversed(curve[:-1]))]
    shapes.plate(outline, back - front + 0.03, ash('x'), 0.0025, (0, front - 0.031, 0), name='crest')


def build(piece, view='hero'):
    size = piece['size']
    w, d, h = size['width'], size['depth'], size['height']
    front, back, top = -d / 2 + 0.034, d / 2, h - CORNICE
    side, low = w - 0.068, PLINTH
    metal = nacre()
    shapes.box(
        (w - 0.12, back - front - 0.05, low - 0.02),
        (0, (front + back) / 2 + 0.02, 0),
        materials.metal('#8e8987', 0.34),
        0.003,
        name='plinth',
    )
    cabinet.moulding(
        [(-0.03, low - 0.024), (0.02, low - 0.024), (0.02, low - 0.012), (0.012, low), (-0.03, low)], side, front, back, ash('x'), 0.003
    )
    shapes.box((side - 0.04, back - front - 0.02, 0.02), (0, (front + back) / 2, low - 0.022), ash('x'), 0)
    cabinet.case(side, front, back, low, top + 0.005, ash(), ash(), (-side / 6, side / 6))
    cabinet.flank_frames(side, front, back, low, top, ash(), materials.sycamore('#cfc6b8', 90, 0.2, 0.4), 0.05, 0.012)
    doors = cabinet.Leaves(-side / 2 + 0.012, side / 2 - 0.012, low + 0.016, top - 0.016, front, 'lrlrlr', gap=0.0035)
    doors.boards(ash())
    for leaf in doors:
        leaf.add(
            shapes.box(
                (leaf.width - 0.05, 0.004, leaf.height - 0.05),
                (leaf.middle, leaf.front + leaf.thick + 0.001, leaf.low + 0.025),
                materials.sycamore('#cfc6b8', 90, 0.2, 0.4),
                0.001,
            )
        )
        leaf.add(cabinet.hinges(leaf, metal))
    arches = Arches(w, doors[0].low, top)
    veneers(arches, doors)
    glazing(arches, doors, {'night': 3.2, 'model': 0.0}.get(view, 0.35), view == 'model')
    for leaf, x in ((doors[2], -0.032), (doors[3], 0.032)):
        leaf.add(cabinet.bar_handle(x, leaf.low + leaf.height * 0.28, 0.3, front, metal))
    cornice(w, top, front, back, h)
    if view in ('hero', 'night'):
        palette((side / 6 + 0.011, side / 2 - 0.03), front, low + 0.03, top - 0.022, 9 if view == 'night' else 6)
        doors[5].open(106)
        if view == 'night':
            doors[4].open(97)
    if view == 'night' or shapes.has_options(view):
        shapes.part('tech-2', shapes.box((side - 0.05, 0.008, 0.005), (0, front + 0.012, low - 0.03), materials.glow('#ffe6c6', 5), 0))
    if shapes.has_options(view):
        shapes.part('tech-3', looking_glass(side / 2, (front + back) / 2, 1.12, metal))


def looking_glass(x, y, z, metal):
    """A tall arched mirror on the right flank."""
    outline = [(0.18, -0.78), *[(px, pz + 0.6) for px, pz in shapes.arc(0.18, 0, 180, 24)], (-0.18, -0.78)]
    pane = shapes.plate(outline, 0.004, materials.looking_glass(), 0.001, (0, -0.022, 0), name='mirror')
    rim = shapes.tube([(px, -0.021, pz) for px, pz in outline], 0.004, metal, closed=True, smooth=False, sides=3)
    return shapes.move([pane, rim], (x, y, z), (0, 0, 90))


def palette(bay, front, low, high, power):
    """A bay sorted by hue: shirts and coats from red to violet, knitwear likewise, drawers of ash."""
    (left, right), metal = bay, nacre()
    y, rail, middle, wide = front + 0.29, high - 0.09, (bay[0] + bay[1]) / 2, bay[1] - bay[0]
    cabinet.rail(left, right, y, rail, metal)
    looks = []
    for i, tone in enumerate(WARDROBE):
        kind = (
            {'sleeve': 0.56, 'body': 0.2, 'full': 0.03, 'waist': 0.94, 'flare': 1.06, 'folds': 5}
            if i % 3
            else {'waist': 0.75, 'flare': 1.3, 'full': 0.04, 'folds': 8}
        )
        looks.append(
            {
                'material': materials.cloth(tone, 700, 0.85) if i % 2 else materials.satin(tone, 0.5),
                'length': (0.98, 0.84, 0.9)[i % 3],
                'turned': 8,
                **kind,
            }
        )
    cabinet.wear(left + 0.03, right - 0.03, y, rail, looks, ash('y'), metal, 15)
    shelf = low + 0.62
    shapes.box((wide, 0.5, 0.02), (middle, front + 0.3, shelf), ash('x'), 0.002, name='shelf')
    for i in range(3):
        tones = [WARDROBE[(i * 4 + n) % 12] for n in range(4)]
        cabinet.folded(tones, (left + wide * (i + 0.5) / 3, front + 0.26, shelf + 0.02), 0.22, 0.34, 0.045, 20 + i)
    for row, tall in enumerate((0.22, 0.2, 0.18)):
        z = low + 0.004 + sum((0.22, 0.2, 0.18)[:row])
        for half in (-1, 1):
            cabinet.drawer(wide / 2 - 0.006, tall - 0.005, 0.46, (middle + half * wide / 4, front + 0.06, z), ash('x'), ash('y'), metal)
    cabinet.lamp_strip(left + 0.02, right - 0.02, front + 0.05, high - 0.002, 4200, 8, power, (middle, front + 0.3, low), '#fff3e2')
    for side, x in ((1, left + 0.003), (-1, right - 0.003)):
        cabinet.lamp_post(x, front + 0.03, low + 0.02, high - 0.02, side, 4200, 5, power * 0.7, '#fff3e2')


FINISHES = {
    'mat-1': {f'wood-c2b49d-e4d9c6-0.42-{along}': ('#6a4327', 0, 0.34) for along in 'xz'},
    'mat-2': {f'wood-c2b49d-e4d9c6-0.42-{along}': ('#d3a047', 1, 0.34) for along in 'xz'},
}


def ewer(at, gold):
    """The golden jug of the oath."""
    x, y, z = at
    body = props._smooth(
        [
            (0, 0),
            (0.06, 0),
            (0.065, 0.015),
            (0.03, 0.05),
            (0.075, 0.12),
            (0.1, 0.2),
            (0.085, 0.29),
            (0.04, 0.36),
            (0.034, 0.42),
            (0.055, 0.47),
            (0.05, 0.47),
            (0.028, 0.42),
        ]
    )
    shapes.lathe(body, at, gold, 64, 'ewer', 80)
    shapes.tube([(x + 0.045, y, z + 0.45), (x + 0.13, y, z + 0.47), (x + 0.15, y, z + 0.36), (x + 0.085, y, z + 0.25)], 0.008, gold)


def gallery(**changes):
    """A white room with an arched recess, washed by rain light."""
    settings = dict(
        tone='#d9d5ce',
        shade='#d0cbc3',
        ground='#c9c3ba',
        vein='#a8a199',
        recess=3.4,
        crown=2.95,
        deep=0.3,
        back=0.75,
        left=3.3,
        right=3.8,
        high=3.4,
        warmth=6000,
        sun=0.0,
        polish=0.08,
        floor_size=1.2,
    )
    rooms.alcove(**{**settings, **changes})


def shot_hero(piece):
    gallery(power=0.8, slits=(-2.2, -1.3, -0.4))
    light.sun(2.6, 4600, 17, 66, 1.0)
    soft.curtain(0.7, 3.2, (-2.2, 0.35, 0.02), materials.cloth('#efebe4', 900, 0.9), 7, 0.1, seed=3)
    shapes.cylinder(0.19, 0.62, (2.15, 0.1, 0), materials.marble('#e9e6e0', '#a9a6a4'), 0.01, 96)
    ewer((2.15, 0.1, 0.62), materials.gold())
    cameras.around((0.16, 0), 5.7, -9, 1.4, 1.1, 47, aperture=8)
    return {'exposure': 0.65, 'glare': 0.15}


def shot_front(piece):
    rooms.studio('#c9cdd0', 0.8, 2.5)
    rooms.facing(-11, '#6a6662', ((-3.8, 0.9, 0.2, 3.4), (4.4, 0.8, 0.2, 3.4)), strength=1.6)
    cameras.around((0.0, 0), 8.2, 9, 1.4, 1.13, 75, aperture=11)
    return {'exposure': 0.1}


def shot_detail(piece):
    gallery(power=0.6)
    rooms.facing(-7.4, '#57524c', ((-3.0, 0.8, 0.2, 3.0), (2.4, 0.8, 0.2, 3.0)), strength=2.2)
    cameras.camera((-0.95, -1.9, 1.4), (-0.22, -0.28, 1.12), 62, 5.6, (-0.3, -0.28, 1.12))
    return {'exposure': 0.55, 'glare': 0.15}


def shot_scale(piece):
    rooms.landing(-2.05, '#d3d0ca', rooms.slabs('#c9c3ba', '#a8a199', polish=0.1), left=3.1, right=2.6, warmth=5800)
    shapes.cylinder(0.19, 0.62, (1.75, 0.2, 0), materials.marble('#e9e6e0', '#a9a6a4'), 0.01, 96)
    ewer((1.75, 0.2, 0.62), materials.gold())
    cameras.around((-0.45, 0), 6.4, -4, 1.45, 1.25, 42, aperture=8)
    return {'exposure': 0.15}


def shot_night(piece):
    gallery(power=0.05, sun=0.0, tone='#8b8d96', shade='#82848e', ground='#6f6d6f', vein='#5a585a')
    light.area((3.4, 1.4), (-0.6, -3.6, 2.9), (0, 0, 1.1), 26, 4200)
    light.area((1.6, 2.2), (-2.8, -2.2, 1.8), (0, 0, 1.0), 36, 8500)
    shapes.cylinder(0.19, 0.62, (-1.85, 0.1, 0), materials.marble('#e9e6e0', '#a9a6a4'), 0.01, 96)
    ewer((-1.85, 0.1, 0.62), materials.gold())
    cameras.around((0.05, 0), 5.9, 8, 1.4, 1.08, 46, aperture=5.6)
    return {'exposure': 0.45, 'glare': 0.25}
