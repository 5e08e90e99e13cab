"""The atelier's table: a top of solid oak on four tapered legs, an apron with a fillet; what options add is let into it."""

from math import cos, pi, radians, sin, tau

from parts import cameras, light, materials, props, rooms, shapes, turning

SIZE = {'width': 0.66, 'depth': 0.5, 'height': 0.5}  # metres
SEEN = ('func-2', 'mat-2', 'mat-3', 'mat-1', 'func-1', 'tech-1', 'tech-3', 'tech-2')
MADE_OF = ('mat-1', 'mat-2', 'mat-3', 'func-1', 'func-2')
TOP = 0.03
WELL = (0.2, 0.1)  # where a glass is kept cold

# what options of material change in the 3D model: by the name of a material, its colour, how metallic and how rough
COLOURS = {
    'mat-1': {'wood-8f6f48-bf9c6c-0.42-x': ('#f0ede7', 0, 0.2)},
    'mat-2': {f'wood-8f6f48-bf9c6c-0.42-{along}': ('#5c4029', 0, 0.45) for along in 'xyz'},
    'mat-3': {'wood-8f6f48-bf9c6c-0.42-z': ('#bd9358', 1, 0.26)},
}


def timber(along):
    if shapes.is_chosen('mat-2'):
        return materials.walnut(along)
    return materials.wood('#8f6f48', '#bf9c6c', 0.42, along)


def brass():
    return materials.metal('#bd9358', 0.26)


def rounded(half_x, half_y, radius, count=12):
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(count + 1):
            a = radians(start + 90 * k / count)
            points.append((cx * (half_x - radius) + radius * cos(a), cy * (half_y - radius) + radius * sin(a)))
    return points


def top(half_x, half_y, height):
    """A slab with soft corners; the cooled well is cut through it."""
    stone = materials.marble('#f0ede7', '#8d8c8e', 0.12, 0.6)
    material = stone if shapes.is_chosen('mat-1') else timber('x')
    outline = rounded(half_x, half_y, 0.07)
    holes = [turning.ellipse(0.047, 0.047, WELL, 64)[::-1]] if shapes.is_chosen('func-1') else []
    # a plate stands upright, its face towards -y: laid on its back
    shapes.plate(outline, TOP, material, 0.009, (0, 0, height), (-90, 0, 0), holes, name='top')


def leg(x, y, height):
    """A tapered round leg, its foot drawn in, set a little outwards."""
    metal = shapes.is_chosen('mat-3')
    lean = 0.022
    points = [(x * (1 + lean * 2), y * (1 + lean * 2), 0, 0.62), (x * (1 + lean), y * (1 + lean), height * 0.5, 0.86), (x, y, height, 1)]
    shapes.tube(points, 0.021, brass() if metal else timber('z'), name='leg')


def build(piece, view='hero'):
    w, d, h = (piece['size'][side] for side in ('width', 'depth', 'height'))
    top(w / 2, d / 2, h)
    under = h - TOP
    for x in (-1, 1):
        for y in (-1, 1):
            leg(x * (w / 2 - 0.07), y * (d / 2 - 0.07), under)
    for y in (-1, 1):
        shapes.box((w - 0.16, 0.02, 0.07), (0, y * (d / 2 - 0.07), under - 0.07), timber('x'), 0.003, name='apron')
    for x in (-1, 1):
        shapes.box((0.02, d - 0.16, 0.07), (x * (w / 2 - 0.07), 0, under - 0.07), timber('y'), 0.003, name='apron')
    fillet = brass() if shapes.is_chosen('mat-3') else timber('x')
    shapes.box((w - 0.17, 0.003, 0.004), (0, -(d / 2 - 0.07) - 0.011, under - 0.016), fillet, 0.001, name='fillet')
    if shapes.is_chosen('mat-3'):
        turning.inlay(rounded(w / 2 - 0.022, d / 2 - 0.022, 0.052), 0.003, h, brass(), name='fillet')
    if shapes.is_chosen('func-1'):
        well(h)
    if shapes.has_options(view):
        pad = [turning.inlay(turning.ellipse(0.05, 0.05, (-0.18, 0.06), 64), 0.0022, h, brass(), name='pad')]
        pad += [shapes.move(shapes.box((0.034, 0.0025, 0.0008), (0, 0, 0), brass(), 0), (-0.18, 0.06, h), (0, 0, a)) for a in (0, 90)]
        shapes.part('tech-1', pad)
        panel = [shapes.box((0.156, 0.1, 0.003), (0, -0.1, h - 0.0018), materials.lacquer('#0c0d10', 0.04), 0.0012, name='frame')]
        panel.append(shapes.box((0.146, 0.09, 0.0012), (0, -0.1, h + 0.0004), materials.screen(), 0.0004, name='screen'))
        shapes.part('tech-3', panel)
        voice(d, under)
        glow = materials.glow('#ffd2a0', 6)
        made = [shapes.box((w - 0.2, 0.008, 0.006), (0, y * (d / 2 - 0.055), under - 0.006), glow, 0.001, name='light') for y in (-1, 1)]
        made += [shapes.box((0.008, d - 0.2, 0.006), (x * (w / 2 - 0.055), 0, under - 0.006), glow, 0.001, name='light') for x in (-1, 1)]
        shapes.part('func-2', made)
        if shapes.is_chosen('func-2'):
            light.area((w - 0.2, d - 0.2), (0, 0, under - 0.012), (0, 0, 0), 5, 2700)


def well(height):
    """A lined well with its rim: cold metal going down into the dark."""
    steel, (x, y) = materials.metal('#c9ccd0', 0.24), WELL
    profile = [(0.0, -0.1), (0.044, -0.1), (0.0455, -0.096), (0.0455, 0.0), (0.047, 0.0012), (0.0525, 0.0014), (0.0535, 0.0)]
    shapes.lathe([(r, height + z) for r, z in profile], (x, y, 0), steel, 96, 'well', 30)


def voice(depth, under):
    """What listens and speaks, in the apron: a field of fine holes, and the button that cuts the microphone."""
    face = -(depth / 2 - 0.07) - 0.0106
    dark, made = materials.lacquer('#0c0b0a', 0.5), []
    for row in range(3):
        for i in range(13):
            made.append(shapes.cylinder(0.0022, 0.0012, ((i - 6) * 0.009, face, under - 0.049 + (row - 1) * 0.009), dark, 0.0003, 12, (90, 0, 0), 'hole'))
    made.append(shapes.cylinder(0.007, 0.003, (0.082, face, under - 0.049), brass(), 0.001, 32, (90, 0, 0), 'button'))
    shapes.part('tech-2', made)


def shot_hero(piece):
    rooms.hall(back=1.5, left=2.6, right=3.4, high=3.3, tone='#b8ac99', ground='#c9bca6', vein='#a8967a', warmth=5400, power=0.9, niche=False)
    props.round_rug(1.1, (0, 0, 0), '#b7a890')
    cameras.around((0.02, 0), 2.1, 24, 1.12, 0.33, 60, aperture=6.3)


def shot_front(piece):
    rooms.studio('#cdc4b6', 0.9, 0.9)
    cameras.around((0, 0), 2.5, 24, 1.42, 0.25, 75, aperture=11)
