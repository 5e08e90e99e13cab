"""What looking-glasses share: the display behind the silver, the wall they look at, and hanging them."""

from math import cos, radians, sin

import bpy

from . import classical, materials, shapes


def display(at, width=0.17, turn=(0, 0, 0), scale=1.0):
    """Weather and diary shining through the glass, its lower left corner at `at`, facing -y: a sun, the hour, three lines."""
    lit, dim = materials.glow('#e8f1ff', 2.2), materials.glow('#9fb6d8', 1.4)
    w = width
    made = [shapes.cylinder(w * 0.1, 0.0006, (w * 0.14, 0, w * 1.18), lit, 0.0001, 32, (90, 0, 0), 'sun')]
    for i in range(8):
        a = radians(45 * i)
        ray = [(w * (0.14 + r * cos(a)), 0, w * (1.18 + r * sin(a))) for r in (0.13, 0.18)]
        made.append(shapes.tube(ray, 0.0008, lit, smooth=False, sides=2, name='ray'))
    for x, z, long, thick, tone in (
        (0.4, 1.2, 0.5, 0.05, lit),
        (0.4, 1.1, 0.34, 0.024, dim),
        *((0.14, z, long, 0.02, dim) for z, long in ((0.8, 0.72), (0.66, 0.6), (0.52, 0.68))),
        *((0.02, z, 0.05, 0.02, lit) for z in (0.8, 0.66, 0.52)),
    ):
        made.append(shapes.box((w * long, 0.0006, w * thick), (w * (x + long / 2), 0, w * z), tone, 0, name='line'))
    return shapes.move(made, at, turn, scale)


def opposite(y=-5.4, tone='#d3cabb', left=3.6, right=4.6, high=3.9, arch=0.9, day=0.9):
    """The wall a glass looks at: panels, a round-headed doorway onto an olive tree in the light (`day` 0: dark)."""
    from . import props, rooms

    paint = materials.stone(tone, '#c8beae', 0.75)
    width, middle = left + right, (right - left) / 2
    door = rooms.arch(1.5, 2.9, arch)
    rooms.wall(width + 0.6, high, (middle, y, 0), paint, (0, 0, 180), [[(middle - x, z) for x, z in door]])
    for x in (-left + 1.1, -0.9, right - 1.0):
        shapes.move(classical.frame(1.2, 2.4, 0.06, 0.03, (0, 0, 0), paint), (x, y + 0.03, 1.75), (0, 0, 180))
    shapes.move(classical.cornice(width, 0.3, 0.26, (0, 0, 0), paint), (middle, y, high - 0.3), (0, 0, 180))
    for start, end in ((-left, arch - 0.75), (arch + 0.75, right)):
        if end > start:
            shapes.move(classical.skirting(end - start, 0.18, 0.04, (0, 0, 0), paint), ((start + end) / 2, y, 0), (0, 0, 180))
    if day:
        shapes.box((4.5, 0.05, 4.5), (arch, y - 2.4, -0.2), materials.glow('#f3e7d2', day), 0, name='sky')
        props.olive_tree((arch - 0.1, y - 0.9, 0), 2.1)
    return paint


def unseen_lamps(above=0.0):
    """Keeps the photographer's lamps, or those `above` a height, out of the glass."""
    for thing in bpy.context.scene.objects:
        if thing.type == 'LIGHT' and thing.location.z >= above:
            thing.visible_glossy = False


def raised(height):
    """Lifts everything made so far: a piece that hangs on its wall."""
    for thing in bpy.context.scene.objects:
        if thing.parent is None:
            thing.matrix_world.translation.z += height
