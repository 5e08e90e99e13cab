"""The six suites of the Résidence, each with the bed that its guests sleep in."""

from functools import partial

from parts import cameras, classical, light, materials, props, rooms, shapes, soft

from . import aegean, dwelling
from .placing import place

SIZE = (1600, 1067)


def outlook(camera):
    """Lets a camera see as far as the islands."""
    camera.data.clip_end = 60000


def moonlight(from_left=150, sea=22):
    """What a suite has before its windows by night."""
    aegean.heaven('night', 26, from_left, 0.9)
    aegean.sea('night', sea)
    light.sun(0.5, 9000, 28, from_left, 1.2)


def evening(*lamps):
    """Lamps on the wall behind the bed, with more light than they would give: one exposes for the bed."""
    for x, y, z in lamps:
        props.sconce((x, y, z))
        light.bulb((x, y - 0.22, z + 0.1), 9, 2500, 0.06)


def zeus(night=False):
    """Storm blue, a terrace under a linen awning, rain coming in over the sea; by night the rain is over."""
    plaster, lime = materials.stone('#d3cdc3', '#c6bfb3', 0.75), materials.stone('#d8cfc0', '#c7bca9', 0.7)
    dwelling.room(2.2, 4.3, 2.7, 3.3, plaster, rooms.parquet('#4a3826', '#80623f', 0.3), behind=[dwelling.opening(-3.75, -0.95, 0.0, 2.7)])
    classical.cornice(7, 0.2, 0.18, (-0.8, 2.2, 3.1), plaster)
    classical.frame(2.96, 2.85, 0.1, 0.06, (-2.35, 2.17, 1.4), lime)
    dwelling.terrace(2.5, 4.6, 1.0, lime, rooms.slabs('#cfc4b2', '#ad9f8a', '#8d806e', 0.8, 0.25), 3.0)
    dwelling.awning(4.4, (-2.3, 2.55, 3.05), 0.9, 0.13, materials.cloth('#f1ebdf', 800, 0.9))
    light.area((3.0, 0.3), (-2.3, 2.75, 2.3), (-2.3, 3.5, 2.85), 14, 3600 if night else 5600)
    blue = materials.velvet('#2a4170')
    soft.curtain(0.75, 2.95, (-3.85, 2.02, 0), blue, 5, 0.13, seed=1)
    soft.curtain(0.75, 2.95, (-0.8, 2.02, 0), blue, 5, 0.13, seed=4)
    shapes.tube([(-4.25, 2.02, 2.97), (-0.4, 2.02, 2.97)], 0.014, materials.brass(), smooth=False)
    props.rug(4.0, 3.2, (0.6, 0.0, 0), '#3a4558', '#a48d5e')
    place('bed/zeus', (0.95, 0.95, 0), 0, 'night' if night else 'hero')
    props.cup(place_tray((-1.55, 0.3)))
    outlook(cameras.camera((-0.73, -4.9, 1.45), (-0.2, 0.8, 1.16), 35, 8, focus=(0.9, 0.4, 0.7)))
    if night:
        moonlight(150, 24)
        evening((-0.35, 2.2, 1.75), (2.3, 2.2, 1.75))
        dwelling.daylight(26, (-2.3, 2.6, 1.6), (0.3, -1.5, 0.4), (2.7, 2.4), 9000)
        dwelling.daylight(64, (-3.2, -4.4, 2.7), (0.8, 0.8, 0.7), (3.0, 2.2), 3600)
        return {'exposure': 0.5, 'glare': 0.25}
    aegean.heaven('storm', 14, 150, 0.75)
    aegean.sea('storm', 24, 1.7)
    light.sun(3.0, 4300, 17, 152, 2.0)
    dwelling.daylight(190, (-2.3, 2.6, 1.6), (0.3, -1.5, 0.4), (2.7, 2.4), 6600)
    dwelling.daylight(230, (-3.6, -4.4, 2.7), (0.8, 0.8, 0.7), (3.0, 2.2), 4800)
    dwelling.daylight(45, (2.3, -3.4, 2.7), (0.8, 0.8, 0.6), (2.0, 2.0), 3400)
    return {'exposure': 0.25, 'glare': 0.12}


def place_tray(at):
    """A low round table with a tray; gives where a cup stands."""
    x, y = at
    brass = materials.brass()
    shapes.cylinder(0.25, 0.03, (x, y, 0.5), materials.marble('#efece6', '#8d8c8e', 0.14), 0.008)
    shapes.cylinder(0.018, 0.49, (x, y, 0.015), brass)
    shapes.cylinder(0.17, 0.018, (x, y, 0.0), brass)
    props.tray((x, y, 0.53), 0.3, 0.2)
    return (x - 0.05, y, 0.538)


def hades():
    """Five steps down: dark lime, a low fire, travels without return, a bronze door to the hammam."""
    dark, basalt = materials.stone('#3b3633', '#2e2a28', 0.85), materials.honed('#222224', '#383634', 0.5)
    dwelling.room(
        2.2, 3.9, 3.5, 2.75, dark, rooms.slabs('#3a3734', '#2b2826', '#1b1918', 0.9, 0.3), across=[dwelling.opening(-0.75, 0.45, 0.84, 2.7)]
    )
    dwelling.hearth(1.55, 0.82, (-2.45, 2.2, 0), 0, basalt, (0.66, 0.68), 60, 2)
    dwelling.bookcase(0.82, 2.5, (-3.5, 2.2, 0), 0, materials.ebony('z'), 4)
    dwelling.bookcase(1.5, 2.5, (-2.42, 2.2, 0), 0, materials.ebony('z'), 7, 0.24, from_floor=1.2)
    bronze = materials.metal('#7a5230', 0.36)
    shapes.plate(rooms.arch(0.92, 2.1, 2.35), 0.06, bronze, 0.01, (0, 2.14, 0), name='door')
    shapes.plate(rooms.arch(1.12, 2.22, 2.35), 0.09, basalt, 0.02, (0, 2.13, 0), holes=[rooms.arch(0.93, 2.105, 2.35, 0.001)], name='jamb')
    for z in (0.35, 0.75, 1.15):
        for x in (2.13, 2.57):
            shapes.box((0.34, 0.02, 0.32), (x, 2.135, z), bronze, 0.012)
    for x in (1.98, 2.35, 2.72):
        for z in (0.2, 0.6, 1.0, 1.4):
            shapes.sphere(0.022, (x, 2.135, z + 0.12), materials.brass(), (1, 0.6, 1), 20)
    shapes.ring(0.05, 0.008, (2.08, 2.1, 1.05), materials.brass(), (90, 0, 0))
    dwelling.stairs(5, 1.2, (2.05, 0.15, 0), -90, basalt)
    light.area((1.1, 1.7), (4.6, 0.15, 1.8), (1.5, 0.1, 0.4), 90, 3000)
    props.rug(3.4, 2.6, (0, -0.2, 0), '#3d2224', '#6b4a34')
    place('bed/hades', (0.15, 0.95, 0), 0, 'night')
    for x in (2.95, 3.15):
        props.candle((x, 1.75, 0.0), 0.3 if x < 3 else 0.2)
    light.surroundings('#2a2f3d', '#14100e', 0.4)
    dwelling.daylight(170, (-1.0, -4.6, 2.4), (0, 0.8, 0.4), (3.4, 1.6), 4200)
    dwelling.daylight(50, (0.2, 0.4, 2.7), (0.2, 0.6, 0), (2.4, 2.0), 3000)
    cameras.camera((-0.35, -5.3, 1.4), (-0.05, 0.8, 0.98), 33, 8, focus=(0, 0.2, 0.5))
    return {'exposure': 0.7, 'glare': 0.25}


def poseidon(night=False):
    """Terrace, basin, sea: water repeated as far as the bed, whose pearl meets the morning, and whose lamps the night."""
    white, lime = materials.stone('#e6e2da', '#dad5cb', 0.75), materials.stone('#e2dacb', '#d2c8b6', 0.7)
    paving = rooms.slabs('#ded6c8', '#bfb5a5', '#9d9384', 1.0, 0.16)
    panes = [dwelling.opening(-3.9, -2.0, 0, 2.75), dwelling.opening(-1.75, 0.15, 0, 2.75), dwelling.opening(0.4, 2.3, 0, 2.75)]
    dwelling.room(2.4, 4.2, 2.6, 3.2, white, paving, behind=panes, beside=[dwelling.opening(-1.4, 1.6, 0.3, 2.7)])
    timber = materials.wood('#9a8a70', '#c2b190', 0.45, 'z')
    for pane in panes:
        (x0, _), (x1, head) = pane[0], pane[2]
        for x in (x0, x1):
            shapes.box((0.06, 0.1, head), (x, 2.45, 0), timber, 0.006)
        shapes.box((x1 - x0, 0.1, 0.06), ((x0 + x1) / 2, 2.45, head - 0.06), timber, 0.006)
    sheer = materials.cloth('#f4f1ea', 900, 0.9)
    for x in (-1.88, 0.28):
        soft.curtain(0.4, 2.85, (x, 2.28, 0), sheer, 4, 0.1, seed=int(x * 10))
    dwelling.terrace(2.7, 4.6, 3.0, lime, paving, 4.6)
    dwelling.basin(5.2, 2.1, (-0.6, 4.75, -0.02), lime, '#2f93a0', lit=night)
    place('bed/poseidon', (0.85, 0.25, 0), -62, 'night' if night else 'hero')
    props.rug(3.2, 2.6, (-0.2, -0.3, 0), '#cfd8d4', '#7fa7a5')
    props.vase(0.6, (-3.6, 1.9, 0), materials.sea_glass('#7fbfb8', 0.05), seed=3)
    outlook(cameras.camera((-1.75, -5.0, 1.5), (-0.35, 0.8, 1.12), 33, 8, focus=(0.6, 0.0, 0.7)))
    if night:
        moonlight(112, 20)
        evening((-1.88, 2.4, 1.8), (0.28, 2.4, 1.8))
        dwelling.daylight(22, (-4.9, 0.3, 1.7), (0.6, 0.2, 0.7), (2.8, 2.2), 9000)
        dwelling.daylight(52, (-1.6, -5.0, 2.7), (0.6, 0.4, 0.6), (3.4, 2.0), 3800)
        return {'exposure': 0.55, 'glare': 0.25}
    aegean.heaven('day', 26, 112, 0.85)
    aegean.sea('day', 20)
    light.sun(5.0, 4600, 27, 100, 1.0)
    dwelling.daylight(260, (-4.9, 0.3, 1.7), (0.6, 0.2, 0.7), (2.8, 2.2), 5000)
    dwelling.daylight(170, (-1.6, -5.0, 2.7), (0.6, 0.4, 0.6), (3.4, 2.0), 5400)
    return {'exposure': 0.0, 'glare': 0.12}


def chronos(night=False):
    """The long stay: bronze rings over the bed, a passage of books, the dawn or the stars behind the bay."""
    plaster, timber = materials.stone('#b9ab98', '#a99a86', 0.8), materials.walnut('z')
    dwelling.room(
        2.6,
        4.3,
        3.3,
        3.4,
        plaster,
        rooms.parquet('#3a2616', '#6f4c2e', 0.28),
        behind=[dwelling.opening(-3.9, -1.35, 0.4, 2.9)],
        across=[dwelling.opening(-1.75, -0.55, 0, 2.5)],
    )
    for k in range(4):
        shapes.box((0.05, 0.08, 2.5), (-3.9 + 0.85 * k, 2.68, 0.4), materials.bronze(), 0.006)
    shapes.box((2.55, 0.08, 0.05), (-2.62, 2.68, 2.2), materials.bronze(), 0.006)
    shapes.box((2.8, 0.5, 0.08), (-2.62, 2.55, 0.36), materials.walnut('x'), 0.012, name='seat')
    soft.cushion((2.5, 0.44, 0.1), (-2.62, 2.5, 0.44), materials.velvet('#6b4a2e'), 0.04, 0.012)
    soft.pillow((0.5, 0.5), 0.15, (-3.45, 2.55, 0.72), materials.velvet('#8a6a3a'), (68, 0, 8), seed=3)
    dwelling.bookcase(1.2, 3.3, (2.6, 2.6, 0), 0, timber, 3)
    dwelling.bookcase(1.9, 3.3, (3.3, -0.55, 0), -90, timber, 5)
    dwelling.bookcase(0.82, 3.3, (3.3, 2.2, 0), -90, timber, 8)
    rooms.floor(rooms.parquet('#3a2616', '#6f4c2e', 0.28), 1.6, 4, (4.4, 1.1, 0))
    for size, at in (
        ((0.1, 4.2, 3.4), (5.15, 1.1, 0)),
        ((1.6, 0.1, 3.4), (4.4, 3.15, 0)),
        ((1.6, 0.1, 3.4), (4.4, -0.95, 0)),
        ((1.8, 4.2, 0.1), (4.4, 1.1, 3.4)),
    ):
        shapes.box(size, at, plaster, 0, name='passage')
    dwelling.bookcase(2.6, 3.2, (5.1, 1.15, 0), -90, timber, 11)
    light.area((0.8, 1.6), (4.35, 1.15, 3.35), (4.4, 1.15, 0), 60, 2900)
    props.rug(3.9, 3.0, (0.45, 0.0, 0), '#6f5c46', '#b08a52')
    place('bed/chronos', (0.6, 1.15, 0), 0, 'night' if night else 'hero')
    outlook(cameras.camera((-0.7, -5.6, 1.5), (-0.1, 0.9, 1.22), 33, 8, focus=(0.5, 0.3, 0.8)))
    if night:
        moonlight(152, 26)
        evening((-0.9, 2.6, 1.9), (1.85, 2.6, 1.9))
        dwelling.daylight(22, (-2.6, 2.9, 1.8), (0.5, -1.0, 0.6), (2.4, 2.2), 9000)
        dwelling.daylight(80, (-3.0, -4.8, 2.8), (0.6, 0.9, 0.9), (3.2, 2.0), 3600)
        return {'exposure': 0.45, 'glare': 0.28}
    aegean.heaven('dawn', 9, 152, 0.95)
    aegean.sea('dawn', 26)
    light.sun(3.4, 3400, 11, 148, 1.5)
    dwelling.daylight(210, (-2.6, 2.9, 1.8), (0.5, -1.0, 0.6), (2.4, 2.2), 4000)
    dwelling.daylight(300, (-3.4, -4.8, 2.8), (0.6, 0.9, 0.9), (3.2, 2.0), 4400)
    return {'exposure': 0.15, 'glare': 0.15}


def kratos():
    """The forge gone quiet: a vaulted room, dark hides, a hearth for a whole trunk, and still water."""
    stone, iron = materials.stone('#6a5c50', '#4f443b', 0.85), materials.honed('#3a3633', '#54504b', 0.5)
    rooms.floor(rooms.slabs('#4b443e', '#38322d', '#211d1a', 0.8, 0.24), 10, 12, (0, -3, 0))
    rooms.wall(9.4, 6, (0, 2.6, 0), stone)
    for x, turn in ((-4.4, 90), (4.0, -90)):
        rooms.wall(14, 2.1, (x, -1, 0), stone, (0, 0, turn))
    dwelling.vault(4.4, 4.0, 1.9, 2.6, -7.5, stone, 2.0)
    for x in (-4.25, 3.85):
        for k in range(3):
            shapes.box((0.3, 0.5, 1.9), (x, 2.3 - 2.1 * k, 0), stone, 0.014)
    dwelling.hearth(2.3, 1.7, (-2.6, 2.6, 0), 0, iron, (0.68, 0.7), 130, 5, True, 0.5)
    dwelling.basin(2.4, 1.5, (-2.75, -0.35, 0), iron, '#2f6f74', 0.2, 0.16, True)
    place('bed/kratos', (1.45, 1.05, 0), -10, 'night')
    hide = materials.leather('#3a1714')
    soft.cushion((1.5, 0.5, 0.16), (1.15, -1.0, 0.3), hide, 0.05, 0.015, piping=hide, turn=(0, 0, -10))
    bench = [shapes.box((0.06, 0.42, 0.3), (x, 0, 0), materials.dark_steel(), 0.008) for x in (-0.6, 0.6)]
    shapes.move(bench, (1.15, -1.0, 0), (0, 0, -10))
    light.surroundings('#3a4150', '#1a1512', 0.4)
    dwelling.daylight(300, (2.6, -5.2, 3.0), (0.9, 0.8, 0.7), (2.8, 2.0), 4000)
    dwelling.daylight(80, (-0.2, -0.5, 3.7), (0.4, 0.8, 0.4), (2.6, 2.6), 3200)
    cameras.camera((-0.15, -5.9, 1.5), (-0.3, 0.9, 1.3), 32, 8, focus=(0.9, 0.3, 0.7))
    return {'exposure': 0.5, 'glare': 0.3}


def study(night=False):
    """A clearing in the storm, for one: the table under the window, a wall of books, the green lamp."""
    plaster = materials.stone('#cfc5b2', '#c0b59f', 0.8)
    dwelling.room(
        2.3, 2.35, 1.75, 3.0, plaster, rooms.parquet('#49331f', '#8a6740', 0.3), beside=[dwelling.opening(-1.75, -0.25, 0.95, 2.5)]
    )
    timber = materials.wood('#6b5a45', '#a08a68', 0.45, 'z')
    for x in (-1.73, -1.0, -0.27):
        shapes.move(shapes.box((0.05, 0.08, 1.55), (x, 0.16, 0.95), timber, 0.006), (-2.35, 0, 0), (0, 0, 90))
    for z in (0.93, 1.95, 2.47):
        shapes.move(shapes.box((1.5, 0.08, 0.05), (-1.0, 0.16, z), timber, 0.006), (-2.35, 0, 0), (0, 0, 90))
    dwelling.bookcase(4.9, 2.9, (1.75, -0.3, 0), -90, materials.walnut('z'), 6)
    dwelling.desk(1.4, 0.62, (-1.98, -1.0, 0), 90)
    dwelling.bankers_lamp((-2.05, -0.6, 0.753), 78)
    props.books((-1.95, -1.3, 0.753), ('#7d2f2a', '#d3c6ab'), 6, 70)
    shapes.box((0.21, 0.297, 0.002), (-1.86, -0.95, 0.754), materials.cloth('#f3eee2', 900, 0.9), 0, turn=(0, 0, 82))
    dwelling.stool((-1.3, -1.05, 0), -96)
    props.rug(2.3, 1.7, (-0.15, -1.35, 0), '#434a58', '#a48d5e')
    place('bed/zeus', (-0.3, 1.1, 0), 0, 'night' if night else 'hero')
    cameras.camera((0.15, -4.9, 1.5), (-0.3, 1.0, 1.12), 31, 8, focus=(-0.4, -0.2, 0.8))
    if night:
        aegean.heaven('night', 30, 84, 0.5)
        light.sun(0.5, 9000, 28, 84, 1.0)
        evening((0.95, 2.3, 1.85))
        dwelling.daylight(9, (-3.0, -1.0, 1.9), (0.4, 0, 0.6), (1.6, 1.6), 9000)
        dwelling.daylight(40, (-0.4, -5.0, 2.6), (-0.2, 0.6, 0.7), (2.4, 1.6), 3400)
        return {'exposure': 0.5, 'glare': 0.3}
    aegean.heaven('day', 30, 84, 1.1)
    light.sun(4.2, 4600, 30, 84, 1.0)
    dwelling.daylight(240, (-3.0, -1.0, 1.9), (0.4, 0, 0.6), (1.6, 1.6), 5600)
    dwelling.daylight(120, (-0.4, -5.0, 2.6), (-0.2, 0.6, 0.7), (2.4, 1.6), 4600)
    return {'exposure': 0.1, 'glare': 0.2}


SCENES = {f'suites/{k}': (*SIZE, make) for k, make in enumerate((zeus, hades, poseidon, chronos, kratos, study), 1)}
# The two others are night by themselves.
SCENES |= {f'suites/{k}-night': (*SIZE, partial(make, True)) for k, make in ((1, zeus), (3, poseidon), (4, chronos), (6, study))}
