"""Aphrodite's mirror: a scallop under rose gold leaf opens about the glass, hemmed with the white foam its light comes from."""

from math import cos, floor, hypot, pi, radians, sin, tau

from mathutils import Vector, noise
from parts import cameras, classical, light, materials, props, reflections, rooms, shapes, turning
from parts.materials import made_once

LOBES = 15
ROSE = '#eabda6'
HUNG = 0.52

FINISHES = {
    'frame-1': {'rose-leaf': (ROSE, 1, 0.22)},
    'frame-2': {'rose-leaf': ('#e2edf2', 0, 0.04), 'foam-0.0': ('#ffffff', 0, 0.2)},
    'frame-3': {'rose-leaf': ('#ece8e2', 0, 0.16)},
}


@made_once
def rose_leaf(shader):
    """Rose gold leaf burnished with agate: the seams of the leaves just show."""
    where = shader.place()
    leaf = shader.node(
        'TexBrick', {'offset': 0.5}, Vector=where, Scale=1.0, Mortar_Size=0.0006, Mortar_Smooth=0.6, Brick_Width=0.08, Row_Height=0.08
    )
    leaf.inputs['Color1'].default_value, leaf.inputs['Color2'].default_value = (0.9, 0.9, 0.9, 1), (1, 1, 1, 1)
    leaf.inputs['Mortar'].default_value = (0.82, 0.78, 0.76, 1)
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.6, Color1=materials.colour(ROSE), Color2=leaf.outputs['Color'])
    hand = shader.noise(18, 4, 0.6)
    shader.set(Base_Color=tone, Metallic=1.0, Roughness=shader.between(hand, 0.17, 0.34), Normal=shader.bump(hand, 0.05, 0.002))
    return (ROSE, 1, 0.24)


@made_once
def foam(shader, lit=0.0):
    """White mineral composite, matt as dried foam; lit, it gives the light."""
    pores = shader.noise(260, 4, 0.7)
    shader.set(Base_Color=materials.colour('#f4f0ea'), Roughness=0.85, Specular=0.25, Normal=shader.bump(pores, 0.25, 0.001))
    if lit:
        # it shines from within: paler where a bubble swells, amber where two meet
        swell = shader.node('NewGeometry').outputs['Pointiness']
        shader.set(Emission=shader.ramp(swell, (0.44, '#a8511c'), (0.5, '#f2b072'), (0.58, '#ffe8cc')), Emission_Strength=lit)
    return ('#f4f0ea', 0, 0.85)


class Shell:
    """The scallop of the measured drawing: fifteen lobes about a centre, drawn together at the hinge."""

    def __init__(self, w, h):
        self.half, self.h = w / 2, h
        self.hinge, self.middle = h * 0.1, h * 0.55
        self.rx, self.ry = self.half * 0.948, h * 0.4165

    def at(self, s, share=1.0):
        """The point (x, z) `share` of the way from the hinge to the rim, `s` lobes along it."""
        a = radians(-66 + 312 * s / LOBES)
        f = s - floor(s) if s < LOBES else 0
        swell = 1 + 0.03 * (4 * f * (1 - f)) ** 0.8 * share
        x, z = self.rx * cos(a), self.middle + self.ry * sin(a) - self.hinge
        return (x * share * swell, self.hinge + z * share * swell)

    def opening(self, x, z, s):
        """How far the point (x, z) lies from the bezel (0) to the rim of its lobe (1)."""
        away = lambda x, z: hypot(x / (self.half * 0.67), (z - self.h * 0.572) / (self.h * 0.303)) - 1
        return max(0.0, min(1.0, away(x, z) / max(0.1, away(*self.at(s)))))


def valve(shell, material, fine):
    """The ribbed valve: hollow in the middle, its ribs swelling forwards to the rim, with fine lines of growth."""
    per = 14 if fine else 6

    def point(u, v):
        s = min(LOBES * u, LOBES - 1e-6) if u >= 1 else LOBES * u
        share = 0.03 + 0.97 * v
        x, z = shell.at(s, share)
        f = s - floor(s)
        rib = sin(pi * f) ** 0.75
        groove = 0.35 * max(0, 1 - abs(f - 0.5) * 16)
        t = shell.opening(x, z, s) * min(1, share / 0.5)
        growth = 0.0012 * sin(share * 150) * t
        return (x, 0.026 - 0.022 * t - 0.034 * (rib - groove * 0.25) * (0.35 + 0.65 * t) - growth, z)

    sheet = shapes.surface(point, LOBES * per, 60 if fine else 14, material, name='valve', smooth_angle=70)
    return shapes.solid(sheet, 0.008, -1)


def hem(shell, fine, lit):
    """The hem of foam along the rim: an uneven roll, thicker where two lobes meet, made of bubbles grown together."""
    along, around = (1500, 20) if fine else (150, 8)

    def froth(u, v):
        s = min(LOBES * u, LOBES - 1e-4)
        x, z = shell.at(s)
        rib = sin(pi * (s - floor(s)))
        way = Vector((x, z - shell.middle)).normalized()
        a = tau * v
        girth = 0.0125 + 0.006 * (1 - rib) ** 2 + 0.003 * noise.noise((x * 11, z * 11, 5))
        side = Vector((x + way.x * girth * cos(a), -0.008 - 0.014 * rib - 0.95 * girth * sin(a), z + way.y * girth * cos(a)))
        swell = 0.0
        if fine:
            for grain, share in ((62, 0.0042), (130, 0.002)):
                near = noise.voronoi(side * grain)[0][0]
                swell += share * max(0, 1 - (near / 0.62) ** 2) ** 0.5
        side += Vector((way.x * cos(a), -sin(a), way.y * cos(a))) * (swell - 0.002)
        return (side.x, max(side.y, -0.0447), side.z)

    return shapes.surface(froth, along, around, foam(lit), close_v=True, name='hem')


def halo(shell):
    """The strip behind the valve that washes the wall with light."""
    rim = [shell.at(LOBES * i / 150 if i < 150 else LOBES - 1e-4, 0.955) for i in range(151)]
    shapes.tube([(x, 0.03, z) for x, z in rim], 0.004, materials.glow('#ffcf9f', 60), smooth=False, sides=4, name='halo')


def glass(w, h, rose):
    """The looking-glass in its bezel of thirty-two beads."""
    middle, rx, rz = h * 0.572, w / 2 * 0.62, h * 0.285
    upright = lambda a, b, y: [(a * cos(tau * i / 128), y, middle + b * sin(tau * i / 128)) for i in range(128)]
    flat = lambda a, b: [(x, z) for x, _, z in upright(a, b, 0)]
    shapes.plate(flat(rx * 1.02, rz * 1.012), 0.006, materials.looking_glass(), 0.001, (0, -0.014, 0), name='glass')
    wide, tall = w / 2 * 0.67, h * 0.303
    section = [(0.0, 0.03), (0.0, -0.02), (0.006, -0.028), (0.016, -0.028), (0.022, -0.022), (0.026, -0.012), (0.026, 0.03)]
    turning.loft([upright(wide - inset, tall - inset, y) for inset, y in section], rose, True, 'bezel', 30)
    for i in range(32):
        a = tau * i / 32
        bead = (wide - 0.0105) * cos(a), -0.029, middle + (tall - 0.0105) * sin(a)
        shapes.sphere(0.0056, bead, rose, segments=12)


def hinge(w, h, depth, rose, lit):
    """The hinge and its foot: two ears, a pearl, a volute on either side."""
    half = w / 2
    shapes.box((half * 1.24, depth, h * 0.026), (0, 0, 0), foam(0.0), 0.006, 6, name='foot')
    shapes.box((half * 1.04, depth * 0.74, h * 0.049), (0, depth * 0.06, h * 0.026), rose, 0.005, 6, name='plinth')
    face = depth * 0.06 - depth * 0.37
    for side in (-1, 1):
        ear = [
            (0, h * 0.078),
            (side * half * 0.46, h * 0.078),
            (side * half * 0.43, h * 0.15),
            (side * half * 0.39, h * 0.172),
            (0, h * 0.13),
        ]
        shapes.plate(ear if side > 0 else ear[::-1], 0.02, rose, 0.005, (0, -0.006, 0), name='ear')
        for k in range(5):
            t = (k + 1) / 6
            shapes.tube(
                [(side * half * 0.06 * (1 + t), -0.007, h * 0.084), (side * half * (0.1 + 0.33 * t), -0.007, h * (0.125 + 0.03 * t))],
                0.0035,
                rose,
                sides=3,
                name='ray',
            )
        scroll = classical.volute(0.03, 0.0045, rose, 1.4)
        shapes.move(scroll, (side * half * 0.36, face - 0.002, h * 0.051), (0, 0, 0 if side < 0 else 180))
        stalk = [(0.036, h * 0.036), (half * 0.12, h * 0.033), (half * 0.2, h * 0.038), (half * 0.3, h * 0.036)]
        shapes.tube([(side * x, face - 0.002, z) for x, z in stalk], 0.0036, rose, sides=4, name='stalk')
    shapes.box((half * 0.56, 0.012, h * 0.13), (0, depth / 2 - 0.026, h * 0.06), rose, 0.004, name='tongue')
    shapes.sphere(0.042, (0, -0.012, h * 0.108), rose, (1.25, 0.55, 1), 32)
    shapes.ring(0.026, 0.0035, (0, face - 0.001, h * 0.0505), rose, (90, 0, 0), 48, name='collar')
    pearl = materials.glow('#ffe6cf', 1.6) if lit else materials.pearl()
    shapes.sphere(0.0225, (0, face - 0.004, h * 0.0505), pearl, (1, 0.58, 1))


def build(piece, view='hero'):
    size = piece['size']
    w, depth, h = size['width'], size['depth'], size['height']
    shell, rose = Shell(w, h), rose_leaf()
    fine, lit = view != 'model', view == 'night'
    shapes.plate(
        [shell.at(LOBES * i / 90 if i < 90 else LOBES - 1e-4, 0.93) for i in range(91)],
        0.02,
        materials.wood('#8a6a48', '#a5825b', 0.5, 'z'),
        0.003,
        (0, depth / 2 - 0.02, 0),
        name='back',
    )
    valve(shell, rose, fine)
    hem(shell, fine, 2.0 if lit else 0.0)
    if lit:
        halo(shell)
    glass(w, h, rose)
    hinge(w, h, depth, rose, lit)
    if shapes.has_options(view):
        rim = [(shell.at(LOBES * i / 90 if i < 90 else LOBES - 1e-4, 0.985)) for i in range(91)]
        shapes.part(
            'func-1', shapes.tube([(x, -0.03, z) for x, z in rim], 0.003, materials.glow('#ffe0bd', 5), smooth=False, sides=2, name='light')
        )
        shapes.part('func-3', reflections.display((-0.24, -0.0155, h * 0.6), 0.16))


def console(wide=1.9, deep=0.36, top=HUNG):
    """A low shelf of pink marble on two fluted drums, and what lies on it for the toilette."""
    pink = materials.marble('#e8d3c8', '#b98f80', 0.12)
    shapes.box((wide, deep, 0.045), (0, 0.045 - deep / 2, top - 0.045), pink, 0.006, name='console')
    for side in (-1, 1):
        classical.column(top - 0.045, 0.12, (side * 0.62, 0.045 - deep / 2, 0), pink, base=False, capital=None, flutes=18)
    y = 0.045 - deep + 0.13
    clear, rose = materials.glass('#f6ded2'), rose_leaf()
    for x, tall, wide_at in ((-0.62, 0.13, 0.032), (-0.52, 0.085, 0.04)):
        flask = props._smooth(
            [
                (0, 0),
                (wide_at, 0),
                (wide_at * 1.05, tall * 0.2),
                (wide_at * 0.8, tall * 0.55),
                (0.009, tall * 0.7),
                (0.009, tall * 0.8),
                (0, tall * 0.8),
            ]
        )
        shapes.lathe(flask, (x, y, top), clear, 64, 'flask')
        shapes.sphere(0.014, (x, y, top + tall * 0.9), rose, segments=24)
    shapes.lathe(
        props._smooth([(0, 0), (0.04, 0), (0.03, 0.012), (0.075, 0.05), (0.08, 0.056), (0.07, 0.05), (0.02, 0.016), (0, 0.016)]),
        (0.6, y, top),
        rose,
        64,
        'dish',
    )
    for i in range(26):
        a = tau * i / 26
        shapes.sphere(
            0.0052, (0.47 + 0.05 * cos(a) + 0.012 * sin(3 * a), y + 0.02 + 0.036 * sin(a), top + 0.0052), materials.pearl(), segments=16
        )


def pouf(x, y, tone):
    velvet = materials.velvet(tone)
    shapes.cylinder(0.24, 0.36, (x, y, 0.04), velvet, 0.07, 96, name='pouf')
    shapes.cylinder(0.2, 0.05, (x, y, 0), rose_leaf(), 0.006, 96, name='foot')


def hung():
    reflections.raised(HUNG)
    console()


def shot_hero(piece):
    hung()
    rooms.hall(back=0.045, niche=False, tone='#d8c3b6', ground='#dccfc5', vein='#b89c8e', power=0.75, warmth=4800)
    reflections.opposite(-5.4, '#d8c6ba', arch=2.0)
    light.spot((-2.7, -2.6, 3.0), (0, 0, 1.3), 420, 3900, 56, 0.9, 0.35)
    pouf(0.95, -0.75, '#b98379')
    reflections.unseen_lamps(3.5)
    props.vase(0.4, (-0.75, -0.1, HUNG), materials.stone('#eee6dc', '#e2d7ca', 0.5), seed=9)
    cameras.around((-0.1, 0), 4.25, -21, 1.4, 1.2, 50, aperture=5.6, focus=(0, 0, 1.3))
    return {'exposure': -0.1}


def shot_front(piece):
    size = piece['size']
    rooms.studio('#cdb9ae', size=1.9)
    reflections.opposite(-7.0, '#a99a91', 6, 6, 6, 2.2)
    cameras.around((0, 0), 4.35, -12, 1.1, size['height'] * 0.5, 75, aperture=11)


def shot_detail(piece):
    hung()
    rooms.hall(back=0.045, niche=False, tone='#d8c3b6', power=0.75, warmth=4800)
    reflections.opposite(-5.4, '#d8c6ba', arch=2.0)
    light.spot((-2.4, -1.6, 2.9), (-0.3, 0, 1.8), 260, 3900, 50, 0.9, 0.2)
    cameras.camera((-0.05, -1.15, 1.96), (-0.27, 0, 1.87), 75, aperture=8, focus=(-0.29, -0.02, 1.88), level=False)


def shot_scale(piece):
    hung()
    rooms.hall(back=0.045, niche=False, tone='#d8c3b6', power=0.85, warmth=4800)
    reflections.opposite(-6.6, '#d8c6ba', arch=2.0)
    props.door((1.72, 0.015, 0))
    pouf(0.55, -0.7, '#b98379')
    cameras.around((0.6, 0), 5.6, 8, 1.4, 1.15, 45, aperture=8)


def shot_night(piece):
    hung()
    rooms.chamber(back=0.045, tone='#3d2f2c', power=1.4, lamps=False)
    reflections.opposite(-5.2, '#40332f', 3.4, 4.2, 3.1, -3.0, 0)
    pouf(0.85, -0.7, '#8a554d')
    props.sconce((-1.4, -5.2, 1.8), turn=(0, 0, 180))
    reflections.unseen_lamps()
    light.area((0.7, 2.0), (2.6, -1.6, 1.6), (0, 0, 1.3), 22, 2900)
    cameras.around((0.05, 0), 4.8, 18, 1.4, 1.16, 50, aperture=5.6, focus=(0, 0, 1.3))
    return {'exposure': 0.5, 'glare': 0.35}


def shot_detail_night(piece):
    """The hem from so near that a lens bears a part of its light alone, and the wall that it washes."""
    shot_night(piece)
    materials.dim(0.42)
    light.spot((1.6, -1.9, 2.3), (-0.2, 0, 1.85), 420, 3000, 40, 0.9, 0.3)
    cameras.camera((0.3, -1.0, 2.1), (-0.24, 0, 1.86), 60, aperture=8, focus=(-0.29, -0.02, 1.88), level=False)
    return {'exposure': -0.2, 'glare': 0.5}


def shot_scale_night(piece):
    """The night from the other side and from near, along the relief."""
    settings = shot_night(piece)
    cameras.around((0.02, 0), 2.9, -40, 1.5, 1.32, 42, aperture=4, focus=(-0.1, 0, 1.4))
    return settings
