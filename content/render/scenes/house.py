"""The rooms of the house with several pieces in them: the hall by day, the chamber by night, the terrace."""

from parts import cameras, classical, light, materials, props, rooms, shapes, soft

from . import aegean, fire
from .placing import place

SIZE = (1600, 1067)


def hall():
    """Marble, morning, and three gods who keep each other company."""
    rooms.hall(back=2.4, left=3.5, right=4.4, power=0.9)
    place('mirror/hera', (0.0, 2.24, 0), 0)
    place('chair/apollo', (-1.75, 0.95, 0), 38)
    place('chair/athena', (1.75, 0.75, 0), -36)
    props.rug(3.4, 2.6, (0.05, -0.1, 0), '#b9ab97', '#8f7d64')
    place('table/hestia-coffee-table', (0.05, -0.35, 0.017), 4)
    props.books((-0.3, -0.42, 0.425), turn=8)
    props.vase(0.5, (-2.75, 1.85, 0), seed=4)
    props.olive_tree((3.2, 1.75, 0), 2.2)
    soft.curtain(1.2, 3.7, (-3.28, 2.0, 0), materials.cloth('#e9e0d0', 900, 0.9), 6, 0.11, turn=(0, 0, 70))
    cameras.camera((1.75, -5.6, 1.4), (0.09, 0.5, 1.0), 44, 8, focus=(0.05, 0.0, 0.5))
    return {'exposure': -0.1, 'glare': 0.12}


def night():
    """The house of Sleep: Hades' bed on its embers, a Morpheus at either hand."""
    rooms.chamber(back=2.1, left=3.4, right=3.8, power=1.6, lamps=False)
    props.rug(3.9, 2.9, (0, -0.35, 0), '#57493f', '#7a5444')
    place('bed/hades', (0, 0.72, 0), 0, 'night')
    for side in (-1, 1):
        place('table/morpheus-nightstand', (side * 1.42, 1.6, 0), 0, 'hero')
        props.sconce((side * 1.42, 2.1, 1.5), True)
        light.spot((side * 1.42, 1.3, 3.0), (side * 1.42, 2.1, 0.9), 60, 2700, 70)
    place('chair/morphee', (1.86, -0.36, 0), -58)
    soft.curtain(1.0, 3.0, (-3.05, 1.75, 0), materials.velvet('#4a1f26'), 6, 0.12, turn=(0, 0, 62))
    light.area((3.4, 2.2), (-3.0, -4.4, 2.9), (0, 0.2, 0.6), 260, 4300)
    cameras.camera((-1.75, -4.75, 1.4), (0.3, 0.5, 0.82), 44, 5.6, focus=(0, 0, 0.6))
    return {'exposure': 0.75, 'glare': 0.3}


def terrace(night=False):
    """The end of a day over the sea: an armchair, a table at its elbow, a glass; later, the moon and two fires."""
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
    for x in (-2.75, 3.3):
        classical.column(3.6, 0.24, (x, 1.5, 0), lime)
    shapes.box((9.5, 0.5, 0.34), (0, 1.5, 3.6), lime, 0.01)
    place('chair/athena', (0.72, -0.3, 0), -30, 'night' if night else 'hero')
    place('table/hermes-side-table', (-0.2, -0.55, 0), 15, 'night' if night else 'hero')
    props.cup((-0.22, -0.56, 0.622))
    props.olive_tree((2.3, 1.3, 0), 2.2, 8)
    props.vase(0.62, (-1.75, 1.5, 0), seed=6)
    cameras.camera((-0.1, -5.0, 1.3), (0.1, 0, 0.97 if night else 1.02), 48 if night else 50, 7, focus=(0.5, -0.2, 0.7)).data.clip_end = 60000
    if night:
        aegean.heaven('night', 24, 150, 0.6)
        aegean.sea('night', 22)
        light.sun(0.5, 9000, 30, 140, 1.0)
        for x, seed in ((-1.1, 1), (1.85, 4)):
            fire.brazier((x, 1.75, 0), 0.95, 0.22, True, 70, seed=seed)
        light.area((5, 3), (-4.5, -5.0, 3.6), (0.3, 0, 0.6), 90, 3600)
        light.area((0.9, 1.3), (-0.9, -2.6, 1.7), (0.72, -0.3, 0.55), 26, 3200)
        light.area((4, 3), (4.5, -5.5, 3.2), (0.3, 0, 0.6), 24, 7500)
        return {'exposure': 0.35, 'glare': 0.25}
    aegean.heaven('dawn', 10, 138, 0.65)
    aegean.sea('dawn', 22)
    light.sun(9.0, 3600, 19, 104, 1.0)
    light.area((6, 4), (-4.5, -6.0, 4.2), (0.3, 0, 0.6), 190, 5000)
    light.area((4, 3), (4.5, -5.5, 3.2), (0.3, 0, 0.6), 45, 6200)
    return {'exposure': 0.0, 'glare': 0.12}


SCENES = {
    'rooms/hall': (*SIZE, hall),
    'rooms/night': (*SIZE, night),
    'rooms/terrace': (*SIZE, terrace),
    'rooms/terrace-night': (*SIZE, lambda: terrace(True)),
}
