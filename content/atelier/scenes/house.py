"""The rooms of the house with several pieces in them: the hall by day, the chamber by night, the terrace."""

from parts import cameras, classical, light, materials, props, rooms, shapes, soft
from . import aegean, fire
from .placing import place

SIZE = (1600, 1067)


def hall():
    """Marble, morning, and three gods who keep each other company."""
    rooms.hall(back=2.6, left=4.0, right=4.2)
    place('mirror/hera', (0.95, 2.42, 0), 0)
    place('chair/apollo', (-1.35, 1.0, 0), 34)
    place('chair/athena', (2.55, 0.75, 0), -42)
    props.rug(3.3, 2.5, (0.65, 0.1, 0), '#c9bda9', '#a3937a')
    place('table/hestia-coffee-table', (0.65, -0.1, 0.017), 4)
    props.books((0.35, -0.16, 0.42), turn=8)
    props.vase(0.42, (-2.75, 1.9, 0), seed=4)
    props.olive_tree((3.65, 2.05, 0), 2.1)
    cameras.camera((0.35, -6.4, 1.42), (0.35, 0.4, 1.12), 42, 7, focus=(0.6, 0.4, 0.6))
    return {'exposure': -0.05, 'glare': 0.12}


def night():
    """The house of Sleep: Hades' bed on its embers, a Morpheus at either hand."""
    rooms.chamber(back=2.1, left=3.4, right=3.8, power=1.3, lamps=False)
    props.rug(3.9, 2.9, (0, -0.35, 0), '#4a4038', '#6b4a3c')
    place('bed/hades', (0, 0.78, 0), 0, 'night')
    for side in (-1, 1):
        place('table/morpheus-nightstand', (side * 1.48, 1.62, 0), 0, 'hero')
        props.sconce((side * 1.5, 2.1, 1.62), True)
    place('chair/morphee', (2.75, 0.1, 0), -52)
    soft.curtain(1.1, 2.9, (-2.95, 1.7, 0), materials.velvet('#3a1a20'), 6, 0.12, turn=(0, 0, 62))
    light.area((3.4, 2.2), (-2.6, -4.0, 2.9), (0, 0.2, 0.6), 70, 4300)
    cameras.camera((-1.5, -5.5, 1.4), (0.25, 0.5, 0.92), 42, 5.6, focus=(0, 0, 0.6))
    return {'exposure': 0.45, 'glare': 0.3}


def terrace():
    """The end of a day over the sea: an armchair, a table at its elbow, a glass."""
    lime = materials.stone('#ddd2bf', '#cfc2ac', 0.7)
    rooms.floor(rooms.slabs('#d9ccb6', '#bba98f', '#9c8c75', 0.9, 0.3), 16, 12, (0, -3.4, 0))
    shapes.box((16, 0.5, 0.6), (0, 2.55, -0.5), lime, 0.02, name='kerb')
    for x in (-4.4, -0.05, 4.3):
        shapes.box((0.56, 0.5, 0.92), (x, 2.5, 0), lime, 0.012, name='pier')
        shapes.box((0.66, 0.6, 0.08), (x, 2.5, 0.92), lime, 0.02)
    for i in range(29):
        x = -4.15 + 0.3 * i
        if min(abs(x - c) for c in (-4.4, -0.05, 4.3)) > 0.3:
            rooms.balusters(x, 2.5, lime)
    shapes.box((9, 0.26, 0.1), (0, 2.5, 0.78), lime, 0.02)
    for x in (-3.6, 3.55):
        classical.column(3.6, 0.24, (x, 1.5, 0), lime)
    shapes.box((9.5, 0.5, 0.34), (0, 1.5, 3.6), lime, 0.01)
    place('chair/artemis', (0.75, -0.05, 0), -28)
    place('table/hermes-side-table', (-0.3, -0.35, 0), 15)
    props.cup((-0.32, -0.36, 0.622))
    props.olive_tree((2.35, 1.55, 0), 2.2, 8)
    shapes.move(props.vase(0.7, (-2.35, 1.7, 0), seed=6))
    aegean.heaven('dawn', 10, 132, 0.75)
    aegean.sea('dawn', 22)
    light.sun(6.5, 3500, 15, 116, 1.2)
    light.area((6, 4), (-4.5, -6.0, 4.2), (0.3, 0, 0.6), 260, 5200)
    light.area((4, 3), (4.5, -5.5, 3.2), (0.3, 0, 0.6), 45, 6200)
    cameras.camera((0.0, -5.6, 1.3), (0.0, 0, 1.06), 48, 7, focus=(0.5, -0.2, 0.7)).data.clip_end = 60000
    return {'exposure': 0.0, 'glare': 0.12}


SCENES = {
    'rooms/hall': (*SIZE, hall),
    'rooms/night': (*SIZE, night),
    'rooms/terrace': (*SIZE, terrace),
}
