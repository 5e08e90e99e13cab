"""A made bed: mattress, sheets, quilt, pillows, throw."""

from math import cos, radians, sin, tau
from random import Random

from . import bedclothes, materials, pillows, shapes, soft


def made_bed(width, length, at, linen='#efeae1', quilt='#e6dfd3', accent=None, throw=None, thick=0.26, pillows=2, throw_place=0.62, seed=1):
    """A mattress `width` × `length`, its underside's middle at `at`, head towards +y, with everything on it.

    `accent` colours the small cushions (velvet), `throw` a blanket across the foot. Gives the objects.
    """
    x, y, z = at
    sheet, cover = materials.cloth(linen, 900, 0.85), materials.cloth(quilt, 800, 0.88)
    top = z + thick
    bed = soft.cushion((width, length, thick), at, sheet, 0.07, 0.012, piping=materials.cloth('#d9d1c4', 900, 0.9), name='mattress')
    core = bed[0]
    made = list(bed)
    covering = soft.drape(
        (width + 0.5, length * 0.84),
        (x, y - length * 0.2, top + 0.05),
        [core],
        cover,
        cell=0.036,
        thickness=0.024,
        stiff=2.5,
        frames=44,
        seed=seed,
        floor=max(0.0, z - 0.1),
        name='quilt',
    )
    made.append(covering)
    made.append(soft.turned_back(width * 0.985, 0.36, (x, y + length * 0.2 - 0.02, top + 0.026), cover, sheet, 0.02, seed=seed))
    slip, each = materials.cloth(linen, 900, 0.85), width / 2
    wide = each * 0.86
    for side in (-1, 1):
        for row in range(pillows):
            lean, back = (66, 0.16) if row == 0 else (48, 0.36)
            size = (wide, 0.56) if row == 0 else (wide * 0.94, 0.48)
            made += soft.pillow(
                size,
                0.17 if row == 0 else 0.15,
                (x + side * each * 0.49, y + length / 2 - back, top + (0.29 if row == 0 else 0.21)),
                slip,
                (lean, 0, side * (2 + row * 2)),
                seed=row * 2 + (side > 0) + seed,
            )
    if accent:
        velvet = materials.velvet(accent)
        made += soft.pillow(
            (0.62, 0.36), 0.15, (x + 0.02, y + length / 2 - 0.54, top + 0.17), velvet, (46, 0, -2), seed=seed + 7, piping=velvet
        )
    if throw:
        made.append(
            soft.drape(
                (width + 0.9, 0.62),
                (x, y + length * (0.5 - throw_place) - 0.14, top + 0.11),
                [covering, core],
                throw,
                cell=0.03,
                thickness=0.008,
                stiff=1.2,
                frames=40,
                seed=seed + 3,
                turn=(0, 0, 3),
                floor=max(0.0, z - 0.12),
                name='throw',
            )
        )
    return made


# -- a bed dressed to measure --------------------------------------------------------------------------


def dressed(
    width,
    length,
    at,
    linen='#efeae1',
    quilt='#e6dfd3',
    lining=None,
    accent=None,
    throw=None,
    thick=0.24,
    seed=1,
    lean=64,
    high=0.5,
    rows=2,
    hang=0.22,
    foot=0.16,
    throw_place=0.66,
    piping=None,
    gap=0.0,
):
    """A made bed, its quilt falling over the sides by `hang` and over the foot by `foot`, turned back before the pillows.

    `lean` and `high` are the back pillows' angle and height, `quilt` a colour or a material, `piping` the
    material of welts and hem, `gap` how far behind the mattress the headboard stands. Gives the objects.
    """
    x, y, z = at
    sheet = materials.cloth(linen, 900, 0.85)
    cover = quilt if not isinstance(quilt, str) else materials.cloth(quilt, 800, 0.88)
    under = materials.cloth(lining, 900, 0.85) if lining else sheet
    linen_welt = materials.cloth('#d9d1c4', 900, 0.9)  # on the front row, where the sheets hide all but one end of a welt
    welt = piping or linen_welt
    top, each, head = z + thick, width / 2, length / 2 + gap
    draw, heap, dents, front = Random(seed), [], [], head
    for row in range(rows):
        tall, fill, angle = (high + 0.03, 0.19, lean + 4) if row == 0 else (high * 0.86, 0.18, lean - 8)
        front = head - 0.1 - tall * cos(radians(angle)) * 0.75 if row == 0 else front - 0.17
        for side in (-1, 1):
            wide, place = each * (0.88 - 0.07 * row), side * each * (0.485 - 0.015 * row) + draw.uniform(-0.012, 0.012)
            heap.append(
                {
                    'size': (wide, tall * draw.uniform(0.97, 1.03)),
                    'fill': fill * draw.uniform(0.95, 1.04),
                    'at': (place, front + draw.uniform(-0.012, 0.012)),
                    'lean': angle + draw.uniform(-2.5, 2.5),
                    'turn': side * (1.5 + 2 * row) + draw.uniform(-1.5, 1.5),
                    'material': cover if row and lining else sheet,
                    'piping': welt if row == 0 else linen_welt,
                    'seed': row * 2 + (side > 0) + seed,
                    'back': head if row == 0 else None,
                }
            )
            dents.append((place, front + 0.03, wide * 0.5, 0.15, 0.016))
    if accent:
        front -= 0.15
        velvet = materials.velvet(accent) if isinstance(accent, str) else accent
        small = {'size': (0.64, 0.37), 'fill': 0.17, 'at': (0.02, front), 'lean': 54, 'turn': -3, 'material': velvet}
        heap.append({**small, 'piping': velvet, 'seed': seed + 7, 'back': None})
        dents.append((0.02, front + 0.02, 0.32, 0.12, 0.012))
    made = list(soft.cushion((width, length, thick), at, sheet, 0.06, 0.012, name='mattress'))
    bed = bedclothes.Bed(width, length, x, y, top, dents)
    for v in made[0].data.vertices:
        if v.co.z > thick * 0.8:
            v.co.z -= bed.hollow(v.co.x, v.co.y) + 0.004
    fold = min(length * 0.16, front - 0.1)
    made.append(bedclothes.fitted_sheet(bed, sheet, thick - 0.02, fold - 0.3, seed))
    over = bedclothes.Quilt(bed, hang, foot, fold, seed=seed)
    made += over.made(cover, under, welt)
    for one in heap:
        back = None if one['back'] is None else y + one['back']
        place = (x + one['at'][0], y + one['at'][1])
        made += pillows.leaning(**{**one, 'at': place, 'back': back}, top=top)
    if throw:
        made.append(over.throw(throw, length * (0.5 - throw_place) - 0.14, 0.56, hang + 0.03, seed=seed + 3))
    return made


def lightened(segments=2, heavy=1600, soft_heavy=4000):
    """Spends fewer triangles on everything in the scene: for the 3D models. Bedding keeps more, or its corners tear."""
    for thing in shapes.everything():
        for modifier in thing.modifiers:
            if modifier.type == 'SUBSURF':
                modifier.levels = modifier.render_levels = 0
            elif modifier.type == 'BEVEL':
                modifier.segments = min(modifier.segments, segments)
        most = soft_heavy if thing.name.split('.')[0] in ('pillow', 'quilt', 'sheet', 'throw', 'turned-back', 'drape') else heavy
        if len(thing.data.polygons) > most and not thing.data.shape_keys:
            fewer = thing.modifiers.new('fewer', 'DECIMATE')
            fewer.ratio = max(0.25, most / len(thing.data.polygons))


# -- what the options add ------------------------------------------------------------------------------


def charging_pads(places, material, light='#ffd9a8', radius=0.052):
    """Induction pads: a disc let into the top at each place, with a lit hair-line round it."""
    made = []
    for place in places:
        made.append(shapes.cylinder(radius, 0.006, place, material, 0.002, 48, name='pad'))
        made.append(
            shapes.move(
                shapes.ring(radius * 0.77, 0.0012, (0, 0, 0), materials.glow(light, 4), segments=48), (place[0], place[1], place[2] + 0.006)
            )
        )
    return shapes.part('wireless_charging', *made)


def safe_drawer(at, turn=0, front=None, size=(0.46, 0.4, 0.15), open_by=0.3):
    """A steel drawer pulled out of the bed's flank, its face to -y before the turn; `at` is the middle of its mouth."""
    w, d, h = size
    steel, felt = materials.metal('#4a4c50', 0.4), materials.cloth('#3a1218', 900, 0.95)
    made = [shapes.box((w, 0.024, h), (0, -open_by - 0.012, 0), front or steel, 0.004, name='safe-front')]
    made.append(shapes.box((w - 0.03, d, 0.01), (0, d / 2 - open_by, 0.012), felt, 0.002))
    for side in (-1, 1):
        made.append(shapes.box((0.012, d, h - 0.03), (side * (w / 2 - 0.02), d / 2 - open_by, 0.012), steel, 0.003))
    made.append(shapes.box((w - 0.03, 0.012, h - 0.03), (0, d - open_by - 0.01, 0.012), steel, 0.003))
    made.append(shapes.box((0.11, 0.006, 0.05), (0, -open_by - 0.026, h / 2 - 0.025), materials.lacquer('#0b0b0d'), 0.002))
    for k in range(4):
        made.append(shapes.cylinder(0.005, 0.003, (-0.036 + 0.024 * k, -open_by - 0.029, h / 2), materials.brass(), 0.001, 16, (90, 0, 0)))
    shapes.move(made, at, (0, 0, turn))
    return shapes.part('safe_storage', *made)


def raised_screen(at, width=1.3, metal=None, rise=0.16):
    """A television risen from the foot of the bed on two posts, its picture to +y."""
    body, high = metal or materials.metal('#2b2c2f', 0.35), width * 9 / 16
    x, y, z = at
    made = [shapes.box((width + 0.1, 0.05, 0.02), (x, y, z), body, 0.005, name='slot')]
    for side in (-1, 1):
        made.append(shapes.box((0.035, 0.016, rise + 0.05), (x + side * width * 0.26, y, z), body, 0.004))
    made.append(shapes.box((width, 0.022, high), (x, y, z + rise), body, 0.006, name='television'))
    made.append(
        shapes.box((width - 0.02, 0.004, high - 0.02), (x, y + 0.0125, z + rise + 0.01), materials.screen(), 0.0015, name='picture')
    )
    back = materials.lacquer('#141518', 0.35)
    made.append(shapes.box((width - 0.05, 0.004, high - 0.05), (x, y - 0.0125, z + rise + 0.025), back, 0.0015, name='back'))
    for level in range(6):
        made.append(
            shapes.box((width * 0.3, 0.003, 0.004), (x, y - 0.0155, z + rise + 0.09 + 0.016 * level), materials.metal('#2b2c2f', 0.4), 0)
        )
    return shapes.part('integrated_tv', *made)


def projector(at, light='#9fd0ff', span=0.5, above=0.75, seed=2, ahead=0.0):
    """A lens in a ring, and what it projects: two slender orbits and a handful of stars `above` and `ahead` of it."""
    from random import Random

    draw, x, y, z = Random(seed), *at
    ray = materials.glow(light, 3.5)
    made = [shapes.cylinder(0.05, 0.03, at, materials.metal('#2b2c2f', 0.3), 0.004, 48, name='projector')]
    made.append(shapes.sphere(0.034, (x, y, z + 0.028), materials.glass('#bcd6f2'), (1, 1, 0.45), 32))
    for lean, size in ((18, 1.0), (-34, 0.72)):
        circle = [(span * size * cos(tau * i / 96), span * size * sin(tau * i / 96), 0) for i in range(96)]
        orbit = shapes.tube(circle, 0.0022, ray, closed=True, smooth=False, sides=1, name='orbit')
        made.append(shapes.move(orbit, (x, y - ahead, z + above), (lean, lean / 2, 0)))
    for _ in range(26):
        a, b, r = draw.uniform(0, tau), draw.uniform(-0.9, 0.9), span * draw.uniform(0.3, 1)
        flat = r * (1 - b * b) ** 0.5
        star = draw.choice((0.008, 0.012, 0.018))
        made.append(
            shapes.box(
                (star, star, star),
                (x + flat * cos(a), y - ahead + flat * sin(a), z + above + r * b * 0.7),
                ray,
                0,
                turn=(45, 35, 0),
                name='star',
            )
        )
    return shapes.part('holographic_projector', *made)


def folding_table(at, side=1, board=None, metal=None, size=(0.66, 0.36), over=0.3):
    """A tray on a jointed arm that rises from the flank at `at` and comes to rest `over` it, above the mattress."""
    x, y, z = at
    timber, brass = board or materials.walnut(), metal or materials.brass()
    inside = x - side * (size[0] / 2 - 0.02)
    made = [shapes.box((0.05, 0.09, 0.03), (x, y, z), brass, 0.006, name='table-hinge')]
    made.append(shapes.tube([(x, y, z + 0.02), (x, y, z + over - 0.02), (x - side * 0.12, y, z + over)], 0.012, brass))
    made.append(shapes.box((size[0], size[1], 0.018), (inside, y, z + over), timber, 0.006, name='table'))
    made.append(shapes.box((size[0] + 0.008, size[1] + 0.008, 0.006), (inside, y, z + over + 0.004), brass, 0.002))
    return shapes.part('integrated_table', *made)


def massage_armchair(at, turn, cover, metal, name='armchair'):
    """An easy chair with its footrest raised, fit for the bed's material: padded shell, two rolls under the back."""

    def back(u, v):
        lean = 0.2 * v
        wrap = 2 * u - 1
        return (0.36 * wrap, 0.26 + lean - 0.1 * wrap * wrap, 0.4 + 0.72 * v)

    made = [soft.upholstered(back, soft.channels(6, 0.05, 'u'), 30, 48, cover, 0.06, name=name)]
    shapes.solid(made[0], 0.09, -1)
    made += soft.cushion((0.62, 0.62, 0.17), (0, -0.02, 0.29), cover, 0.06, 0.025, name=name)
    for side in (-1, 1):
        made += soft.cushion((0.15, 0.74, 0.36), (side * 0.39, 0.02, 0.24), cover, 0.07, 0.01, name=name)
    for k in range(3):
        made += soft.cushion((0.52, 0.17, 0.1), (0, -0.46 - 0.17 * k, 0.31 - 0.035 * k), cover, 0.05, 0.01, turn=(11, 0, 0), name=name)
    made.append(shapes.cylinder(0.3, 0.022, (0, 0, 0), metal, 0.006, 64))
    made.append(shapes.cylinder(0.05, 0.28, (0, 0, 0.015), metal, 0.006, 32))
    made.append(shapes.box((0.66, 0.6, 0.03), (0, 0, 0.26), metal, 0.01))
    made.append(shapes.tube([(0, -0.25, 0.27), (0, -0.5, 0.25), (0, -0.78, 0.22)], 0.018, metal))
    shapes.move(made, at, (0, 0, turn))
    return shapes.part('massage_chair', *made)
