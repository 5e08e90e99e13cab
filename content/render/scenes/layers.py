"""The three planes of the home page, by dawn and by night: sky, temple, bed. One camera sees them all."""

import bpy
from parts import cameras, classical, light, materials, rooms, shapes

from . import aegean, fire
from .placing import flat, place, unseen

SIZE = (2400, 1600)
STEP, STEPS_AT = 0.17, 2.5
BED = (1.42, 0.1, 0)


def eye():
    camera = cameras.camera((0, -9.4, 1.55), (0, 0.0, 1.5), 50, None)
    camera.data.clip_end = 60000
    return camera


def daylight(night):
    """Dawn comes over the sea from the left; by night the moon does, and the fire is the temple's."""
    if night:
        aegean.heaven('night', 24, 150, 0.55)
        light.sun(0.55, 9000, 30, 150, 1.0)
        light.area((6, 4), (-6.5, -6.0, 4.5), (1.2, 0, 0.9), 130, 8200)
        light.area((1.6, 1.2), (5.2, -3.0, 2.2), (1.4, 0, 0.5), 150, 2400)
    else:
        aegean.heaven('dawn', 10, 142, 0.85)
        light.sun(7.5, 3500, 14, 112, 1.2)
        light.area((7, 5), (-6.0, -7.5, 4.6), (1.2, 0, 0.6), 300, 5000)
        light.area((5, 4), (5.5, -8.0, 3.6), (1.4, 0, 0.8), 50, 6400)


def ground():
    """The marble floor before the steps."""
    stone = rooms.slabs('#dcd5c9', '#b3a998', '#978d7e', 1.2, 0.2)
    return [shapes.box((30, 20, 0.4), (0, STEPS_AT - 10, -0.4), stone, 0, name='floor')]


def entablature(length, at, stone):
    """Architrave, frieze with triglyphs, and cornice, its face on y = 0 of `at`, ending at the left on x = 0."""
    x, y, z = at
    made = [shapes.box((length, 0.5, 0.3), (x + length / 2, y, z), stone, 0.008, name='architrave')]
    made.append(shapes.box((length, 0.52, 0.03), (x + length / 2, y, z + 0.3), stone, 0.004))
    made.append(shapes.box((length, 0.46, 0.34), (x + length / 2, y, z + 0.33), stone, 0.004, name='frieze'))
    for k in range(int(length / 0.38) + 1):
        for dx in (-0.06, 0, 0.06):
            made.append(shapes.box((0.044, 0.03, 0.32), (x + 0.11 + 0.38 * k + dx, y - 0.24, z + 0.34), stone, 0.008))
    made.append(shapes.box((length + 0.3, 0.86, 0.05), (x + length / 2 - 0.05, y, z + 0.67), stone, 0.006))
    made.append(classical.cornice(length + 0.5, 0.2, 0.26, (x + length / 2 - 0.1, y - 0.28, z + 0.72), stone))
    made.append(shapes.box((length + 0.4, 0.7, 0.2), (x + length / 2, y, z + 0.72), stone, 0.006))
    return made


def temple(night):
    """A portico open to the sea: two rows of columns on two steps, bronze braziers before it."""
    stone = materials.marble('#e9e2d5', '#bdb2a1', 0.36, 2.2)
    paving = rooms.slabs('#dcd5c9', '#b3a998', '#978d7e', 1.2, 0.2)
    made = [shapes.box((30, 0.42, STEP), (0, STEPS_AT + 0.21, 0), stone, 0.012, name='step')]
    made.append(shapes.box((30, 6.0, 2 * STEP), (0, STEPS_AT + 3.4, 0), stone, 0.012, name='stylobate'))
    made.append(shapes.box((29.9, 5.9, 0.004), (0, STEPS_AT + 3.4, 2 * STEP), paving, 0))
    for y in (STEPS_AT + 1.0, STEPS_AT + 4.4):
        for k in range(5):
            made += classical.column(3.3, 0.25, (0.0 + 1.62 * k, y, 2 * STEP), stone)
        made += entablature(9.0, (-0.4, y, 2 * STEP + 3.3), stone)
    made.append(shapes.box((9.0, 3.6, 0.2), (4.1, STEPS_AT + 2.7, 2 * STEP + 3.66), stone, 0.01, name='ceiling'))
    for x, seed in ((-0.95, 1), (4.05, 4)):
        made += fire.brazier((x, STEPS_AT - 0.1 + 0.9, 2 * STEP), 1.05, 0.27, night, 280, seed=seed)
    for lamp in bpy.data.objects:
        if lamp.type == 'LIGHT' and lamp.data.type == 'POINT':
            lamp.visible_glossy = False  # the floor mirrors the flames, not what lights them
    return made


def sky(night=False):
    kind = 'night' if night else 'dawn'
    aegean.heaven(kind, 10, 142 if not night else 158, 0.75 if night else 1.0)
    light.sun(0.6 if night else 3.0, 9000 if night else 3300, 16 if night else 9, 160, 1.5)
    aegean.sea(kind)
    eye()
    return {'exposure': 0.2 if night else 0.0, 'glare': 0.1, 'clean': not night}


def portico(night=False):
    daylight(night)
    ground()
    temple(night)
    eye()
    return {'exposure': 0.2 if night else 0.0, 'glare': 0.0, 'transparent': True}


def bed(night=False):
    daylight(night)
    ground()
    unseen([one for one in flat(temple(night)) if one.type == 'MESH'])
    place('bed/zeus', BED, -24, 'night' if night else 'hero')
    eye()
    return {'exposure': 0.2 if night else 0.0, 'glare': 0.05, 'transparent': True}


SCENES = {
    'layers/sky': (*SIZE, sky),
    'layers/temple': (*SIZE, portico),
    'layers/bed': (*SIZE, bed),
    'layers/sky-night': (*SIZE, lambda: sky(True)),
    'layers/temple-night': (*SIZE, lambda: portico(True)),
    'layers/bed-night': (*SIZE, lambda: bed(True)),
}
