"""Emblems of the myths that grew, or were washed ashore: feather, pomegranate, shells, rose, wheat, olive."""

from math import cos, exp, pi, radians, sin, tau
from random import Random

import bpy
from mathutils import Vector, noise
from parts import classical, materials, props, shapes
from parts.materials import colour, made_once

# -- feather -------------------------------------------------------------------------------------------


@made_once
def plumage(shader, length=0.36):
    """Golden eagle: cream at the root, brown above, banded and dark at the tip."""
    along = shader.node('SeparateXYZ', Vector=shader.place()).outputs[0]
    bands = shader.noise(22, 2, 0.5, stretch=(1, 0.5, 0.1))
    share = shader.node('MapRange', Value=along, From_Min=0.0, From_Max=length).outputs[0]
    shifted = shader.node('Math', {'operation': 'ADD'})
    shader.feed(shifted, 0, share)
    shader.feed(shifted, 1, shader.between(bands, -0.12, 0.12))
    tone = shader.ramp(
        shifted.outputs[0], (0.12, '#efe6d6'), (0.34, '#b08a5e'), (0.5, '#5f4128'), (0.62, '#7a5836'), (0.8, '#33231a'), (1.0, '#1d1512')
    )
    shader.set(Base_Color=tone, Roughness=0.55, Specular=0.3, Sheen=0.6, Sheen_Tint=0.5)
    return ('#6b4a2e', 0, 0.6)


def feather(length=0.36, wide=0.036, seed=1):
    """A flight feather along x from its quill, rising a little: a shaft and some hundreds of barbs."""
    draw, rise = Random(seed), lambda t: length * (0.16 * t * t)
    shaft = [(length * t, 0.012 * sin(2.2 * t), rise(t), 1.15 - t) for t in (i / 24 for i in range(25))]
    made = [shapes.tube(shaft, 0.0022, materials.satin('#e9dcc2', 0.35), smooth=False)]
    vertices, faces, count = [], [], 300
    gaps = [draw.uniform(0.3, 0.9) for _ in range(3)]
    for side in (-1, 1):
        breadth = wide * (0.62 if side > 0 else 1.0)
        for k in range(count):
            t = 0.17 + 0.83 * k / count
            full = breadth * min(1, ((t - 0.15) / 0.12)) ** 0.7 * (1 - max(0.0, (t - 0.7) / 0.31) ** 2.4) ** 0.5
            fluff = 1 + (0.25 * draw.uniform(-1, 1) if t < 0.27 else 0.015 * draw.uniform(-1, 1))
            split = sum(exp(-(((t - g) / 0.006) ** 2)) for g in gaps) * 0.01
            root = Vector((length * t, 0.012 * sin(2.2 * t), rise(t)))
            lean, first = radians(38 - 16 * t), len(vertices)
            for i in range(8):
                s = i / 7
                reach = full * fluff * s
                p = root + Vector(
                    (
                        reach * cos(lean) * 1.1 + 0.012 * s * s + split * s,
                        side * reach,
                        -0.28 * reach * s + 0.0012 * noise.noise((k * 0.35, s * 2, side + seed)) * s + 0.0007,
                    )
                )
                broad = 0.0009 * (1 - 0.7 * s)
                vertices += [p - Vector((broad, 0, 0)), p + Vector((broad, 0, 0))]
            faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(7)]
    made.append(shapes.soften(shapes.mesh('barbs', vertices, faces, plumage(length)), 180))
    return made


# -- pomegranate ---------------------------------------------------------------------------------------


@made_once
def rind(shader, tone='#8e1f22'):
    """The leathery skin of a ripe fruit, russet where the sun was."""
    cloud, speck = shader.noise(14, 5, 0.65), shader.noise(240, 3, 0.6)
    base = shader.ramp(cloud, (0.3, '#b4552c'), (0.48, '#a02a26'), (0.66, tone), (0.8, '#5c1216'))
    freckled = shader.node(
        'MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.4, Color1=base, Color2=shader.ramp(speck, (0.36, '#7a5a4a'), (0.5, '#ffffff'))
    )
    shader.set(Base_Color=freckled, Roughness=0.38, Specular=0.45, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    shader.set(Normal=shader.bump(cloud, 0.2, 0.004, shader.bump(speck, 0.15, 0.0008)))
    return (tone, 0, 0.4)


@made_once
def aril(shader, tone='#8f0a1c'):
    """A seed in its wet, translucent flesh."""
    own = shader.node('ObjectInfo').outputs['Random']
    shader.set(Base_Color=shader.ramp(own, (0.0, '#6d0615'), (0.6, tone), (1.0, '#c22a38')), Roughness=0.08, Specular=0.6)
    shader.set(Transmission=0.35, IOR=1.38, Clearcoat=1.0, Clearcoat_Roughness=0.03, Emission=colour('#5a0410'), Emission_Strength=0.12)
    return (tone, 0, 0.1)


def skin(radius, part=None):
    """Points of a pomegranate: five faint sides, pressed at the poles. `part` keeps a share of its turn."""

    def point(u, v):
        a, b = u * tau * (part or 1), pi * (v - 0.5)
        sides = 1 + 0.022 * cos(5 * a) * cos(b) + 0.03 * noise.noise((cos(a) * 1.4, sin(a) * 1.4, b))
        r = radius * sides
        return (r * cos(b) * cos(a), r * cos(b) * sin(a), radius * 0.93 * sin(b) * (1 - 0.06 * abs(sin(b)) ** 6))

    return point


def crown(radius, material):
    """The dried flower at the fruit's head: a throat with six curled teeth."""

    def throat(u, v):
        a = u * tau
        tooth = abs(((u * 6) % 1) - 0.5) * 2
        tall = radius * (0.24 + 0.3 * (tooth**1.2))
        out = radius * (0.3 - 0.12 * min(1, v * 2) + 0.26 * max(0, v - 0.4) ** 1.5)
        return (out * cos(a), out * sin(a), radius * 0.82 + tall * v)

    return shapes.solid(shapes.surface(throat, 72, 14, material, close_u=True, name='crown'), radius * 0.05)


def fruit(radius=0.045, at=(0, 0, 0), turn=(0, 0, 0)):
    """A whole pomegranate."""
    made = [shapes.surface(skin(radius), 96, 48, rind(), close_u=True, name='fruit'), crown(radius, rind())]
    return shapes.move(made, at, turn)


def opened(radius=0.045, at=(0, 0, 0), turn=(0, 0, 0), seed=2):
    """Half a pomegranate, cut from crown to foot: its face, to -y, full of seeds between pale walls."""
    draw = Random(seed)
    pith = materials.satin('#f0dfb4', 0.5)
    back = skin(radius)
    half = lambda u, v: back(u * 0.5, v)
    made = [shapes.solid(shapes.surface(half, 60, 48, rind(), name='rind'), radius * 0.03, -1), crown(radius, rind())]

    def face(u, v):
        a, r = u * tau, radius * v
        ridge = max(0.0, 1 - abs(v - 0.97) / 0.06)
        return (r * cos(a) * 0.99, -radius * 0.03 * ridge + radius * 0.2 * (1 - v**4), r * 0.925 * sin(a))

    made.append(shapes.surface(face, 96, 24, pith, close_u=True, name='pith'))
    walls = [90 + k * 60 + draw.uniform(-9, 9) for k in range(6)]
    for a in walls:
        path = [
            (
                radius * t * cos(radians(a + 10 * sin(5 * t))),
                radius * (0.1 - 0.1 * t),
                radius * 0.92 * t * sin(radians(a + 10 * sin(5 * t))),
                1.5 - t,
            )
            for t in (0.04, 0.3, 0.6, 0.95)
        ]
        made.append(shapes.move(shapes.tube(path, radius * 0.028, pith, name='wall')))
    grain = shapes.lathe(
        props._smooth([(0, -1), (0.42, -0.8), (0.72, -0.2), (0.7, 0.45), (0.4, 0.9), (0, 1)]), (0, 0, 0), aril(), 20, 'seed', 180
    )
    seed_size, kept = radius * 0.105, []
    for _ in range(2600):
        a, r = draw.uniform(0, tau), radius * 0.87 * draw.uniform(0.02, 1) ** 0.5
        x, z = r * cos(a), r * sin(a) * 0.93
        near = min(abs((a * 360 / tau - w + 180) % 360 - 180) for w in walls)
        if r * radians(near) < radius * 0.06 and r > radius * 0.15:
            continue
        if any((x - p) ** 2 + (z - q) ** 2 < (seed_size * 1.3) ** 2 for p, q in kept):
            continue
        kept.append((x, z))
        depth = radius * 0.16 * (1 - (r / radius) ** 4) - radius * draw.uniform(0.03, 0.09)
        made.append(
            shapes.copy(
                grain,
                (x, depth, z),
                (90 + draw.uniform(-25, 25), draw.uniform(0, 360), draw.uniform(-25, 25)),
                seed_size * draw.uniform(0.95, 1.12),
            )
        )
    shapes.move(grain, (0, 0, -50))
    return shapes.move(made, at, turn)


def loose_seeds(places, size=0.0052, seed=3):
    draw = Random(seed)
    grain = lambda: shapes.lathe(
        props._smooth([(0, -1), (0.42, -0.8), (0.72, -0.2), (0.7, 0.45), (0.4, 0.9), (0, 1)]), (0, 0, 0), aril(), 24, 'seed', 180
    )
    return [shapes.move(grain(), (x, y, size * 0.62), (82, draw.uniform(0, 360), draw.uniform(0, 360)), size) for x, y in places]


# -- shore ---------------------------------------------------------------------------------------------


def scallop(size=0.1, material=None, ribs=17):
    """A scallop's valve lying on its rim, hinge towards +y."""

    def point(u, v):
        a = radians(-66 + 132 * u)
        fan = 1 - 0.16 * (2 * u - 1) ** 4
        rib = 0.5 + 0.5 * cos((u * ribs) * tau)
        r = size * v * fan * (1 + 0.018 * rib * v)
        vault = size * 0.36 * sin(pi * min(1, v) ** 0.75) ** 0.8 * (1 - 0.55 * (2 * u - 1) ** 2)
        step = 0.006 * size * sin(v * 42) * v
        return (r * sin(a), size * 0.5 - r * cos(a), vault + 0.026 * size * rib * v**0.6 + step)

    shell = shapes.solid(shapes.surface(point, ribs * 14, 80, material, name='scallop'), size * 0.012, -1)
    made = [shell]
    for side in (-1, 1):
        ear = lambda u, v, side=side: (
            side * size * 0.3 * u,
            size * (0.5 - 0.2 * v * (1 - 0.3 * u)) + size * 0.01,
            size * (0.05 * (1 - u) + 0.012 * sin(u * 30) + 0.04 * v),
        )
        made.append(shapes.solid(shapes.surface(ear, 24, 10, material, name='ear'), size * 0.012))
    return made


def conch(size=0.1, material=None, turns=6.5, wide=0.62):
    """A spiral shell, its axis up, its mouth to the front."""

    def point(u, v):
        t = u * turns * tau
        grow = exp(0.128 * (t - turns * tau))
        a = v * tau
        ridge = 1 + 0.05 * cos(11 * t) * max(0, cos(a))
        r = wide * grow * (1 + 0.62 * cos(a) * ridge)
        z = 2.0 * (1 - grow) + 0.78 * grow * sin(a) - grow * 0.2
        return (size * 0.5 * r * cos(t), size * 0.5 * r * sin(t), size * 0.5 * z)

    return [shapes.solid(shapes.surface(point, 420, 44, material, close_v=True, name='conch'), size * 0.008, -1)]


def pebble(size, at, material, seed=0, flat=0.5):
    """A stone, or a piece of glass, that the sea has rolled."""

    def point(u, v):
        a, b = u * tau, pi * (v - 0.5)
        p = Vector((cos(a) * cos(b), sin(a) * cos(b), sin(b)))
        k = size * (1 + 0.34 * noise.noise(p * 0.9 + Vector((seed * 7.3, 0, 0))))
        return (p.x * k, p.y * k * 0.8, p.z * k * flat)

    return shapes.move(
        shapes.surface(point, 40, 24, material, close_u=True, name='pebble'), (at[0], at[1], at[2] + size * flat * 0.82), (0, 0, seed * 77)
    )


# -- rose ----------------------------------------------------------------------------------------------


@made_once
def petal_skin(shader, tone='#c98a86', heart='#a8484c'):
    """Petals: velvet that deepens towards the heart."""
    up = shader.node('SeparateXYZ', Vector=shader.node('TexCoord').outputs['Generated']).outputs['Z']
    vein = shader.noise(60, 3, 0.6, stretch=(1, 1, 0.1))
    shader.set(Base_Color=shader.ramp(up, (0.1, heart), (0.7, tone), (1.0, '#efc9be')), Roughness=0.55, Specular=0.25)
    shader.set(Emission=colour(heart), Emission_Strength=0.06, Normal=shader.bump(vein, 0.1, 0.0008))
    return (tone, 0, 0.6)


def rose(size=0.045, at=(0, 0, 0), turn=(0, 0, 0), seed=1, petals=34):
    """The head of a garden rose, opened: petals wound from a tight heart outwards, their lips curled, three leaves below."""
    draw, made, stuff = Random(seed), [], petal_skin()
    for k in range(petals):
        t = k / (petals - 1)
        around = k * 137.5 + draw.uniform(-8, 8)
        out, lean = size * (0.06 + 0.42 * t**1.1), radians(4 + 62 * t**1.7 + draw.uniform(-4, 4))
        tall, wide = size * (0.72 + 0.34 * t), size * (0.5 + 0.62 * t)
        curl = 0.25 + 0.9 * t

        def blade(u, v, out=out, lean=lean, tall=tall, wide=wide, curl=curl, k=k):
            s = 2 * u - 1
            half = wide * (0.34 + 0.66 * sin(pi * min(1, v * 0.62 + 0.06)))
            round_top = 1 - 0.24 * abs(s) ** 2.6
            h = tall * v * round_top
            bend = lean * (0.5 + 0.6 * v) + curl * max(0.0, v - 0.66) ** 1.6 * 4.2
            cup = half * 0.5 * s * s * (1 - 0.35 * v)
            depth = h * sin(bend) * (0.75 + 0.25 * v) - cup
            wave = size * 0.03 * noise.noise((s * 1.7, v * 2, k * 3.3)) * v
            return (half * s * (1 - 0.12 * s * s), -(out + depth) - wave, h * cos(bend * 0.72) + wave)

        petal = shapes.solid(shapes.surface(blade, 22, 22, stuff, name='petal'), size * 0.012)
        made.append(shapes.move(petal, (0, 0, -size * 0.18 * t), (0, 0, around)))
    green = materials.cloth('#5b6b3c', 900, 0.6)
    made.append(shapes.sphere(size * 0.24, (0, 0, -size * 0.12), green, (1, 1, 0.9), 24))
    for side in (20, 150, 265):
        blade = classical.leaf(size * 1.15, size * 0.6, green, 0.12)
        made.append(shapes.move(shapes.move(blade, (size * 0.25, 0, -size * 0.16)), turn=(0, 16, side)))
    return shapes.move(made, at, turn)


def fallen_petal(size, at, turn):
    """A petal on the ground, its rim curled up."""

    def blade(u, v):
        s, half = 2 * u - 1, size * (0.2 + 0.3 * sin(pi * min(1, v * 0.7 + 0.1)))
        return (half * s, size * v * (1 - 0.2 * s * s), size * (0.1 * s * s + 0.22 * max(0, v - 0.55) ** 1.5 + 0.05 * v))

    return shapes.move(shapes.solid(shapes.surface(blade, 20, 20, petal_skin(), name='petal'), size * 0.012), at, (0, 0, turn))


# -- field and grove -----------------------------------------------------------------------------------


def merged(things, name):
    """One mesh out of several, so that many copies stay light."""
    vertices, faces = [], []
    for one in things:
        solid = shapes.applied(one)
        first = len(vertices)
        vertices += [solid.matrix_world @ v.co for v in solid.data.vertices]
        faces += [[first + i for i in f.vertices] for f in solid.data.polygons]
        material = solid.data.materials[0]

        bpy.data.objects.remove(solid)
    return shapes.soften(shapes.mesh(name, vertices, faces, material), 60)


@made_once
def straw(shader, tone='#d3a856'):
    """Ripe wheat."""
    own, fibre = shader.node('ObjectInfo').outputs['Random'], shader.noise(90, 3, 0.6)
    base = shader.ramp(own, (0.0, '#b98a3c'), (0.5, tone), (1.0, '#e6c684'))
    shader.set(Base_Color=base, Roughness=shader.between(fibre, 0.5, 0.36), Specular=0.4, Sheen=0.3)
    return (tone, 0, 0.45)


def wheat_ear(length=0.085, awns=0.09, seed=1):
    """An ear along z from the origin: husked grains in four rows, long awns."""
    draw, made = Random(seed), []
    for k in range(11):
        z = length * (k + 0.4) / 11
        fat = 1 - 0.5 * max(0, (k - 6) / 5) ** 1.5
        for row in range(4):
            a = radians(90 * row + 45 * (k % 2))
            grain = shapes.lathe(
                props._smooth([(0, 0), (0.0034 * fat, 0.003), (0.0039 * fat, 0.007), (0.0022 * fat, 0.0115), (0, 0.014)]),
                (0, 0, 0),
                straw(),
                12,
                'grain',
                180,
            )
            made.append(shapes.move(grain, (0.0034 * cos(a), 0.0034 * sin(a), z), (26 * sin(-a), 26 * cos(a), 0)))
            if (k + row) % 2 == 0:
                out = draw.uniform(0.16, 0.34)
                tip = 0.007 + awns * out
                points = [
                    (0.006 * cos(a), 0.006 * sin(a), z + 0.011, 1),
                    (0.5 * tip * cos(a), 0.5 * tip * sin(a), z + 0.011 + awns * 0.5, 0.8),
                    (tip * cos(a), tip * sin(a), z + awns, 0.2),
                ]
                made.append(shapes.tube(points, 0.00042, straw(), sides=1, resolution=3, smooth=True))
    made.append(shapes.tube([(0, 0, 0), (0, 0, length)], 0.0013, straw(), sides=2))
    return merged(made, 'ear')


def sheaf(height=0.62, count=86, at=(0, 0, 0), seed=1, tie=None):
    """A sheaf standing on its spread foot, bound at the waist."""
    draw, made = Random(seed), []
    ears = [wheat_ear(seed=s) for s in range(3)]
    waist, bound = height * 0.44, height * 0.055
    for k in range(count):
        a, q = draw.uniform(0, tau), draw.uniform(0, 1) ** 0.5
        top = height * draw.uniform(0.82, 0.98) * (1 - 0.1 * q)
        spread, foot = q * height * 0.24, q * height * 0.17
        twist = a + 0.9
        points = [
            (foot * cos(twist), foot * sin(twist), 0.002),
            (bound * q * cos(a + 0.45), bound * q * sin(a + 0.45), waist),
            (spread * 0.45 * cos(a), spread * 0.45 * sin(a), waist + (top - waist) * 0.55),
            (spread * cos(a), spread * sin(a), top),
        ]
        made.append(shapes.tube(points, 0.0017, straw(), sides=2, resolution=8))
        way = Vector(points[3]) - Vector(points[2])
        bend = way.normalized() + Vector((cos(a), sin(a), 0)) * draw.uniform(0.05, 0.5) * q
        ear = shapes.copy(draw.choice(ears), (0, 0, 0))
        matrix = bend.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        matrix.translation = Vector(points[3])
        ear.matrix_world = matrix
        made.append(ear)
    cord = tie or materials.cloth('#7a2b25', 900, 0.8)
    for k in range(5):
        made.append(shapes.ring(bound * 1.04, 0.0042, (0, 0, waist - 0.014 + k * 0.0072), cord, (2 * (k - 2), 3, 0), 64, 'cord'))
    made.append(
        shapes.tube(
            [
                (bound, -bound * 0.5, waist),
                (bound * 1.2, -bound * 1.0, waist - 0.03),
                (bound * 0.9, -bound * 1.3, waist - 0.1),
                (bound * 1.1, -bound * 1.4, waist - 0.16),
            ],
            0.004,
            cord,
        )
    )
    shapes.move(ears, (0, 0, -50))
    return shapes.move(made, at)


def olive_branch(points, size=0.055, fruits=5, seed=1):
    """A branch along points with narrow leaves in pairs, silver below, and ripe olives."""
    draw, made = Random(seed), []
    bark, leafy = materials.stone('#6b5a44', '#4c3f30', 0.8), materials.cloth('#6d7b4f', 900, 0.5)
    made.append(shapes.tube([(*p, 1.2 - i / len(points)) for i, p in enumerate(points)], size * 0.05, bark))
    fine = []
    for a, b in zip(points, points[1:]):
        fine += [Vector(a).lerp(Vector(b), t) for t in (0.1, 0.3, 0.5, 0.7, 0.9)]
    for k, p in enumerate(fine):
        way = (fine[min(k + 1, len(fine) - 1)] - fine[max(k - 1, 0)]).normalized()
        for side in (-1, 1):
            blade = classical.leaf(size * draw.uniform(0.8, 1.15), size * 0.24, leafy, draw.uniform(0.0, 0.25))
            aim = (
                way + way.cross(Vector((0, 0, 1))).normalized() * side * draw.uniform(0.6, 1.1) + Vector((0, 0, draw.uniform(-0.1, 0.45)))
            ).normalized()
            matrix = aim.to_track_quat('X', 'Z').to_matrix().to_4x4()
            matrix.translation = p
            blade.matrix_world = matrix
            made.append(blade)
    skin_ = materials.lacquer('#2b2230', 0.25), materials.lacquer('#5b6632', 0.25)
    for k in range(fruits):
        p = fine[(k * 3 + 2) % len(fine)] + Vector((draw.uniform(-1, 1) * size * 0.3, draw.uniform(-1, 1) * size * 0.3, -size * 0.05))
        made.append(shapes.sphere(size * 0.15, (p.x, p.y, max(p.z, size * 0.14)), skin_[k % 2], (1.0, 1.0, 1.25), 32))
    return made
