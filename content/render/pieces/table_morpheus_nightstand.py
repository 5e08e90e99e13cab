"""Morpheus' nightstand: a poppy capsule of turned walnut on three stems, a flower on its drawer, midnight glass over an amber gleam."""

from bisect import bisect
from math import cos, pi, radians, sin, sqrt, tau

from parts import bedding, cameras, light, materials, props, rooms, shapes, turning
from parts.materials import made_once

RIBS = 24
GLASS = 0.024

FINISHES = {
    'mat-1': {'wood-2e1c11-6b452a-0.32-z': ('#ebe6dd', 0, 0.16)},
    'mat-2': {'wood-2e1c11-6b452a-0.32-z': ('#8c683c', 0, 0.36)},
    'mat-3': {'wood-2e1c11-6b452a-0.32-z': ('#a87c40', 1, 0.28)},
}


def walnut():
    return materials.wood('#2e1c11', '#6b452a', 0.32, 'z')


def burnished():
    return materials.metal('#b08243', 0.27)


@made_once
def midnight(shader):
    """Tempered glass the colour of midnight."""
    shader.set(Base_Color=materials.colour('#1c3a86'), Transmission=0.82, Roughness=0.015, IOR=1.5, Specular=0.6)
    return ('#10204e', 0, 0.05)


class Pod:
    """The body of the capsule: how wide it is at a height, and where its front lies."""

    def __init__(self, half, deep, h):
        self.half, self.deep = half, deep
        self.foot, self.top = h * 0.4, h * 0.93
        foot, top = self.foot, self.top
        low = turning.bend((0, foot), (0.56, foot), (0.86, foot + 0.004), (0.91, foot + 0.07), 24)
        high = turning.bend((0.91, foot + 0.07), (0.95, foot + 0.13), (0.93, top - 0.08), (0.84, top), 24)
        self.profile = [*low, *high, (0.84, top)]
        self.drawer = (foot + 0.052, top - 0.034)

    def share(self, z):
        heights = [p[1] for p in self.profile]
        i = min(max(bisect(heights, z), 1), len(heights) - 1)
        (k0, z0), (k1, z1) = self.profile[i - 1], self.profile[i]
        return k0 + (k1 - k0) * (z - z0) / max(1e-6, z1 - z0)

    def front(self, x, z):
        """The y of the body's front over (x, z)."""
        k = self.share(z)
        return -self.deep * k * sqrt(max(0.05, 1 - (x / (self.half * k)) ** 2))


def body(pod, wood, fine):
    """The ribbed capsule, with the seams of its drawer."""
    low, high = pod.drawer
    seam, step = 0.0016, 8 if fine else 4
    heights = [p[1] for p in pod.profile[1 :: 1 if fine else 2]]
    for z in (low, high):
        heights += [z - seam - 0.0004, z - seam, z + seam, z + seam + 0.0004]
    heights = sorted(set(heights))
    sides = [radians(-90 + side * 64) for side in (-1, 1)]
    angles = [tau * i / (RIBS * step) - pi for i in range(RIBS * step)]
    for a in sides:
        angles += [a + d for d in (-0.009, -0.007, 0.007, 0.009)]
    angles = sorted(angles)

    def point(a, z):
        k = pod.share(z)
        rib = abs(cos(a * RIBS / 2)) ** 0.55
        fade = min(1, max(0, (z - pod.foot) / 0.03), max(0.25, (pod.top - z) / 0.03))
        sunk = 0.0095 * fade * (1 - rib)
        if any(abs(z - s) <= seam + 1e-6 for s in (low, high)) or (low < z < high and any(abs(a - s) <= 0.0071 for s in sides)):
            sunk += 0.006
        return ((pod.half * k - sunk) * cos(a), (pod.deep * k - sunk) * sin(a), z)

    rings = [[point(a, z) for a in angles] for z in heights]
    return turning.loft(rings, wood, name='capsule', smooth_angle=50)


def poppy(pod, r, wood, brass, heart):
    """A poppy carved on the drawer: two petals over two, and a heart of brass to pull it by."""
    middle = sum(pod.drawer) / 2
    for n, turn in enumerate((0, 180, 90, 270)):

        def petal(u, v, turn=turn, n=n):
            a = radians(-60 + 120 * u)
            edge = r * (1.0 + 0.035 * sin(a * 7 + n) - 0.16 * (abs(a) / radians(60)) ** 4)
            far = edge * (0.1 + 0.9 * v)
            x, z = far * cos(a + radians(turn)), far * sin(a + radians(turn))
            fold = 0.0013 * sin(a * 11 + n) * v**1.5
            lift = (0.003 if n < 2 else 0.006) + 0.0085 * v**2.2 - 0.007 * max(0, (v - 0.72) / 0.28) ** 2 + fold
            lift *= 1 - 0.5 * (abs(a) / radians(60)) ** 6 * v
            return (x, pod.front(x, middle + z) - lift, middle + z)

        shapes.solid(shapes.surface(petal, 36, 16, wood, name='petal'), 0.003, 1)
    face = pod.front(0, middle)
    shapes.move(
        shapes.lathe(
            [(0, 0.0155), (0.009, 0.0152), (0.0142, 0.0132), (0.0165, 0.01), (0.014, 0.006), (0.008, 0.003), (0.008, -0.006)][::-1],
            material=brass,
            segments=40,
            name='heart',
        ),
        (0, face, middle),
        (90, 0, 0),
    )
    for i in range(8):
        a = tau * i / 8
        shapes.tube(
            [(0.0025 * cos(a), face - 0.0158, middle + 0.0025 * sin(a)), (0.011 * cos(a), face - 0.0152, middle + 0.011 * sin(a))],
            0.0009,
            heart,
            smooth=False,
            sides=2,
            name='ray',
        )
    for i in range(24):
        a, far = tau * i / 24, r * (0.42 if i % 2 else 0.35)
        x, z = far * cos(a), far * sin(a)
        shapes.tube(
            [
                (0.008 * cos(a), face - 0.008, middle + 0.008 * sin(a)),
                (x * 0.7, pod.front(x, middle + z) - 0.013, middle + z * 0.7),
                (x, pod.front(x, middle + z) - 0.0125, middle + z),
            ],
            0.0007,
            brass,
            sides=2,
            resolution=4,
            name='stamen',
        )
        shapes.sphere(0.0018, (x, pod.front(x, middle + z) - 0.0125, middle + z), brass, segments=6)


def stem(pod, turn, reach, wood, brass):
    """A leg like a stalk, with a leaf of brass folded about it and a small round foot."""
    points = []
    for i in range(13):
        t = i / 12
        out = reach * (1 + 0.2 * t + 0.44 * t**3)
        points.append((out, 0, pod.foot + 0.03 - (pod.foot + 0.022) * t, 1 - 0.42 * t))
    foot = points[-1]
    made = [shapes.tube(points, 0.0135, wood, smooth=False, sides=6, name='stem')]
    made.append(shapes.sphere(0.0095, (foot[0], 0, 0.0095), brass, segments=24))
    for i in range(5):
        a = tau * i / 5

        def sepal(u, v, a=a):
            z, t = 0.062 + 0.075 * u, 1 - (0.062 + 0.075 * u - 0.008) / (pod.foot + 0.022)
            out = reach * (1 + 0.2 * t + 0.44 * t**3)
            r = 0.0135 * (1 - 0.42 * t) + 0.0012 + 0.012 * u**2.5
            b = a + 0.75 * (1 - u) ** 0.8 * (2 * v - 1)
            return (out + r * cos(b), r * sin(b), z)

        made.append(shapes.solid(shapes.surface(sepal, 12, 6, brass, name='sepal'), 0.001, 1))
    return shapes.move(made, (0, 0, 0), (0, 0, turn))


def crown(half, deep, low, high, wood, lit):
    """The fluted collar under the glass, where the gleam of amber lives."""
    count = 64
    rings = []
    for z, inset in ((low, 0.02), (low, 0.001), (low + 0.001, 0), (high - 0.003, 0), (high - 0.002, 0.001), (high - 0.002, 0.03)):
        flute = lambda a: 0.0035 * (1 - abs(sin(a * count / 2)))
        rings.append(
            [
                ((half - inset - flute(a)) * cos(a), (deep - inset - flute(a)) * sin(a), z)
                for a in (tau * i / (count * 6) for i in range(count * 6))
            ]
        )
    turning.loft(rings, wood, name='crown', smooth_angle=60)
    if lit:
        glow = materials.glow('#ffad4f', 5)
        band = turning.oval(
            [(0.002, high - 0.002), (0.012, high - 0.002), (0.012, high - 0.0005), (0.002, high - 0.0005)],
            half,
            deep,
            material=glow,
            closed=True,
            name='light',
        )
        under = turning.oval(
            [(0.004, low - 0.004), (0.012, low - 0.004), (0.012, low), (0.004, low)],
            half * 0.985,
            deep * 0.985,
            material=glow,
            closed=True,
            name='light',
        )
        shapes.part('func-2', band, under)


def glass_top(half, deep, h, brass):
    """The slab of midnight glass: a scalloped thread in its edge, the rays of the capsule gilded on its face."""
    turning.oval(
        [(i, h - GLASS + z) for i, z in turning.slab(GLASS, 0.011, 8)], half, deep, material=midnight(), segments=160, name='glass'
    )
    wave = [
        ((half - 0.0004) * cos(t), (deep - 0.0004) * sin(t), h - 0.0155 + 0.007 * abs(sin(t * 22)))
        for t in (tau * i / 528 for i in range(528))
    ]
    shapes.tube(wave, 0.0007, brass, closed=True, smooth=False, sides=2, name='thread')
    polar = lambda a, k: (half * k * cos(radians(a)), deep * k * sin(radians(a)))
    for i in range(12):
        a = 30 * i
        turning.inlay([polar(a, 0.24 + 0.05 * k) for k in range(11)], 0.0016, h, brass, False, 0.0003)
        petal = [*turning.bend(polar(a, 0.74), polar(a + 6, 0.92), polar(a + 24, 0.92), polar(a + 30, 0.74), 12), polar(a + 30, 0.74)]
        turning.inlay(petal, 0.0016, h, brass, False, 0.0003)
    turning.inlay(turning.ellipse(half * 0.24, deep * 0.24), 0.002, h, brass, raised=0.0003)


def build(piece, view='hero'):
    size = piece['size']
    half, deep, h = size['width'] / 2, size['depth'] / 2, size['height']
    wood, brass = walnut(), burnished()
    pod = Pod(half, deep, h)
    lit = view == 'night' or shapes.has_options(view)
    body(pod, wood, view != 'model')
    poppy(pod, 0.084, wood, brass, materials.glow('#ffb45c', 6) if view == 'night' else brass)
    for turn, reach in ((-34, 0.15), (90, 0.126), (214, 0.15)):
        stem(pod, turn, reach, wood, brass)
    crown(half * 0.88, deep * 0.88, pod.top, h - GLASS, wood, lit)
    glass_top(half, deep, h, brass)
    if shapes.has_options(view):
        shapes.part('tech-1', turning.inlay(turning.ellipse(0.04, 0.04, (half * 0.5, 0)), 0.002, h, brass, raised=0.0006, name='pad'))
        shapes.part('tech-3', shapes.box((0.07, 0.12, 0.002), (-half * 0.52, 0, h - 0.0012), materials.screen(), 0.0008, name='screen'))


def laid(z):
    """A book, a glass of water, a ring."""
    props.books((-0.07, 0.045, z + 0.0004), ('#2e3a52', '#cdbf9f'), seed=8, turn=18)
    glass = props._smooth(
        [(0, 0.004), (0.027, 0.004), (0.03, 0.03), (0.033, 0.095), (0.0315, 0.095), (0.028, 0.03), (0.025, 0.008), (0, 0.008)]
    )
    shapes.lathe(glass, (0.11, 0.05, z - 0.0035), materials.glass('#f4f8f7'), 64, 'tumbler')
    shapes.lathe(
        [(0, 0.0085), (0.0255, 0.0085), (0.0285, 0.03), (0.0305, 0.062), (0, 0.062)],
        (0.11, 0.05, z - 0.0035),
        materials.glass('#eef6f6'),
        64,
        'water',
    )
    shapes.ring(0.009, 0.0013, (0.04, -0.11, z + 0.0013), materials.gold(), segments=48, name='ring')


def bed(x, y, tone, throw):
    """The edge of a made bed."""
    shapes.box((1.5, 2.05, 0.24), (x, y, 0.04), materials.velvet(tone), 0.05, 6)
    shapes.box((1.56, 0.12, 1.1), (x, y + 1.06, 0.05), materials.velvet(tone), 0.05, 6)
    bedding.made_bed(1.46, 2.0, (x, y, 0.26), '#ece6dc', '#dcd5c9', throw=materials.velvet(throw), seed=5)


def shot_hero(piece):
    rooms.hall(back=1.25, niche=False, tone='#9aa0a2', ground='#b9b4ab', vein='#8f8a83', warmth=7000, power=0.62)
    props.rug(2.6, 2.2, (0.3, -0.4, -0.001), '#8b8a86', '#6d6c6a')
    bed(1.2, -0.1, '#3b465c', '#2b3550')
    laid(piece['size']['height'])
    light.spot((-2.4, -2.6, 2.6), (0, 0, 0.4), 210, 3600, 46, 0.9, 0.3)
    cameras.around((0.13, 0), 1.8, -17, 0.9, 0.34, 50, aperture=4, focus=(0, -0.2, 0.4))
    return {'exposure': 0.2}


def shot_front(piece):
    rooms.studio('#b7b6b6', size=0.95)
    cameras.around((0, 0), 2.2, 14, 0.86, 0.29, 75, aperture=8)


def shot_detail(piece):
    rooms.hall(back=1.8, niche=False, tone='#9aa0a2', power=0.5)
    light.spot((-1.6, -1.8, 1.7), (0, -0.15, 0.42), 150, 3600, 40, 0.9, 0.2)
    cameras.camera((0.3, -0.9, 0.6), (-0.03, -0.17, 0.45), 70, aperture=9, focus=(0.03, -0.22, 0.44), level=False)
    return {'exposure': -0.1}


def shot_scale(piece):
    rooms.hall(back=1.25, niche=False, tone='#9aa0a2', power=0.8)
    bed(1.2, -0.1, '#3b465c', '#2b3550')
    props.door((-0.84, 1.21, 0))
    laid(piece['size']['height'])
    cameras.around((0.05, 0.2), 4.3, -6, 1.3, 0.95, 45, aperture=8)


def shot_night(piece):
    rooms.chamber(back=1.25, tone='#343a4c', power=2.6, lamps=False)
    bed(-1.2, -0.1, '#3b465c', '#2b3550')
    laid(piece['size']['height'])
    light.bulb((0, 0, 0.2), 0.6, 2200, 0.05)
    light.area((0.7, 1.2), (1.3, -1.5, 1.1), (0, 0, 0.35), 12, 3200)
    cameras.around((-0.12, 0), 2.15, 18, 0.9, 0.36, 50, aperture=4, focus=(0, -0.2, 0.4))
    return {'exposure': 0.95, 'glare': 0.35}
