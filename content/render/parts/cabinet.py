"""Cabinet-making: leaves that open with what is inlaid in them, mouldings on three sides, and what hangs within."""

from math import cos, hypot, pi, radians, sin, tau
from random import Random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from . import classical, light, materials, shapes, soft

# -- leaves --------------------------------------------------------------------------------------------


class Leaf:
    """One door: where it is, the side it hangs on and everything that turns with it."""

    def __init__(self, left, right, low, high, hinge, front, thick):
        self.left, self.right, self.low, self.high = left, right, low, high
        self.hinge, self.front, self.thick, self.things = hinge, front, thick, []
        self.middle, self.width, self.height = (left + right) / 2, right - left, high - low

    def add(self, *things):
        for thing in things:
            self.things += thing if isinstance(thing, (list, tuple)) else [thing]

    def open(self, angle):
        """Turns the leaf outwards about the edge it hangs on."""
        x = self.left if self.hinge == 'left' else self.right
        side = -1 if self.hinge == 'left' else 1
        pivot = Vector((x, self.front + self.thick * 0.5, 0))
        way = Matrix.Translation(pivot) @ Matrix.Rotation(radians(side * angle), 4, 'Z') @ Matrix.Translation(-pivot)
        for thing in self.things:
            thing.matrix_world = way @ thing.matrix_basis


class Leaves:
    """A row of doors between `left` and `right`, their faces on y = `front`; `hinges` is a letter a door, as 'llrr'."""

    def __init__(self, left, right, low, high, front, hinges, thick=0.028, gap=0.004):
        self.front, self.gap = front, gap
        step = (right - left) / len(hinges)
        self.all = [
            Leaf(left + i * step + gap / 2, left + (i + 1) * step - gap / 2, low, high, 'left' if side == 'l' else 'right', front, thick)
            for i, side in enumerate(hinges)
        ]

    def __iter__(self):
        return iter(self.all)

    def __getitem__(self, i):
        return self.all[i]

    def boards(self, materials_of, edge=0.0025):
        """A plain board for each leaf; one material for all, or one each."""
        for i, leaf in enumerate(self.all):
            material = materials_of[i] if isinstance(materials_of, (list, tuple)) else materials_of
            leaf.add(
                shapes.box(
                    (leaf.width, leaf.thick, leaf.height),
                    (leaf.middle, leaf.front + leaf.thick / 2, leaf.low),
                    material,
                    edge,
                    3,
                    name='leaf',
                )
            )

    def lay(self, *things):
        """Lets things into the doors: whatever crosses a joint is sawn through there."""
        for thing in things:
            for one in thing if isinstance(thing, (list, tuple)) else [thing]:
                self._saw(one)

    def _saw(self, thing):
        thing = shapes.applied(thing)
        data = thing.data
        data.transform(thing.matrix_world)
        thing.matrix_world = Matrix.Identity(4)
        low, high = min(v.co.x for v in data.vertices), max(v.co.x for v in data.vertices)
        for leaf in self.all:
            if low >= leaf.left and high <= leaf.right:
                leaf.add(thing)
                return
        for leaf in self.all:
            if low < leaf.right and high > leaf.left:
                leaf.add(self._piece(thing, leaf))
        bpy.data.objects.remove(thing)

    def _piece(self, thing, leaf):
        twin = thing.copy()
        twin.data = thing.data.copy()
        bpy.context.collection.objects.link(twin)
        form = bmesh.new()
        form.from_mesh(twin.data)
        bmesh.ops.triangulate(form, faces=[face for face in form.faces if len(face.verts) > 4])
        for x, outwards in ((leaf.left, -1), (leaf.right, 1)):
            whole = form.verts[:] + form.edges[:] + form.faces[:]
            cut = bmesh.ops.bisect_plane(form, geom=whole, plane_co=(x, 0, 0), plane_no=(outwards, 0, 0), clear_outer=True)
            rim = [e for e in cut['geom_cut'] if isinstance(e, bmesh.types.BMEdge) and len(e.link_faces) == 1]
            if rim and any(len(e.link_faces) == 2 for e in form.edges) and len(set(round(v.co.y, 4) for e in rim for v in e.verts)) > 2:
                bmesh.ops.edgeloop_fill(form, edges=rim)
        form.to_mesh(twin.data)
        form.free()
        return twin


# -- marquetry -----------------------------------------------------------------------------------------


def sheet(outlines, material, y, name='inlay'):
    """Veneer cut to closed outlines [(x, z)], all of one wood, lying on the plane y."""
    vertices, faces = [], []
    for outline in outlines:
        turned = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]])) > 0
        ring = list(outline) if turned else list(outline)[::-1]
        faces.append(list(range(len(vertices), len(vertices) + len(ring))))
        vertices += [(x, y, z) for x, z in ring]
    return shapes.mesh(name, vertices, faces, material, smooth=False)


def stringing(lines, width, material, y, height=0.0008, closed=False, name='stringing'):
    """Flat metal wire let into the wood along lines [(x, z)] or [(x, z, share of the width)], a hair proud of it."""
    vertices, faces = [], []
    for points in lines:
        count = len(points)
        start = len(vertices)
        for i, point in enumerate(points):
            before = points[i - 1] if i or closed else point
            after = points[(i + 1) % count] if i < count - 1 or closed else point
            dx, dz = after[0] - before[0], after[1] - before[1]
            far = hypot(dx, dz) or 1
            half = width / 2 * (point[2] if len(point) > 2 else 1)
            nx, nz = -dz / far * half, dx / far * half
            vertices += [(point[0] + nx, y, point[1] + nz), (point[0] + nx * 0.6, y - height, point[1] + nz * 0.6)]
            vertices += [(point[0] - nx * 0.6, y - height, point[1] - nz * 0.6), (point[0] - nx, y, point[1] - nz)]
        for i in range(count if closed else count - 1):
            a, b = start + 4 * i, start + 4 * ((i + 1) % count)
            faces += [(a + k, a + k + 1, b + k + 1, b + k) for k in range(3)]
    return shapes.soften(shapes.mesh(name, vertices, faces, material, smooth=False), 30)


def polar(at, angle, radius):
    return at[0] + radius * cos(radians(angle)), at[1] + radius * sin(radians(angle))


def bezier(a, b, c, d, count=12):
    """Points of a cubic curve, its end left out unless it is the last."""
    out = []
    for i in range(count + 1):
        t = i / count
        k = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        out.append(tuple(sum(w * p[n] for w, p in zip(k, (a, b, c, d))) for n in (0, 1)))
    return out


def blade(foot, length, width, angle, belly=0.4, count=10):
    """The outline of a leaf, a grain or a drop, from its foot towards an angle."""
    upper = bezier((0, 0), (length * belly * 0.5, width * 0.75), (length * (belly + 0.3), width * 0.6), (length, 0), count)
    lower = [(x, -z) for x, z in reversed(upper[1:-1])]
    return [turned(p, foot, angle) for p in [*upper, *lower]]


def turned(point, about, angle):
    c, s = cos(radians(angle)), sin(radians(angle))
    return about[0] + point[0] * c - point[1] * s, about[1] + point[0] * s + point[1] * c


def disc(at, radius, count=24):
    return [polar(at, 360 * i / count, radius) for i in range(count)]


# -- the case ------------------------------------------------------------------------------------------


def moulding(profile, width, front, back, material, edge=0.002, name='moulding'):
    """A closed profile [(outwards, z)] carried round three sides of a case `width` wide, mitred at the corners."""
    half, count = width / 2, len(profile)
    vertices = []
    for out, z in profile:
        vertices += [(-half - out, back, z), (-half - out, front - out, z), (half + out, front - out, z), (half + out, back, z)]
    faces = []
    for i in range(count):
        a, b = 4 * i, 4 * ((i + 1) % count)
        faces += [(a + k, a + k + 1, b + k + 1, b + k) for k in range(3)]
    faces += [[4 * i for i in range(count)][::-1], [4 * i + 3 for i in range(count)]]
    thing = shapes.mesh(name, vertices, faces, material, smooth=False)
    form = bmesh.new()
    form.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(thing.data)
    form.free()
    return shapes.rounded(thing, edge, 3) if edge else shapes.soften(thing, 35)


def case(width, front, back, low, high, outside, inside, walls=(), thick=0.026, lining=None):
    """The body: two sides, top, bottom, back and upright `walls` at x; `inside` is what one sees when it is open."""
    half, deep, middle = width / 2, back - front, (front + back) / 2
    made = []
    for side in (-1, 1):
        made.append(shapes.box((thick, deep, high - low), (side * (half - thick / 2), middle, low), outside, 0.002, name='side'))
        made.append(
            shapes.box(
                (0.004, deep - 0.05, high - low - 0.05),
                (side * (half - thick - 0.002), middle + 0.02, low + 0.025),
                inside,
                0,
                name='lining',
            )
        )
    for z in (low, high - thick):
        made.append(shapes.box((width - 2 * thick, deep, thick), (0, middle, z), outside, 0.001, name='deck'))
    for z in (low + thick, high - thick - 0.004):
        made.append(shapes.box((width - 2 * thick, deep - 0.05, 0.004), (0, middle + 0.02, z), inside, 0, name='lining'))
    made.append(
        shapes.box((width - 2 * thick, 0.016, high - low - 2 * thick), (0, back - 0.008, low + thick), lining or inside, 0, name='back')
    )
    for x in walls:
        made.append(shapes.box((0.022, deep - 0.06, high - low - 2 * thick), (x, middle + 0.02, low + thick), inside, 0.002, name='wall'))
    return made


def flank_frames(width, front, back, low, high, material, field=None, wide=0.05, deep=0.012):
    """A framed panel on either flank, so that the sides of the case are not bare."""
    made = []
    for side in (-1, 1):
        at = (side * width / 2, (front + back) / 2, (low + high) / 2)
        turn = (0, 0, 90 * side)
        across = back - front - 0.08
        made.append(shapes.move(classical.frame(across, high - low - 0.08, wide, deep, (0, -deep, 0), material), at, turn))
        if field:
            made.append(
                shapes.move(
                    shapes.box((across - wide, 0.004, high - low - 0.12), (0, -0.002, -(high - low - 0.12) / 2), field, 0), at, turn
                )
            )
    return made


def bar_handle(x, z, length, front, material, reach=0.03, thick=0.011):
    """An upright bar on two posts."""
    made = [shapes.cylinder(thick / 2, length, (x, front - reach + thick / 2, z - length / 2), material, 0.003, 24, name='handle')]
    for end in (-1, 1):
        made.append(
            shapes.cylinder(thick * 0.36, reach - thick / 2, (x, front, z + end * length * 0.4), material, 0.001, 16, (90, 0, 0), 'post')
        )
        made.append(shapes.cylinder(thick * 0.9, 0.003, (x, front, z + end * length * 0.4), material, 0.001, 24, (90, 0, 0), 'rose'))
    return made


def hinges(leaf, material):
    """Two brass knuckles seen when the leaf is open."""
    x = leaf.left if leaf.hinge == 'left' else leaf.right
    return [
        shapes.cylinder(0.006, 0.07, (x, leaf.front + leaf.thick + 0.004, leaf.low + leaf.height * share), material, 0.001, 16)
        for share in (0.12, 0.5, 0.86)
    ]


# -- what is kept in it --------------------------------------------------------------------------------


def garment(
    length, material, at=(0, 0, 0), turn=0, sleeve=0.0, waist=0.86, flare=1.15, body=0.2, full=0.034, folds=7, seed=0, name='garment'
):
    """Clothing on a hanger, its shoulders along y, the neck at `at`; `sleeve` is its length, 0 for a dress with straps."""
    made = []
    slope = 0.085 / length

    def hang(u, v):
        a = u * tau
        if v < slope:
            t = v / slope
            half, deep = 0.055 + (body - 0.055) * t, 0.014 + (full * 0.72 - 0.014) * t**0.7
        else:
            t = (v - slope) / (1 - slope)
            pinch = sin(pi * min(1, t / 0.55)) if sleeve == 0 else 0.4 * sin(pi * min(1, t))
            half = body * (1 - (1 - waist) * pinch) * (1 + (flare - 1) * t**1.5)
            deep = full * (0.72 + 0.28 * t) * (1 + (flare - 1) * 1.4 * t)
        t = max(0.0, (v - slope) / (1 - slope))
        wander = noise.noise((cos(a) * 1.4 + seed * 3.1, sin(a) * 1.4, v * 1.3)) * 2.2
        ripple = 1 + (0.04 + 0.3 * t) * sin(folds * a + wander + seed) * 0.5 + 0.06 * noise.noise((cos(a) * 3, sin(a) * 3 + seed, v * 4))
        s = sin(a)
        sway = 0.008 * noise.noise((v * 2.2, seed * 5.7, 0.3))
        return (deep * cos(a) * ripple + sway, half * (abs(s) ** 0.8) * (1 if s > 0 else -1) * (1 + (ripple - 1) * 0.25), -length * v)

    made.append(shapes.solid(shapes.surface(hang, folds * 10, 30, material, close_u=True, name=name), 0.0015))
    if sleeve:
        for side in (-1, 1):
            made.append(_sleeve(sleeve, body, full, side, material, seed))
        collar = [(0.016 * cos(tau * i / 16), 0.062 * sin(tau * i / 16), 0.004 + 0.012 * cos(tau * i / 16 + pi / 2)) for i in range(16)]
        made.append(shapes.tube(collar, 0.011, material, closed=True, sides=4, name='collar'))
    return shapes.move(made, at, (0, 0, turn))


def _sleeve(length, body, full, side, material, seed):
    def arm(u, v):
        a = u * tau
        r = 0.052 * (1 - 0.34 * v) * (0.5 + 0.5 * min(1, v / 0.06))
        crease = 1 + 0.07 * noise.noise((cos(a) * 2, v * 9 + seed, side * 3)) * (0.4 + v)
        lean = 0.035 * v
        return (
            full * 0.9 * (1 - 0.3 * v) * cos(a) * crease + 0.01 * sin(v * 3 + seed),
            side * (body * 0.93 - 0.01 + lean + 0.012 * sin(3 * v)) + r * sin(a) * crease,
            -0.062 - length * v,
        )

    return shapes.solid(shapes.surface(arm, 28, 24, material, close_u=True, name='sleeve'), 0.0015)


def hanger(at, rail, wood, metal, turn=0):
    """A shaped hanger with its neck at `at`, hooked over a rail at height `rail`."""
    rise = rail - at[2]
    arms = shapes.tube(
        [(0, -0.19, -0.078, 0.8), (0, -0.1, -0.036, 1.1), (0, 0, -0.006, 1.2), (0, 0.1, -0.036, 1.1), (0, 0.19, -0.078, 0.8)],
        0.0095,
        wood,
        sides=4,
        resolution=6,
        name='hanger',
    )
    hook = [
        (0, 0, 0),
        (0, 0, rise - 0.03),
        (0, 0.017, rise - 0.012),
        (0, 0.017, rise + 0.008),
        (0, 0, rise + 0.0195),
        (0, -0.017, rise + 0.008),
        (0, -0.018, rise - 0.006),
    ]
    return shapes.move([arms, shapes.tube(hook, 0.0022, metal, sides=3, resolution=6, name='hook')], at, (0, 0, turn))


def rail(left, right, y, z, material):
    """The hanging rail, with a cup at either end."""
    made = [shapes.cylinder(0.011, right - left, (left, y, z), material, 0.001, 24, (0, 90, 0), 'rail')]
    for x in (left, right):
        made.append(shapes.cylinder(0.02, 0.01, (x - (0.01 if x == right else 0), y, z), material, 0.002, 24, (0, 90, 0), 'cup'))
    return made


def wear(left, right, y, z, looks, wood, metal, seed=1, drop=0.085):
    """Garments side by side on a rail at height `z`: looks are dicts of `garment`'s arguments and how far each is `turned`."""
    draw, made = Random(seed), []
    step = (right - left) / len(looks)
    for i, look in enumerate(looks):
        x = left + (i + 0.5) * step + draw.uniform(-0.12, 0.12) * step
        turn = draw.uniform(-1, 1) * look.get('turned', 7)
        made += hanger((x, y, z - drop), z, wood, metal, turn)
        made += garment(
            at=(x, y, z - drop - 0.004), turn=turn, seed=seed * 7 + i, **{key: value for key, value in look.items() if key != 'turned'}
        )
    return made


def folded(tones, at, width=0.32, depth=0.38, thick=0.036, seed=1):
    """A pile of folded knitwear, the folds to the front."""
    draw, made, z = Random(seed), [], at[2]
    for tone in tones:
        wool = materials.cloth(tone, 420, 0.95) if isinstance(tone, str) else tone
        w, d = width * draw.uniform(0.95, 1.02), depth * draw.uniform(0.95, 1.0)
        x, y, turn = at[0] + draw.uniform(-0.006, 0.006), at[1] + draw.uniform(-0.006, 0.006), draw.uniform(-1.4, 1.4)
        for share in (0.55, 0.45):
            made += soft.cushion(
                (w * (1 if share > 0.5 else 0.985), d, thick * share),
                (x, y, z),
                wool,
                thick * share * 0.48,
                0.003,
                turn=(0, 0, turn),
                seed=draw.random() * 9,
                name='folded',
            )
            z += thick * share * 0.93
    return made


def hat_box(radius, height, at, paper, ribbon):
    made = [shapes.cylinder(radius, height, at, paper, 0.003, 64, name='hat-box')]
    made.append(shapes.cylinder(radius + 0.004, height * 0.26, (at[0], at[1], at[2] + height * 0.76), paper, 0.004, 64, name='lid'))
    made.append(shapes.cylinder(radius + 0.0055, 0.016, (at[0], at[1], at[2] + height * 0.8), ribbon, 0.001, 64, name='ribbon'))
    return made


def drawer(width, height, depth, at, front, body, pull=None, out=0.0, bed=None):
    """A drawer with its face's lower middle at `at`, drawn out by `out`; `bed` is its lining."""
    x, y, z = at
    y -= out
    made = [shapes.box((width, 0.02, height), (x, y + 0.01, z), front, 0.002, name='drawer')]
    for side in (-1, 1):
        made.append(
            shapes.box((0.01, depth - 0.02, height * 0.72), (x + side * (width / 2 - 0.015), y + 0.02 + depth / 2, z + 0.006), body, 0.001)
        )
    made.append(shapes.box((width - 0.04, depth - 0.02, 0.008), (x, y + 0.02 + depth / 2, z + 0.006), body, 0.001))
    made.append(shapes.box((width - 0.03, 0.01, height * 0.72), (x, y + depth, z + 0.006), body, 0.001))
    if bed:
        made.append(shapes.box((width - 0.042, depth - 0.03, 0.012), (x, y + depth / 2 + 0.012, z + 0.014), bed, 0.004, name='bed'))
    if pull:
        made.append(shapes.sphere(0.011, (x, y - 0.014, z + height / 2), pull, segments=24, name='knob'))
        made.append(shapes.cylinder(0.004, 0.014, (x, y, z + height / 2), pull, 0.001, 16, (90, 0, 0)))
    return made


def lamp_strip(left, right, y, z, warmth=3000, strength=9, power=6, towards=None, tone='#ffdcae'):
    """A slim lamp under a deck, seen as a line, with the light it gives."""
    made = [
        shapes.box((right - left, 0.012, 0.006), ((left + right) / 2, y, z - 0.006), materials.glow(tone, strength), 0.001, name='lamp')
    ]
    light.area((right - left, 0.03), ((left + right) / 2, y, z - 0.01), towards or ((left + right) / 2, y + 0.12, z - 1.2), power, warmth)
    return made


def lamp_post(x, y, low, high, side, warmth=3000, strength=7, power=5, tone='#ffdcae'):
    """An upright lamp let into a wall of the case, shining across the bay towards `side` (1 right, -1 left)."""
    made = [shapes.box((0.006, 0.01, high - low), (x, y, low), materials.glow(tone, strength), 0.001, name='lamp')]
    light.area((0.02, high - low), (x + side * 0.006, y, (low + high) / 2), (x + side * 0.5, y + 0.35, (low + high) / 2), power, warmth)
    return made


def halved(thing, left, right, at=0.0):
    """Saws a thing through on the plane x = `at` and gives its halves each a wood of its own."""
    thing = shapes.applied(thing)
    thing.data.transform(thing.matrix_world)
    thing.matrix_world = Matrix.Identity(4)
    made = []
    for wood, outwards in ((left, 1), (right, -1)):
        twin = thing.copy()
        twin.data = thing.data.copy()
        bpy.context.collection.objects.link(twin)
        form = bmesh.new()
        form.from_mesh(twin.data)
        whole = form.verts[:] + form.edges[:] + form.faces[:]
        bmesh.ops.bisect_plane(form, geom=whole, plane_co=(at, 0, 0), plane_no=(outwards, 0, 0), clear_outer=True)
        form.to_mesh(twin.data)
        form.free()
        twin.data.materials.clear()
        twin.data.materials.append(wood)
        made.append(twin)
    bpy.data.objects.remove(thing)
    return made


# -- carving -------------------------------------------------------------------------------------------


def reeds(leaf, pitch, depth, border, material, back=0.0):
    """A field of upright half-round reeds on a leaf, inside a flat border."""
    count = round((leaf.width - 2 * border) / pitch)
    wide = (leaf.width - 2 * border) / count
    low, high = leaf.low + border, leaf.high - border

    def field(u, v):
        t = u * count
        t -= int(t) if t < count else count
        return (
            leaf.left + border + wide * count * u,
            leaf.front + back - depth * max(0.0, 1 - (2 * t - 1) ** 2) ** 0.5,
            low + (high - low) * v,
        )

    return shapes.surface(field, count * 10, 1, material, name='reeds', smooth_angle=50)


def carved_petal(foot, angle, length, width, y, lift, material, belly=0.75, cup=0.0, vein=0.0, cells=(14, 10), name='petal'):
    """A petal or leaf in relief on the plane y, from its foot [(x, z)] towards an angle; `cup` raises its rim, `vein` sinks its midrib."""

    def carve(u, v):
        s = 2 * v - 1
        half = width / 2 * max(0.0, sin(pi * u**belly)) ** 0.72
        x, z = turned((length * u, half * s), foot, angle)
        swell = lift * (sin(pi * min(1, 0.08 + 0.92 * u)) ** 0.6) * (1 - s * s) ** 0.6
        return (x, y - swell - cup * s * s * sin(pi * u) + vein * (1 - min(1, abs(s) * 4)) * sin(pi * u), z)

    return shapes.surface(carve, *cells, material, name=name)


def rose(at, radius, y, material, gold):
    """An open rose in relief: three rings of petals round a gilt heart."""
    made = []
    for ring, (count, share, lift, start) in enumerate(((5, 1.0, 0.012, 90), (5, 0.72, 0.017, 126), (4, 0.46, 0.021, 80))):
        for i in range(count):
            angle = start + 360 * i / count
            made.append(
                carved_petal(
                    polar(at, angle, radius * 0.06),
                    angle,
                    radius * share,
                    radius * share * 1.12,
                    y - 0.0022 * ring - 0.0008 * (i % 2),
                    lift,
                    material,
                    0.9,
                    0.006,
                )
            )
    made.append(shapes.sphere(radius * 0.13, (at[0], y - 0.024, at[1]), gold, (1, 0.6, 1), 24, 'heart'))
    return made


def narcissus(at, radius, y, material, gold):
    """Six petals and a frilled cup."""
    made = [
        carved_petal(polar(at, a, radius * 0.1), a, radius * 0.92, radius * 0.66, y - 0.001 * (k % 2), 0.011, material, 0.78, 0.002)
        for k, a in enumerate(range(30, 390, 60))
    ]

    def cup(u, v):
        a = u * tau
        r = radius * (0.2 + 0.16 * v) * (1 + 0.09 * v * sin(9 * a))
        return (at[0] + r * cos(a), y - 0.008 - 0.02 * v, at[1] + r * sin(a))

    made.append(shapes.solid(shapes.surface(cup, 72, 8, material, close_u=True, name='cup'), 0.0025))
    made.append(shapes.sphere(radius * 0.12, (at[0], y - 0.012, at[1]), gold, (1, 0.7, 1), 24, 'heart'))
    return made


def crocus(at, angle, length, y, material, gold):
    """A cup of upright petals seen from its side, opening towards an angle."""
    made = []
    for k, (lean, wide, lift) in enumerate(
        ((34, 0.42, 0.009), (-34, 0.42, 0.009), (17, 0.42, 0.013), (-17, 0.42, 0.013), (0, 0.46, 0.018))
    ):
        made.append(carved_petal(at, angle + lean, length * (1 - 0.03 * k % 2), length * wide, y - 0.0012 * k, lift, material, 0.95))
    for lean in (-9, 0, 9):
        tip = polar(at, angle + lean, length * 1.06)
        made.append(
            shapes.tube([(at[0], y - 0.01, at[1]), (tip[0], y - 0.012, tip[1])], 0.0016, gold, sides=3, smooth=False, name='stamen')
        )
        made.append(shapes.sphere(0.0042, (tip[0], y - 0.012, tip[1]), gold, segments=12, name='anther'))
    return made
