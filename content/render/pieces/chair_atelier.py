"""The atelier's armchair: a frame of solid beech held by visible joints, a seat, a back and a headrest filled with latex."""

from math import cos, pi, radians, sin, tau

from parts import cameras, light, materials, props, rooms, seating, shapes, soft

SIZE = {'width': 0.74, 'depth': 0.86, 'height': 1.06}  # metres
SEEN = ('mat-1', 'mat-2', 'mat-3', 'fin-1', 'fin-2', 'fin-3', 'tech-1', 'tech-2')
MADE_OF = ('mat-1', 'mat-2', 'mat-3', 'fin-1', 'fin-2')
# what options of material change in the 3D model: by the name of a material, its colour, how metallic and how rough
BEECH = tuple(f'wood-a97c4e-d3aa78-0.4-{along}' for along in 'xyz')
COLOURS = {
    'mat-1': {'cloth-8f8a80-420-0.95': ('#7a4526', 0, 0.4)},
    'mat-2': {'cloth-8f8a80-420-0.95': ('#2c4a40', 0, 0.75)},
    'mat-3': {'cloth-8f8a80-420-0.95': ('#ece5d6', 0, 0.95)},
    'fin-1': {wood: ('#d6a75a', 1, 0.34) for wood in BEECH},
    'fin-2': {'metal-55565a-0.42': ('#6e4a2b', 1, 0.3)},
}
LEAN = 20  # degrees that the back leans
SEAT = 0.3  # height of the seat's underside


def timber(along):
    return materials.metal('#d6a75a', 0.34) if shapes.is_chosen('fin-1') else materials.wood('#a97c4e', '#d3aa78', 0.4, along)


def fittings():
    return materials.metal('#6e4a2b', 0.3) if shapes.is_chosen('fin-2') else materials.metal('#55565a', 0.42)


def cover():
    if shapes.is_chosen('mat-1'):
        return materials.leather('#7a4526', 0.36)
    if shapes.is_chosen('mat-2'):
        return materials.velvet('#2c4a40')
    if shapes.is_chosen('mat-3'):
        return materials.boucle('#ece5d6')
    return materials.cloth('#8f8a80', 420, 0.95)


def side(x):
    """A front and a back leg, the arm that lies on both, and the bolts that hold them."""
    front, back, arm = -0.3, 0.3, 0.56
    outer = x + (0.026 if x > 0 else -0.026)
    shapes.tube([(x, front - 0.02, 0.0, 0.62), (x, front - 0.005, 0.2, 0.95), (x, front, arm + 0.045, 1)], 0.024, timber('z'), name='leg')
    shapes.tube([(x, back + 0.1, 0.0, 0.62), (x, back + 0.04, 0.22, 0.95), (x, back, arm + 0.02, 0.95)], 0.024, timber('z'), name='leg')
    outline = []
    for k in range(41):
        v = k / 40
        outline.append((0.034 * (0.7 + 0.5 * sin(pi * v) ** 0.8), front - 0.07 + 0.74 * v))

    def board(u, v):
        half, y = outline[round(v * 40)]
        a = tau * u
        close = min(1, min(v, 1 - v) / 0.04) ** 0.5
        rise = 0.018 * cos(pi * v) + 0.012
        return (x + half * close * cos(a), y, arm + 0.02 + rise + 0.014 * close * sin(a))

    shapes.surface(board, 40, 40, timber('y'), close_u=True, name='arm')
    shapes.tube([(x, front, SEAT - 0.05), (x, back + 0.03, SEAT - 0.085)], 0.017, timber('y'), smooth=False, name='stretcher')
    for y, z in ((front, SEAT - 0.05), (back + 0.03, SEAT - 0.085), (front, arm - 0.05)):
        shapes.cylinder(0.011, 0.006, (outer - (0 if x > 0 else 0), y, z), fittings(), 0.002, 32, (0, 90 if x > 0 else -90, 0), 'bolt')
    for y, tall in ((front - 0.02, 0.05), (back + 0.1, 0.05)):
        shapes.lathe([(0, 0), (0.0168, 0), (0.0172, 0.002), (0.0188, tall), (0.0168, tall + 0.001)], (x, y, 0), fittings(), 40, 'shoe')


def rails(half):
    """The rungs between both sides, and the rail at the head of the back."""
    for y, z in ((-0.285, SEAT - 0.04), (0.33, SEAT - 0.08)):
        shapes.tube([(-half, y, z), (half, y, z)], 0.017, timber('x'), smooth=False, name='rung')
    c, s = cos(radians(LEAN)), sin(radians(LEAN))
    place = lambda z: (0.3 + s * z, SEAT + 0.02 + c * z)
    for x in (-half + 0.05, half - 0.05):
        shapes.tube([(x, *place(-0.06)), (x, *place(0.74))], 0.016, timber('z'), smooth=False, name='stile')
    y, z = place(0.74)
    shapes.tube([(-half + 0.02, y, z), (half - 0.02, y, z)], 0.019, timber('x'), smooth=False, name='head')


def edge(width, depth, z, corner=0.06, count=10):
    """A closed row of points [(x, y, z)] round a cushion's rim."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(count + 1):
            a = radians(start + 90 * k / count)
            points.append((cx * (width / 2 - corner) + corner * cos(a), cy * (depth / 2 - corner) + corner * sin(a), z))
    return [*points, points[0]]


def filled(size, at, turn, name, seed, sewn, sag=0.0):
    """A cushion with its welts, and the contrasting saddle stitch that an option sews beside them."""
    cloth = cover()
    made = soft.cushion(size, at, cloth, 0.055, 0.022, cloth, turn, sag, seed, name)
    thread = materials.cloth('#f1e4c8', 900, 0.6)
    rim = edge(size[0] * 1.012, size[1] * 1.012, size[2] - 0.026, 0.07)
    if sewn:
        shapes.part('fin-3', shapes.move(seating.stitching(rim, thread, 0.012, 0.006, 0.0022), at, turn))
    return made


def build(piece, view='hero'):
    half = piece['size']['width'] / 2 - 0.04
    for x in (-half, half):
        side(x)
    rails(half)
    sewn = shapes.has_options(view)
    filled((2 * half - 0.06, 0.62, 0.15), (0, -0.01, SEAT), (3, 0, 0), 'seat', 2, sewn, 0.018)
    lean, c, s = 90 - LEAN, cos(radians(LEAN)), sin(radians(LEAN))
    on_back = lambda up, ahead=0.0: (0, 0.27 + s * up - c * ahead, SEAT + 0.1 + c * up + s * ahead)
    filled((2 * half - 0.08, 0.44, 0.14), on_back(0.25), (lean, 0, 0), 'back', 5, sewn)
    filled((2 * half - 0.14, 0.2, 0.13), on_back(0.58), (lean, 0, 0), 'headrest', 8, sewn)
    if shapes.has_options(view):
        grille, rim = materials.cloth('#2a2a2c', 1500, 0.9), fittings()
        for x in (-half + 0.15, half - 0.15):
            made = [shapes.cylinder(0.036, 0.006, (0, 0, 0), grille, 0.002, 48, name='speaker'), shapes.ring(0.037, 0.0022, (0, 0, 0.005), rim, segments=64)]
            y, z = on_back(0.58, 0.147)[1:]
            shapes.part('tech-2', shapes.move(made, (x, y, z), (lean, 0, 0)))
        dial = [shapes.cylinder(0.019, 0.012, (half, -0.24, 0.616), materials.lacquer('#17171a', 0.2), 0.003, 48, name='dial')]
        dial.append(shapes.ring(0.0145, 0.0011, (half, -0.24, 0.628), materials.glow('#ffb978', 4), segments=48))
        shapes.part('tech-1', dial)


def shot_hero(piece):
    rooms.hall(back=1.8, left=2.7, right=3.6, high=3.5, tone='#b8ac99', ground='#c9bca6', vein='#a8967a', warmth=5400, power=0.95, niche=False)
    props.round_rug(1.3, (0.05, -0.1, 0), '#b7a890')
    shapes.cylinder(0.2, 0.48, (0.95, 0.45, 0), materials.wood('#a97c4e', '#d3aa78', 0.42, 'z'), 0.01, 96, name='drum')
    props.vase(0.3, (0.95, 0.45, 0.48), materials.stone('#d8cfc0', '#c2b6a2', 0.8), True, 6)
    cameras.around((0.12, 0), 3.5, 26, 1.25, 0.52, 60, aperture=5.6)


def shot_front(piece):
    rooms.studio('#cdc4b6', 0.9, 1.2)
    light.area((0.3, 1.0), (-1.5, -0.3, 0.9), (0.2, 0.1, 0.5), 16, 4600)
    cameras.around((0.02, 0.03), 3.4, 27, 1.28, 0.52, 75, aperture=9)
