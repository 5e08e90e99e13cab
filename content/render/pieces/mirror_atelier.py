"""The atelier's mirror: a tall glass in a frame of waxed beech with softened corners, standing on a low foot."""

from math import cos, radians, sin

from parts import cameras, light, materials, props, reflections, rooms, shapes

SIZE = {'width': 0.72, 'depth': 0.3, 'height': 1.78}  # metres
SEEN = ('func-1', 'func-2', 'frame-1', 'frame-2', 'frame-3', 'tech-1', 'tech-2', 'func-3')
MADE_OF = ('frame-1', 'frame-2', 'frame-3', 'func-1', 'func-2')
# what options of material change in the 3D model: by the name of a material, its colour, how metallic and how rough
COLOURS = {
    'frame-1': {'wood-a97c4e-d3aa78-0.36-z': ('#dba18a', 1, 0.22)},
    'frame-2': {'wood-a97c4e-d3aa78-0.36-z': ('#dbe6ea', 0.4, 0.05)},
    'frame-3': {'wood-a97c4e-d3aa78-0.36-z': ('#f1eee8', 0, 0.3)},
}
BAND = 0.06  # width of the frame
FOOT = 0.05
FACE = -0.03  # where the front of the frame stands


def timber(along):
    return materials.wood('#a97c4e', '#d3aa78', 0.36, along)


def band():
    if shapes.is_chosen('frame-1'):
        return materials.metal('#dba18a', 0.22)
    if shapes.is_chosen('frame-2'):
        return materials.lacquer('#dbe6ea', 0.02)
    if shapes.is_chosen('frame-3'):
        return materials.marble('#f1eee8', '#7f7b76', 0.14, 0.4)
    return timber('z')


def rounded(half, low, high, radius, count=14):
    points = []
    for x, z, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(count + 1):
            a = radians(start + 90 * k / count)
            points.append((x * (half - radius) + radius * cos(a), (high - radius if z > 0 else low + radius) + radius * sin(a)))
    return points


def moulding(half, low, high):
    """The frame: a rounded bar; cut crystal has a bevel in two steps, carved marble a row of flutes."""
    outer, inner = rounded(half, low, high, 0.11), rounded(half - BAND, low + BAND, high - BAND, 0.06)[::-1]
    shapes.plate(outer, 0.05, band(), 0.014, (0, FACE, 0), holes=[inner], name='frame')
    if shapes.is_chosen('frame-2'):
        middle, rim = rounded(half - 0.018, low + 0.018, high - 0.018, 0.095), rounded(half - BAND + 0.014, low + BAND - 0.014, high - BAND + 0.014, 0.072)[::-1]
        shapes.plate(middle, 0.014, materials.looking_glass('#e6f0f2'), 0.006, (0, FACE - 0.013, 0), holes=[rim], name='bevel')
    if shapes.is_chosen('frame-3'):
        for share in (0.3, 0.5, 0.7):
            inset = BAND * share
            line = [(x, FACE + 0.001, z) for x, z in rounded(half - inset, low + inset, high - inset, 0.11 - inset * 0.8)]
            shapes.tube(line, 0.0055, band(), closed=True, smooth=False, sides=6, name='reed')


def build(piece, view='hero'):
    half, h = piece['size']['width'] / 2, piece['size']['height']
    moulding(half, FOOT, h)
    glass = rounded(half - BAND + 0.004, FOOT + BAND - 0.004, h - BAND + 0.004, 0.06)
    shapes.plate(glass, 0.006, materials.looking_glass(), 0.002, (0, FACE + 0.026, 0), name='glass')
    shapes.plate(rounded(half - 0.01, FOOT + 0.01, h - 0.01, 0.1), 0.014, timber('z'), 0.003, (0, FACE + 0.056, 0), name='back')
    for x in (-1, 1):
        shapes.box((0.05, 0.3, 0.034), (x * (half - 0.14), 0.0, 0), timber('y'), 0.014, 6, name='foot')
        shapes.box((0.05, 0.05, 0.09), (x * (half - 0.14), FACE + 0.03, 0.02), timber('z'), 0.008, 4, name='post')
    face = FACE + 0.0255
    if shapes.has_options(view):
        inset = BAND + 0.016
        line = [(x, face, z) for x, z in rounded(half - inset, FOOT + inset, h - inset, 0.046)]
        shapes.part('func-1', shapes.tube(line, 0.0042, materials.glow('#ffe3bd', 7), closed=True, smooth=False, sides=3, name='light'))
        lens = lambda x, z, r: [
            shapes.cylinder(r, 0.004, (x, face, z), materials.lacquer('#0a0b0d', 0.03), 0.001, 48, (90, 0, 0), 'lens'),
            shapes.move(shapes.ring(r * 1.08, 0.0012, (0, 0, 0), materials.metal('#cfd2d4', 0.2), segments=48), (x, face - 0.003, z), (90, 0, 0)),
        ]
        near = h * 0.66
        lamp = shapes.move(shapes.ring(0.046, 0.004, (0, 0, 0), materials.glow('#fffaf2', 8), segments=64), (0, face - 0.002, near), (90, 0, 0))
        shapes.part('func-2', lens(0, near, 0.014), lamp)
        shapes.part('tech-1', lens(0, h - BAND - 0.05, 0.009))
        shapes.part('func-3', reflections.display((-half + BAND + 0.05, face - 0.001, h * 0.5), 0.15))
        assistant(half, h, face)


def assistant(half, height, face):
    """Advice at the right of the glass: a portrait's outline and three lines of text, and the slot of the loudspeaker below."""
    lit, dim = materials.glow('#f5e6ff', 1.9), materials.glow('#b8a6cf', 1.3)
    x, z, made = half - BAND - 0.11, height * 0.62, []
    for radius_x, radius_z, at in ((0.024, 0.031, 0.1), (0.05, 0.03, 0.03)):
        arc = [(x + radius_x * cos(radians(a)), face - 0.001, z + at + radius_z * sin(radians(a))) for a in (range(0, 361, 10) if at > 0.05 else range(0, 181, 10))]
        made.append(shapes.tube(arc, 0.0012, lit, smooth=False, sides=2, name='portrait'))
    for level, long in ((0.0, 0.1), (-0.018, 0.078), (-0.036, 0.09)):
        made.append(shapes.box((long, 0.0006, 0.0035), (x - 0.05 + long / 2, face - 0.001, z + level), dim, 0, name='line'))
    for i in range(9):
        made.append(shapes.cylinder(0.0018, 0.001, (x - 0.032 + 0.008 * i, FACE - 0.0003, FOOT + BAND * 0.5), materials.lacquer('#0c0b0a', 0.5), 0.0003, 12, (90, 0, 0), 'hole'))
    shapes.part('tech-2', made)


def shot_hero(piece):
    rooms.hall(back=0.8, left=2.6, right=3.4, high=3.3, tone='#b8ac99', ground='#c9bca6', vein='#a8967a', warmth=5400, power=0.85, niche=False)
    reflections.opposite(-5.6, arch=-2.2)
    props.vase(0.5, (-0.85, 0.25, 0), materials.stone('#d8cfc0', '#c2b6a2', 0.8), True, 4)
    cameras.around((0.15, 0), 4.4, 22, 1.3, 0.9, 55, aperture=6.3)


def shot_front(piece):
    rooms.studio('#c4bbad', size=1.9)
    reflections.opposite(-7.0, '#8f887c', 6, 6, 6, 2.0)
    cameras.around((0, 0), 4.15, 15, 1.25, 0.89, 75, aperture=11)
