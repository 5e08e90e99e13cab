"""Struck metal: emblems as heights over a disc of radius 1, smoothly joined, and the coin that carries them."""

from math import cos, pi, radians, sin, tau

import bpy
import numpy as np
from parts import materials, shapes
from parts.materials import Shader, colour


def dome(inside, soft):
    """A rounded height over a shape, from its distance inside the edge; full from `soft` inwards."""
    t = np.clip(inside / soft, 0, 1)
    return np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1))


def joined(a, b, k=0.06):
    """The higher of two heights, with a fillet of `k` between."""
    h = np.clip(0.5 + 0.5 * (a - b) / k, 0, 1)
    return b + (a - b) * h + k * h * (1 - h) * ((a > 0) & (b > 0))


def ellipse(x, y, at, a, b, turn=0):
    c, s = cos(radians(turn)), sin(radians(turn))
    px, py = (x - at[0]) * c + (y - at[1]) * s, -(x - at[0]) * s + (y - at[1]) * c
    return (1 - np.sqrt((px / a) ** 2 + (py / b) ** 2)) * min(a, b)


def bar(x, y, start, stop, r0, r1=None):
    """Distance inside a tapering bar with round ends."""
    r1 = r0 if r1 is None else r1
    dx, dy = stop[0] - start[0], stop[1] - start[1]
    t = np.clip(((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy), 0, 1)
    return r0 + (r1 - r0) * t - np.hypot(x - start[0] - dx * t, y - start[1] - dy * t)


def line(x, y, points, r0, r1=None):
    """A bar through many points, its width going from `r0` to `r1`."""
    r1 = r0 if r1 is None else r1
    count, best = len(points) - 1, None
    for i, (a, b) in enumerate(zip(points, points[1:])):
        d = bar(x, y, a, b, r0 + (r1 - r0) * i / count, r0 + (r1 - r0) * (i + 1) / count)
        best = d if best is None else np.maximum(best, d)
    return best


def leaf(x, y, foot, length, wide, turn):
    """Height of a leaf with its rib, from `foot` in a direction."""
    c, s = cos(radians(turn)), sin(radians(turn))
    u, v = ((x - foot[0]) * c + (y - foot[1]) * s) / length, (-(x - foot[0]) * s + (y - foot[1]) * c)
    half = wide * np.sin(pi * np.clip(u, 0, 1) ** 0.85)
    blade = dome(np.where((u > 0) & (u < 1), half - np.abs(v), -1), wide)
    return blade * (0.8 - 0.3 * np.exp(-((v / (wide * 0.14)) ** 2)))


def circle_points(radius, start, stop, count=40, at=(0, 0)):
    return [
        (
            at[0] + radius * cos(radians(start + (stop - start) * i / count)),
            at[1] + radius * sin(radians(start + (stop - start) * i / count)),
        )
        for i in range(count + 1)
    ]


def owl(x, y):
    """Athena's owl, its body turned, its face to us, an olive sprig and the moon behind."""
    body = dome(ellipse(x, y, (0.08, -0.12), 0.33, 0.5, -24), 0.34) * 1.0
    rows = np.abs(np.sin((y * 0.9 + x * 0.35) * 26)) * np.abs(
        np.sin((x * 0.95 - y * 0.4) * 24 + np.floor((y * 0.9 + x * 0.35) * 26 / pi) * pi / 2)
    )
    body = body - 0.12 * (1 - rows**0.5) * (body > 0.15) * (y < 0.2)
    wing = dome(ellipse(x, y, (0.2, -0.2), 0.17, 0.46, -28), 0.16) * 1.08
    feathers = np.abs(np.sin((x * 0.88 + y * 0.47) * 34))
    wing = wing - 0.16 * (1 - feathers**0.4) * (wing > 0.1)
    head = dome(ellipse(x, y, (-0.12, 0.38), 0.33, 0.29), 0.27) * 1.02
    h = joined(joined(body, wing, 0.08), head, 0.1)
    for side in (-1, 1):
        px = -0.12 + side * 0.145
        ring = np.hypot(x - px, y - 0.4)
        h = h - 0.3 * np.exp(-(((ring - 0.125) / 0.022) ** 2)) * (h > 0.2)
        h = h - 0.14 * np.exp(-(((ring - 0.078) / 0.014) ** 2)) * (h > 0.2)
        h = np.maximum(h, 0.86 + 0.3 * dome(0.058 - ring, 0.05) - 5 * (ring > 0.058))
        h = joined(h, 1.06 * dome(bar(x, y, (-0.12 + side * 0.05, 0.52), (-0.12 + side * 0.3, 0.62), 0.035, 0.02), 0.04), 0.05)
        foot = (0.0 + side * 0.09, -0.68)
        h = joined(h, 0.7 * dome(bar(x, y, (0.02 + side * 0.09, -0.5), foot, 0.06, 0.04), 0.05), 0.05)
        for toe in (-0.07, 0, 0.07):
            h = joined(h, 0.5 * dome(bar(x, y, foot, (foot[0] + toe - 0.04, -0.76), 0.026, 0.016), 0.025), 0.03)
    h = joined(h, 1.16 * dome(bar(x, y, (-0.12, 0.38), (-0.125, 0.26), 0.042, 0.012), 0.04), 0.05)
    tail = dome(bar(x, y, (0.3, -0.5), (0.42, -0.72), 0.1, 0.06), 0.1) * 0.75
    h = joined(h, tail - 0.12 * (np.abs(np.sin((x * 0.9 + y * 0.45) * 40)) < 0.3) * (tail > 0.2), 0.05)
    sprig = dome(line(x, y, [(-0.72, 0.1), (-0.62, 0.3), (-0.5, 0.46)], 0.018, 0.012), 0.02) * 0.4
    for foot, turn in (((-0.7, 0.14), 150), ((-0.64, 0.25), 60), ((-0.62, 0.28), 128)):
        sprig = joined(sprig, 0.75 * leaf(x, y, foot, 0.26, 0.06, turn), 0.03)
    sprig = joined(sprig, 0.6 * dome(ellipse(x, y, (-0.52, 0.2), 0.045, 0.065, 20), 0.05), 0.03)
    moon = np.minimum(0.12 - np.hypot(x - 0.5, y - 0.42), np.hypot(x - 0.55, y - 0.46) - 0.1)
    return joined(joined(h, sprig, 0.03), 0.6 * dome(moon, 0.04), 0.03)


def pomegranate(x, y):
    """The fruit of the underworld, burst open on its seeds, between two leaves."""
    fruit = dome(ellipse(x, y, (0, -0.1), 0.47, 0.46), 0.46) * 1.05
    crown = np.zeros_like(x)
    for lean in (-38, -19, 0, 19, 38):
        tip = (0.27 * sin(radians(lean)), 0.42 + 0.26 * cos(radians(lean)))
        crown = joined(crown, 0.85 * dome(bar(x, y, (0.09 * sin(radians(lean)), 0.36), tip, 0.06, 0.012), 0.05), 0.03)
    h = joined(fruit, crown, 0.06)
    mouth = dome(ellipse(x, y, (0.05, -0.12), 0.2, 0.33, -14), 0.06)
    lip = np.exp(-((ellipse(x, y, (0.05, -0.12), 0.2, 0.33, -14) / 0.022) ** 2))
    h = h - 0.42 * mouth + 0.1 * lip
    for row in range(9):
        for col in range(-2, 3):
            cx, cy = 0.05 + (col + 0.5 * (row % 2)) * 0.088, -0.4 + row * 0.072
            if ((cx - 0.05 - (cy + 0.12) * 0.24) / 0.16) ** 2 + ((cy + 0.12) / 0.3) ** 2 < 1:
                h = np.maximum(h, (h - 0.02) + 0.34 * dome(ellipse(x, y, (cx, cy), 0.043, 0.04), 0.042))
    for foot, turn in (((-0.3, -0.5), 196), ((-0.26, -0.54), 232), ((0.3, -0.5), -16), ((0.26, -0.54), -52)):
        h = joined(h, 0.7 * leaf(x, y, foot, 0.4, 0.1, turn), 0.04)
    return h


def caduceus(x, y):
    """Hermes' staff: two snakes about it, two wings at its head."""
    h = 0.7 * dome(bar(x, y, (0, -0.76), (0, 0.5), 0.03, 0.034), 0.032)
    h = joined(h, 0.95 * dome(0.085 - np.hypot(x, y - 0.56), 0.08), 0.04)
    for side in (-1, 1):
        way = [(side * 0.24 * sin(pi * 2.5 * t) * (0.35 + 0.75 * t), -0.66 + 0.94 * t) for t in (i / 60 for i in range(61))]
        way += circle_points(0.1, 0 if side > 0 else 180, 90, 8, (way[-1][0] - side * 0.1, 0.28))[1:]
        over = 0.14 * np.sin((y + 0.66) / 0.94 * 2.5 * pi + (0 if side > 0 else pi))
        snake = dome(line(x, y, way, 0.022, 0.052), 0.05)
        scales = 0.06 * np.abs(np.sin(y * 70)) * np.abs(np.sin(x * 70))
        h = joined(h, snake * (0.72 + over - scales), 0.03)
        head = way[-1]
        h = joined(h, 0.95 * dome(ellipse(x, y, (head[0] - side * 0.02, head[1]), 0.085, 0.055), 0.055), 0.03)
        for i in range(8):
            t = i / 7
            length, turn = 0.6 - 0.3 * t, 34 - 62 * t
            foot = (side * (0.07 + 0.03 * t), 0.56 - 0.12 * t)
            tip = (foot[0] + side * length * cos(radians(turn)), foot[1] + length * sin(radians(turn)))
            plume = bar(x, y, foot, tip, 0.03, 0.052)
            quill = np.exp(-((np.maximum(0, 0.045 - bar(x, y, foot, tip, 0.045)) / 0.008) ** 2))
            feather = dome(plume, 0.05) * (0.86 - 0.12 * quill)
            h = np.maximum(h, feather * (1.0 - 0.05 * i))
        h = joined(h, 0.95 * dome(ellipse(x, y, (side * 0.15, 0.53), 0.15, 0.1, side * 24), 0.09), 0.05)
    return h


def moon(x, y):
    """Artemis' crescent over bow and arrow, in a ring of laurel."""
    crescent = np.minimum(0.43 - np.hypot(x, y - 0.02), np.hypot(x, y - 0.2) - 0.345)
    h = 1.0 * dome(crescent, 0.1)
    arrow = bar(x, y, (-0.34, -0.16), (0.3, 0.41), 0.018)
    h = joined(h, 0.7 * dome(arrow, 0.016), 0.02)
    head = np.array((0.3, 0.41))
    h = joined(h, 0.85 * leaf(x, y, tuple(head - 0.045), 0.19, 0.06, 41.8), 0.02)
    for k in range(5):
        base = (-0.33 + 0.035 * k, -0.151 + 0.0312 * k)
        for side in (-1, 1):
            h = joined(h, 0.55 * leaf(x, y, base, 0.13, 0.02, 222 - side * 34), 0.01)
    for side in (-1, 1):
        for k in range(11):
            a = radians(-90 + side * (9 + k * 14.6))
            foot = (0.71 * cos(a), 0.71 * sin(a))
            along = np.degrees(a) + side * 90
            h = joined(h, 0.62 * leaf(x, y, foot, 0.2, 0.048, along + side * 20), 0.02)
            h = joined(h, 0.62 * leaf(x, y, foot, 0.2, 0.048, along - side * 24), 0.02)
            if k % 3 == 1:
                h = joined(h, 0.6 * dome(0.03 - np.hypot(x - 0.62 * cos(a + 0.06), y - 0.62 * sin(a + 0.06)), 0.03), 0.02)
        stem = circle_points(0.71, -90, -90 + side * 160, 50)
        h = joined(h, 0.36 * dome(line(x, y, stem, 0.016, 0.01), 0.014), 0.02)
    return h


def patina(base='#e2ad4b', shade='#5a3714', rough=0.2):
    """Old struck metal: bright where hands pass, dark in its hollows."""
    name = f'patina{base}{shade}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    shader = Shader(name)
    materials.PALETTE[name] = (base, 1, rough)
    edge = shader.node('NewGeometry').outputs['Pointiness']
    worn, hand = shader.noise(30, 4, 0.6), shader.noise(160, 4, 0.6)
    hollow = shader.node('MapRange', Value=edge, From_Min=0.44, From_Max=0.52).outputs[0]
    tone = shader.node('MixRGB', Fac=hollow, Color1=colour(shade), Color2=colour(base))
    aged = shader.node(
        'MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.45, Color1=tone, Color2=shader.ramp(worn, (0.35, '#a08a6a'), (0.65, '#ffffff'))
    )
    shader.set(Base_Color=aged, Metallic=1.0, Roughness=shader.between(worn, rough + 0.16, rough), Normal=shader.bump(hand, 0.08, 0.0003))
    return shader.material


def coin(emblem, radius=0.1, at=(0, 0, 0), material=None, turn=(0, 0, 0), deep=0.085, fine=1.0, beads=84, share=0.86):
    """A struck disc of `radius` lying face up: rim, a ring of beads, and the emblem in relief, `share` of it large."""
    rings, around = int(260 * fine), int(760 * fine)
    r, a = np.meshgrid(np.linspace(0.0004, 1.0, rings), np.arange(around) * tau / around, indexing='ij')
    x, y = r * np.cos(a), r * np.sin(a)
    wobble = 1 + 0.006 * np.sin(3 * a + 0.6) + 0.004 * np.sin(7 * a)
    h = np.clip(emblem(x / share, y / share), -0.2, 1.4) * deep
    h += 0.03 * r**2
    h += 0.055 * dome(np.minimum(r - 0.925, 1.0 - r), 0.03)
    ring = np.hypot((r - 0.885) * 1.0, (np.mod(a * beads / tau, 1) - 0.5) * tau / beads * 0.885)
    h += 0.03 * dome(0.024 - ring, 0.024)
    h -= 0.05 * np.clip((r - 0.985) / 0.015, 0, 1) ** 2
    vertices = np.stack([x * wobble * radius, y * wobble * radius, (h + 0.1) * radius], -1).reshape(-1, 3)
    side = np.stack([np.cos(a[-1]) * wobble[-1] * radius * 0.99, np.sin(a[-1]) * wobble[-1] * radius * 0.99, np.zeros(around)], -1)
    vertices = [tuple(v) for v in np.concatenate([vertices, side]).tolist()]
    faces = [
        (j * around + i, (j + 1) * around + i, (j + 1) * around + (i + 1) % around, j * around + (i + 1) % around)
        for j in range(rings)
        for i in range(around)
    ]
    faces.append(tuple(range(around))[::-1])
    body = shapes.soften(shapes.mesh('coin', vertices, faces, material or patina()), 60)
    return shapes.move(body, at, turn)
