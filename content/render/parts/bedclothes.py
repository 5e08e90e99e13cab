"""What lies over a mattress: sheet, quilt and throw, each a cloth of a thickness that follows the edges it falls over."""

from math import atan2, cos, exp, hypot, pi, sin, sqrt

from mathutils import Vector, noise

from . import shapes

BEND = 0.06  # the radius of a mattress' edge
CROWN = 0.012
FULL = 0.034  # how far a quilt's folds stand off at the hem


class Bed:
    """The top of a mattress `width` × `length` with its middle at (x, y) and its top at `top`, head towards +y."""

    def __init__(self, width, length, x, y, top, dents=()):
        self.width, self.length, self.x, self.y, self.top, self.dents = width, length, x, y, top, dents
        self.side, self.foot = width / 2 - BEND, length / 2 - BEND

    def hollow(self, x, y):
        """How deep pillows press the top in at a point."""
        return sum(depth * exp(-(((x - cx) / rx) ** 4) - ((y - cy) / ry) ** 2) for cx, cy, rx, ry, depth in self.dents)

    def lie(self, x, y, across, down):
        """Where a flat cloth's point (x, y) lies: (place, outward normal, share of the fall, a point along the hem, corner).

        `across` and `down` are how much cloth falls over the sides and over the foot, measured from where the edge begins to bend.
        """
        dx, dy = max(0.0, abs(x) - self.side) / across, max(0.0, -y - self.foot) / (down or 1)
        far = max(dx, dy)
        angle = (pi / 4 * dy / dx if dx >= dy else pi / 2 - pi / 4 * dx / dy) if far else 0.0
        c, s = cos(angle) * (1 if x > 0 else -1), -sin(angle)
        out = far * (across * c * c + down * s * s)
        qx, qy = max(-self.side, min(self.side, x)), max(-self.foot, y)
        u, v = min(1, abs(x) / (self.width / 2)), min(1, abs(y) / (self.length / 2))
        z = self.top + CROWN * (1 - u**4) * (1 - v**4) - self.hollow(x, y)
        bent = BEND * pi / 2
        if out < bent:
            a = out / BEND
            place = Vector((self.x + qx + c * BEND * sin(a), self.y + qy + s * BEND * sin(a), z - BEND * (1 - cos(a))))
            normal = Vector((c * sin(a), s * sin(a), cos(a)))
        else:
            place = Vector((self.x + qx + c * BEND, self.y + qy + s * BEND, z - BEND - (out - bent)))
            normal = Vector((c, s, 0.0))
        share = max(0.0, out - BEND) / max(1e-6, across * c * c + down * s * s - BEND)
        return place, normal, min(1.3, share), (qx + c * 0.4, qy + s * 0.4), sin(2 * angle) ** 2

    def fallen(self, hang):
        """How much cloth it takes to hang `hang` below the top."""
        return max(0.02, hang - BEND) + BEND * pi / 2


def creases(x, y, seed, deep=0.009):
    """Soft unevenness and sharper ridges that wander, as in linen that was smoothed by hand."""
    bend = noise.noise((x * 1.1, y * 1.1, seed)) * 0.8
    ridge = 1 - min(1, abs(noise.noise((x * 1.5 + bend, y * 4.2 - bend, seed + 7.7))) * 3.2)
    other = 1 - min(1, abs(noise.noise((x * 4.6 + bend, y * 2.1 + bend, seed + 3.1))) * 4.0)
    swell = noise.noise((x * 1.7, y * 1.7, seed + 1.3))
    fine = noise.noise((x * 13, y * 19, seed + 4.4))
    return deep * (0.9 * swell + 1.0 * ridge**3 + 0.8 * other**3 + 0.16 * fine)


def rounded_to(distance, over):
    """1 inside, falling round to 0 at the hem, over the last `over` metres."""
    t = min(1.0, max(0.0, distance / over))
    return sqrt(max(0.0, 1 - (1 - t) ** 2))


def falling(share, along, corner, seed, full):
    """How far a fall stands off: upright folds that open towards the hem, deepest round the corners."""
    t = share**1.4
    wave = noise.noise((along[0] * 4.5, along[1] * 4.5, seed)) + 0.5 * noise.noise((along[0] * 11, along[1] * 11, seed + 2))
    return t * full * (0.45 + 0.75 * wave + 1.1 * corner * (0.55 + 0.45 * cos(7 * atan2(along[1], along[0]) * 2)))


def _sheets(nx, ny, point, outer, inner, name):
    """A closed cloth of two sheets: point(i, j) gives (middle, half of its thickness as a vector)."""
    vertices, low, high = [], {}, {}
    for j in range(ny + 1):
        for i in range(nx + 1):
            middle, half = point(i / nx, j / ny)
            high[i, j] = len(vertices)
            vertices.append(middle + half)
            low[i, j] = len(vertices)
            vertices.append(middle - half)
    faces, sides = [], []
    for j in range(ny):
        for i in range(nx):
            square = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            faces.append([high[key] for key in square])
            sides.append(0)
            faces.append([low[key] for key in reversed(square)])
            sides.append(1)
    rim = [(i, 0) for i in range(nx)] + [(nx, j) for j in range(ny)]
    rim += [(i, ny) for i in range(nx, 0, -1)] + [(0, j) for j in range(ny, 0, -1)]
    for a, b in zip(rim, rim[1:] + rim[:1]):
        faces.append([high[a], low[a], low[b], high[b]])
        sides.append(0)
    thing = shapes.mesh(name, vertices, faces, outer)
    if inner:
        thing.data.materials.append(inner)
        for face, side in zip(thing.data.polygons, sides):
            face.material_index = side
    return shapes.soften(thing, 180), [high[key] for key in rim]


class Quilt:
    """A quilt `thick` metres thick that hangs `hang` over the sides and `foot` over the foot, turned back at `fold` (y)."""

    def __init__(self, bed, hang, foot, fold, back=0.36, thick=0.04, seed=1):
        self.bed, self.fold, self.back, self.half, self.seed = bed, fold, back, thick / 2, seed
        self.across, self.down = bed.fallen(hang), bed.fallen(foot)
        self.lift, self.roll = thick / 2 + 0.006, thick / 2 + 0.002
        self.start = -bed.foot - self.down

    def full(self, x, along, total):
        """Half the thickness at x across and `along` metres from the foot's hem."""
        hem = min(self.bed.side + self.across - abs(x), along, total - along)
        band = min(1.0, max(0.0, (hem - 0.05) / 0.06))  # a flat hem, then a seam, then the filling
        band = 0.34 + 0.66 * (1 - (1 - band) ** 2) - 0.2 * exp(-(((hem - 0.05) / 0.006) ** 2))
        pucker = 1 + 0.3 * noise.noise((x * 16, along * 16, self.seed)) * exp(-(((hem - 0.075) / 0.03) ** 2))
        return self.half * (0.12 + 0.88 * rounded_to(hem, 0.007)) * band * pucker

    def outside(self, x, y):
        """How far above the mattress the quilt's outside is at a flat point, for what lies on it."""
        _, _, share, hem, corner = self.bed.lie(x, y, self.across, self.down)
        off = self.lift + creases(x, y, self.seed) + falling(share, hem, corner, self.seed, FULL)
        return off + self.full(x, y - self.start, 99)

    def made(self, cover, lining, cord=None, cell=0.014):
        """The quilt, and a cord along its hem."""
        wide, run = self.bed.side + self.across, self.fold - self.start
        turn = pi * self.roll
        total = run + turn + self.back
        nx, ny = int(2 * wide / cell), int(total / cell)

        def point(u, v):
            x, along = wide * (2 * u - 1), v * total
            half = self.full(x, along, total)
            if along <= run:
                y = self.start + along
                place, normal, share, hem, corner = self.bed.lie(x, y, self.across, self.down)
                off = self.lift + creases(x, y, self.seed) + falling(share, hem, corner, self.seed, FULL)
                return place + normal * off, normal * half
            a = min(pi, (along - run) / self.roll)
            y = self.fold - max(0.0, along - run - turn)
            place, normal, share, hem, corner = self.bed.lie(x, y, self.across, self.down)
            sway = creases(x, y, self.seed) + falling(share, hem, corner, self.seed, FULL)
            wander = 0.016 * noise.noise((x * 1.6, 0.3, self.seed + 9)) + 0.004 * noise.noise((x * 7, 0.9, self.seed))
            loose = max(0.0, along - run - turn) / self.back
            off = self.lift + self.roll * (1 - cos(a)) + sway + 0.35 * creases(x, y, self.seed + 5)
            off += 0.012 * sin(pi * min(1.0, a / pi)) + 0.006 * loose * (1 + noise.noise((x * 3, y * 3, self.seed + 2)))
            way = normal * cos(a) + Vector((0, sin(a), 0))
            return place + normal * off + Vector((0, self.roll * sin(a) + wander * (1 - cos(a)) / 2, 0)), way * half

        thing, rim = _sheets(nx, ny, point, cover, lining, 'quilt')
        if not cord:
            return [thing]
        edge = [thing.data.vertices[i].co.lerp(thing.data.vertices[i + 1].co, 0.5) for i in rim]
        return [thing, shapes.tube(edge, 0.0042, cord, closed=True, smooth=False, sides=3, name='piping')]

    def throw(self, material, middle, deep, hang, thick=0.022, skew=0.02, cell=0.014, seed=3):
        """A blanket folded double across the quilt about y = `middle`, `deep` from edge to edge."""
        across = self.bed.fallen(hang)
        wide = self.bed.side + across
        nx, ny = int(2 * wide / cell), max(24, int(deep / cell))

        def point(u, v):
            x, b = wide * (2 * u - 1), deep * (v - 0.5)
            y = middle + b + skew * x / wide + 0.014 * noise.noise((x * 1.4, v * 1.2, seed)) + 0.004 * noise.noise((x * 6, v * 2, seed + 4))
            place, normal, share, *_ = self.bed.lie(x, y, across, self.down)
            gather = 1 - min(1, abs(noise.noise((x * 0.7, b * 9, seed + 6))) * 3)
            off = self.outside(x, y) + thick / 2 + 0.004 + 0.007 * gather**2 + 0.004 * noise.noise((x * 2.2, b * 5, seed + 8))
            off += 0.012 * share * (0.5 + noise.noise((y * 9, seed, 0.5)))
            edge = min(deep / 2 - abs(b), wide - abs(x))
            return place + normal * off, normal * (thick / 2 * (0.06 + 0.94 * rounded_to(edge, thick * 0.6)))

        return _sheets(nx, ny, point, material, None, 'throw')[0]


def fitted_sheet(bed, material, drop, start, seed=1, cell=0.016):
    """A sheet drawn over the head half of a mattress from y = `start`, dented where pillows lie."""
    across = bed.fallen(drop)
    wide, end = bed.side + across, bed.length / 2 - 0.004
    nx, ny = int(2 * wide / cell), int((end - start) / cell)

    def point(u, v):
        x, y = wide * (2 * u - 1), start + (end - start) * v
        place, normal, *_ = bed.lie(x, y, across, 0.3)
        pulled = 0.0
        for cx, cy, rx, ry, depth in bed.dents:  # creases run out from where a pillow presses
            far = hypot((x - cx) / rx, (y - cy) / ry)
            pulled += 0.1 * depth * exp(-((far - 1.1) ** 2) * 4) * sin(9 * atan2(y - cy, x - cx) + seed)
        return place + normal * (0.008 + creases(x, y, seed + 20, 0.0022) + pulled), normal * 0.002

    return _sheets(nx, ny, point, material, None, 'sheet')[0]
