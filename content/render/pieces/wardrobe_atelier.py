"""The atelier's wardrobe: three flush doors of oak veneer on a recessed base, one of them open on rail, shelves and drawers."""

from parts import cabinet, cameras, light, materials, props, rooms, shapes

SIZE = {'width': 1.62, 'depth': 0.62, 'height': 2.18}  # metres
SEEN = ('tech-2', 'mat-1', 'mat-2', 'tech-3')
MADE_OF = ('mat-1', 'mat-2', 'tech-2')
# what options of material change in the 3D model: by the name of a material, its colour, how metallic and how rough
COLOURS = {
    'mat-1': {'wood-8f6f48-bf9c6c-0.41-z': ('#7d5531', 0, 0.22)},
    'mat-2': {'metal-4d4a45-0.42': ('#d6a75a', 1, 0.26)},
}
BASE = 0.08


def oak(along='z', rough=0.42):
    return materials.wood('#8f6f48', '#bf9c6c', rough, along)


def door_wood():
    return materials.burl('#6f4a2a', '#b3834b', 0.2) if shapes.is_chosen('mat-1') else oak(rough=0.41)


def fittings():
    return materials.metal('#d6a75a', 0.26) if shapes.is_chosen('mat-2') else materials.metal('#4d4a45', 0.42)


def inside(left, right, front, low, high):
    """Rail and clothes above, shelves beside nothing else: two drawers below, folded wool on the shelf."""
    metal, middle = materials.metal('#8f8a80', 0.36), (left + right) / 2
    shelf = low + 0.62
    cabinet.rail(left, right, front + 0.3, high - 0.09, metal)
    looks = [
        {'material': materials.cloth(tone, 500, 0.95), 'length': long, 'sleeve': 0.56, 'body': 0.2, 'full': 0.036, 'waist': 0.95, 'flare': 1.1, 'folds': 4, 'turned': 8}
        for tone, long in (('#e4d8c2', 1.0), ('#59564f', 1.08), ('#b08a5c', 0.96), ('#39424f', 1.04), ('#cbb894', 0.9))
    ]
    cabinet.wear(left + 0.03, right - 0.03, front + 0.3, high - 0.09, looks, oak('y'), metal, 6)
    shapes.box((right - left, 0.5, 0.02), (middle, front + 0.3, shelf), oak('x'), 0.002, name='shelf')
    for z, tall in ((low + 0.006, 0.28), (low + 0.296, 0.28)):
        cabinet.drawer(right - left - 0.008, tall, 0.46, (middle, front + 0.06, z), oak('x'), oak('y'), metal, 0.0)
    cabinet.folded(('#d8ccb4', '#8d8373', '#efe8da'), (left + 0.2, front + 0.3, shelf + 0.02), 0.3, 0.36, 0.045, 8)


def build(piece, view='hero'):
    w, d, h = (piece['size'][side] for side in ('width', 'depth', 'height'))
    front, back, half = -d / 2 + 0.03, d / 2, w / 2
    shapes.box((w - 0.08, d - 0.1, BASE), (0, 0.03, 0), materials.lacquer('#1d1a17', 0.5), 0.002, name='base')
    wall = -half + w * 2 / 3
    cabinet.case(w, front + 0.028, back, BASE, h - 0.03, oak(), oak(), (wall,))
    shapes.box((w + 0.004, d - 0.028, 0.03), (0, 0.016, h - 0.03), oak('x'), 0.004, name='top')
    doors = cabinet.Leaves(-half + 0.003, half - 0.003, BASE + 0.004, h - 0.034, front, 'llr', 0.026)
    doors.boards(door_wood())
    for leaf, side in ((doors[0], 1), (doors[1], 1), (doors[2], -1)):
        x = leaf.right - 0.05 if side > 0 else leaf.left + 0.05
        leaf.add(cabinet.bar_handle(x, 1.05, 0.42, front, fittings(), 0.03, 0.013))
        leaf.add(cabinet.hinges(leaf, fittings()))
        inset = 0.05
        fillet = [(leaf.left + inset, leaf.low + inset), (leaf.right - inset, leaf.low + inset), (leaf.right - inset, leaf.high - inset), (leaf.left + inset, leaf.high - inset)]
        if shapes.is_chosen('mat-2'):
            leaf.add(cabinet.stringing([fillet], 0.005, fittings(), front - 0.0003, closed=True))
    if shapes.has_options(view):
        leaf = doors[1]
        glass = [shapes.box((leaf.width - 0.2, 0.005, leaf.height - 0.24), (leaf.middle, front - 0.0026, leaf.low + 0.12), materials.looking_glass(), 0.002, name='glass')]
        for x in (-1, 1):
            glass.append(shapes.box((0.006, 0.004, leaf.height - 0.3), (leaf.middle + x * (leaf.width / 2 - 0.116), front - 0.0058, leaf.low + 0.15), materials.glow('#ffe6c4', 6), 0.001, name='light'))
        for long, z in ((0.1, 0.0), (0.06, -0.024)):
            glass.append(shapes.box((long, 0.0008, 0.012), (leaf.middle - 0.06, front - 0.0056, 1.62 + z), materials.glow('#f2f6ff', 2), 0, name='hour'))
        shapes.part('tech-3', glass)
    bay = (wall + 0.011, half - 0.03)
    inside(*bay, front, BASE + 0.03, h - 0.06)
    if shapes.has_options(view) and shapes.is_chosen('tech-2'):
        cabinet.lamp_strip(*bay, front + 0.07, h - 0.064, 3000, 9, 9)
        cabinet.lamp_post(bay[0] + 0.002, front + 0.06, BASE + 0.1, h - 0.1, 1, 3000, 7, 8)
    if view != 'model':
        doors[2].open(104)


def shot_hero(piece):
    rooms.hall(back=0.36, left=2.8, right=3.6, high=3.4, tone='#b8ac99', ground='#c9bca6', vein='#a8967a', warmth=5400, power=0.9, niche=False)
    props.rug(2.2, 1.4, (0, -1.2, -0.001), '#b7a890', '#9a8b74')
    cameras.around((0.2, 0), 5.2, -20, 1.4, 1.02, 50, aperture=6.3)


def shot_front(piece):
    rooms.studio('#cdc4b6', 0.85, 2.3)
    light.area((0.3, 2.4), (-2.5, -1.0, 1.3), (0.5, -0.3, 1.1), 55, 4400)
    cameras.around((0.12, -0.1), 6.6, -14, 1.4, 1.06, 75, aperture=11)
