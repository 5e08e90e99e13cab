"""The atelier's bed: solid beech with round posts, a reeded headboard, rails in wool; a plain bed that options make one's own."""

from math import cos, pi, sin

from parts import bedding, cameras, light, materials, rooms, shapes

SIZE = {'width': 1.9, 'depth': 2.22, 'height': 1.12}  # metres
MATTRESS = (1.6, 2.0)
TOPPER = 0.07  # the memory foam that an option lays on the mattress
RAIL = (0.2, 0.35)
POST = 0.036
SEEN = ('tech-2', 'mat-3', 'mat-2', 'mat-1')  # options that show, in the order they are laid
MADE_OF = ('mat-3', 'mat-2', 'mat-1')  # those that change a material or a measure

# what options of material change in the 3D model: by the name of a material, its colour, how metallic and how rough
COLOURS = {
    'mat-2': {'wood-a97c4e-d3aa78-0.41-z': ('#d6a75a', 1, 0.34)},
    'mat-3': {f'wood-a97c4e-d3aa78-{grain}': ('#5c4029', 0, 0.45) for grain in ('0.42-x', '0.42-z', '0.41-z')},
}


def timber(along):
    return materials.walnut(along) if shapes.is_chosen('mat-3') else beech(along)


def beech(along, rough=0.42):
    return materials.wood('#a97c4e', '#d3aa78', rough, along)


def panel_wood():
    if shapes.is_chosen('mat-2'):
        return materials.metal('#d6a75a', 0.34)
    return timber('z') if shapes.is_chosen('mat-3') else beech('z', 0.41)


def post(x, y, height):
    """A round post that tapers to its foot, its head a low dome."""
    dome = [(POST * cos(a), height - POST * 0.6 + POST * 0.6 * sin(a)) for a in (pi / 2 * i / 8 for i in range(9))]
    shapes.lathe([(0, 0), (0.021, 0), (0.024, 0.004), (POST, 0.26), *dome[:-1], (0, height)], (x, y, 0), timber('z'), 64, 'post')


def headboard(half, y, height):
    """A panel of upright reeds between two rails, let in between the posts."""
    low, high = 0.3, height - 0.1
    for z, tall in ((low, 0.05), (high, 0.055)):
        shapes.box((2 * half, 0.042, tall), (0, y, z), timber('x'), 0.014, 6, name='rail')
    count = 44
    wide = 2 * (half - 0.03) / count

    def reeded(u, v):
        x = -half + 0.03 + 2 * (half - 0.03) * u
        return (x, y - 0.004 - 0.011 * abs(sin(pi * count * u)) ** 0.7, low + 0.045 + (high - low - 0.04) * v)

    shapes.surface(reeded, count * 12, 1, panel_wood(), name='reeds', smooth_angle=50)
    shapes.box((2 * half - 0.04, 0.012, high - low), (0, y + 0.008, low + 0.02), panel_wood(), 0.001, name='back')
    assert wide > 0.02


def build(piece, view='hero'):
    w, d, h = (piece['size'][side] for side in ('width', 'depth', 'height'))
    wide, long = MATTRESS
    head, foot, side = d / 2 - 0.06, -d / 2 + 0.06, w / 2 - 0.06
    for x in (-side, side):
        post(x, head, h)
        post(x, foot, RAIL[1] + 0.075)
    headboard(side, head, h)
    wool = materials.cloth('#b3a692', 420, 0.95)
    tall, middle = RAIL[1] - RAIL[0], (head + foot) / 2
    shapes.box((2 * side, 0.05, tall), (0, foot, RAIL[0]), wool, 0.02, 6, name='rail')
    for x in (-side, side):
        shapes.box((0.05, head - foot, tall), (x, middle, RAIL[0]), wool, 0.02, 6, name='rail')
    shapes.box((2 * side - 0.04, head - foot - 0.04, 0.1), (0, middle, RAIL[1] - 0.12), materials.wood('#8a6a45', '#a98558', 0.5, 'x'), 0.004, name='slats')
    bedding.dressed(
        wide,
        long,
        (0, middle - 0.01, RAIL[1] - 0.04),
        '#f2ede3',
        '#d9cfbe',
        '#efe8db',
        thick=0.24 + (TOPPER if shapes.is_chosen('mat-1') else 0),
        seed=29,
        lean=60,
        high=0.42,
        hang=0.2,
        foot=0.17,
        gap=0.02,
    )
    if shapes.has_options(view):
        glow = materials.glow('#ffcf94', 5)
        made = [shapes.box((2 * side - 0.1, 0.012, 0.01), (0, foot + 0.04, RAIL[0] - 0.012), glow, 0.002, name='light')]
        made += [shapes.box((0.012, head - foot - 0.1, 0.01), (x, middle, RAIL[0] - 0.012), glow, 0.002, name='light') for x in (0.04 - side, side - 0.04)]
        shapes.part('tech-2', *made)
        if shapes.is_chosen('tech-2'):
            light.area((2 * side - 0.2, head - foot - 0.2), (0, middle, RAIL[0] - 0.03), (0, middle, 0), 14, 2700)
    if view == 'model':
        bedding.lightened()


def shot_hero(piece):
    rooms.alcove('#b9ad9c', '#a99c8a', '#8a7458', '#6f5b44', 2.6, 2.8, back=1.3, power=0.9)
    cameras.around((0.05, -0.1), 5.2, 24, 1.4, 0.5, 52, aperture=5.6)


def shot_front(piece):
    rooms.studio('#cdc4b6', 0.85, 2.2)
    light.area((0.4, 1.6), (-2.6, -0.4, 1.1), (0.4, 0.3, 0.6), 50, 4600)
    cameras.around((-0.05, 0), 7.7, 18, 1.55, 0.5, 75, aperture=9)
    return {'exposure': -0.15}
