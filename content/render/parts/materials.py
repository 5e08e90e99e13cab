"""Materials by their names in the trade. Each is made once a scene; grain and veins are measured in metres."""

import bpy

PALETTE = {}  # material name → (base colour, metallic, roughness) for the 3D models


def colour(value):
    """Linear RGBA of an sRGB colour like '#1d2a44'."""
    channels = [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1)


class Shader:
    """A few words for node trees: `shader.node('TexNoise', Scale=4)` and `shader.link(a, b)`."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.body = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self._place = None

    def node(self, kind, settings=None, **inputs):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.feed(made, key.replace('_', ' '), value)
        return made

    def feed(self, node, socket, value):
        socket = node.inputs[socket]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.body, key.replace('_', ' '), value)
        return self

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0)):
        """Coordinates in metres along the object, stretched by `scale`."""
        where = self.node('TexCoord')
        mapping = self.node('Mapping', Scale=scale, Rotation=turn)
        self.tree.links.new(where.outputs['Object'], mapping.inputs['Vector'])
        return mapping.outputs[0]

    def noise(self, scale, detail=4, roughness=0.5, distortion=0.0, stretch=(1, 1, 1)):
        return self.node(
            'TexNoise', Vector=self.place(stretch), Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion
        ).outputs['Fac']

    def ramp(self, factor, *stops):
        """Colours by factor: stops (position, '#rrggbb')."""
        ramp = self.node('ValToRGB', Fac=factor)
        points = ramp.color_ramp.elements
        while len(points) < len(stops):
            points.new(1)
        for point, (position, value) in zip(points, stops):
            point.position, point.color = position, colour(value)
        return ramp.outputs[0]

    def between(self, factor, low, high):
        """A number from `low` to `high` as the factor goes from 0 to 1."""
        return self.node('MapRange', Value=factor, To_Min=low, To_Max=high).outputs[0]

    def bump(self, height, strength=0.2, distance=0.001, over=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if over is not None:
            inputs['Normal'] = over
        return self.node('Bump', **inputs).outputs[0]

    def plain_from_afar(self, base):
        """Light that was scattered already meets a flat colour: grain would only cost time there."""
        if self.body.inputs['Transmission'].default_value or self.body.inputs['Emission Strength'].default_value > 1:
            return
        path, mix = self.node('LightPath'), self.node('MixShader')
        flat = self.node('BsdfDiffuse', Color=colour(base))
        self.tree.links.new(path.outputs['Is Diffuse Ray'], mix.inputs[0])
        self.tree.links.new(self.body.outputs[0], mix.inputs[1])
        self.tree.links.new(flat.outputs[0], mix.inputs[2])
        self.tree.links.new(mix.outputs[0], self.output.inputs['Surface'])


def refinish(finish):
    """Gives materials other colours: material name → (base colour, metallic, roughness), as the 3D models do."""
    for name, (base, metallic, rough) in finish.items():
        body = bpy.data.materials[name].node_tree.nodes['Principled BSDF']
        for socket, value in (('Base Color', colour(base)), ('Metallic', metallic), ('Roughness', rough)):
            for link in body.inputs[socket].links:
                body.id_data.links.remove(link)
            body.inputs[socket].default_value = value
        if metallic:
            body.inputs['Sheen'].default_value = 0
        for node in body.id_data.nodes:  # what light that was scattered already meets
            if node.type == 'BSDF_DIFFUSE':
                node.inputs['Color'].default_value = colour(base)


def made_once(make):
    """One material for equal arguments, so that a scene holds each only once."""

    def made(*args, **kwargs):
        name = '-'.join([make.__name__, *map(str, args), *map(str, kwargs.values())]).replace('#', '').replace('_', '-')
        if name in bpy.data.materials:
            return bpy.data.materials[name]
        shader = Shader(name)
        PALETTE[name] = make(shader, *args, **kwargs)
        shader.plain_from_afar(PALETTE[name][0])
        return shader.material

    made.__doc__ = make.__doc__
    return made


@made_once
def velvet(shader, base='#1f2f4f', sheen=1.0):
    """Pile fabric: deep facing the eye, lighter and greyer where it is seen along the pile; a hand has brushed it both ways."""
    r, g, b, _ = colour(base)
    grey = 0.3 * r + 0.5 * g + 0.2 * b
    along = min(2.5, 0.9 / max(r, g, b))  # nothing is lighter than white along the pile
    is_dark = along == 2.5  # a light colour keeps its hue, and what is brushed shows less on it
    muted = lambda share, gain: (*[gain * (c + share * is_dark * (grey - c)) for c in (r, g, b)], 1)
    brushed = shader.noise(3.2, 4, 0.55, 0.9, (1, 2.2, 1.4))
    crush = shader.noise(17, 3, 0.6, 0.4)
    fibre, speck = shader.noise(900, 2), shader.noise(430, 3, 0.7)
    facing = shader.node('LayerWeight', Blend=0.5).outputs['Facing']
    rim = shader.node('Math', {'operation': 'POWER'})
    shader.feed(rim, 0, facing)
    rim.inputs[1].default_value = 1.7
    pile = shader.node('MixRGB', Fac=shader.node('Math', {'operation': 'MULTIPLY'}).outputs[0], Color1=muted(0.14, 1.12 if is_dark else 1.5))
    shader.feed(pile, 'Color2', (*[min(1, 0.035 * is_dark + c) for c in muted(0.35, along)[:3]], 1))
    amount = pile.inputs[0].links[0].from_node
    shader.feed(amount, 0, rim.outputs[0])
    shader.feed(amount, 1, shader.between(brushed, (0.35 if is_dark else 0.7) * sheen, 1.0 * sheen))
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=pile)
    shader.feed(tone, 'Color2', shader.ramp(brushed, (0.36, '#bcbcbc' if is_dark else '#e9e9e9'), (0.5, '#e6e6e6' if is_dark else '#f5f5f5'), (0.62, '#ffffff')))
    worn = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=tone)
    shader.feed(worn, 'Color2', shader.ramp(crush, (0.3, '#d2d2d2' if is_dark else '#ececec'), (0.7, '#ffffff')))
    grained = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=worn)
    shader.feed(grained, 'Color2', shader.ramp(speck, (0.34, '#c8c8c8'), (0.62, '#ffffff')))
    shader.set(Base_Color=grained, Roughness=0.85, Specular=0.1, Sheen=sheen, Sheen_Tint=0.6 if is_dark else 1.0)
    soft = shader.bump(brushed, 0.3, 0.008, shader.bump(crush, 0.25, 0.003))
    shader.set(Normal=shader.bump(fibre, 0.4, 0.0007, soft))
    return (base, 0, 0.85)


@made_once
def leather(shader, base='#4a1a17', polish=0.42):
    """Full-grain leather with pores and a low wax shine."""
    where = shader.place()
    pores = shader.node('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=where, Scale=420, Smoothness=0.6).outputs[0]
    wear = shader.noise(6, 5, 0.6)
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=colour(base))
    shader.feed(tone, 'Color2', shader.ramp(wear, (0.25, '#b5b0ac'), (0.75, '#ffffff')))
    shader.set(Base_Color=tone, Roughness=shader.between(wear, polish - 0.08, polish + 0.14), Specular=0.45)
    shader.set(Normal=shader.bump(pores, 0.28, 0.0007))
    return (base, 0, polish)


@made_once
def cloth(shader, base='#e9e2d6', weave=700, rough=0.9, sheen=0.3):
    """Woven linen, cotton or wool; `weave` is threads a metre."""
    where = shader.place()
    warp = shader.node('TexWave', {'bands_direction': 'X'}, Vector=where, Scale=weave / 6.28, Distortion=1.5, Detail=2.0).outputs['Fac']
    weft = shader.node('TexWave', {'bands_direction': 'Y'}, Vector=where, Scale=weave / 6.28, Distortion=1.5, Detail=2.0).outputs['Fac']
    both = shader.node('Math', {'operation': 'ADD'}).outputs[0]
    shader.tree.links.new(warp, both.node.inputs[0])
    shader.tree.links.new(weft, both.node.inputs[1])
    slub = shader.noise(60, 2, 0.5, stretch=(1, 12, 12))
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=colour(base))
    shader.feed(tone, 'Color2', shader.ramp(slub, (0.3, '#efedea'), (0.7, '#ffffff')))
    shader.set(Base_Color=tone, Roughness=rough, Specular=0.2, Sheen=sheen, Sheen_Tint=0.3)
    shader.set(Normal=shader.bump(both, 0.18, 0.0005))
    return (base, 0, rough)


@made_once
def satin(shader, base='#efe7da', rough=0.38):
    """Silk or sateen: a soft anisotropic shine."""
    thread = shader.noise(500, 2, stretch=(1, 14, 1))
    shader.set(Base_Color=colour(base), Roughness=rough, Specular=0.4, Sheen=0.6, Sheen_Tint=0.5)
    shader.set(Normal=shader.bump(thread, 0.06, 0.0004))
    return (base, 0, rough)


@made_once
def boucle(shader, base='#e8e0d0'):
    """Looped wool."""
    where = shader.place()
    loops = shader.node('TexVoronoi', {'feature': 'F1'}, Vector=where, Scale=140).outputs[0]
    tone = shader.ramp(loops, (0.0, base), (1.0, base))
    shader.set(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.6, Sheen_Tint=0.4)
    shader.set(Normal=shader.bump(loops, 0.9, 0.004))
    return (base, 0, 0.95)


@made_once
def marble(shader, ground='#eeebe4', vein='#8d8a86', polish=0.12, size=1.0):
    """Veined stone: broad soft clouds, fine sharp veins. `size` stretches the pattern."""
    warp = shader.node('TexNoise', Vector=shader.place(), Scale=1.3 / size, Detail=6.0, Roughness=0.62)
    moved = shader.node('VectorMath', {'operation': 'SCALE'})
    shader.feed(moved, 0, warp.outputs['Color'])
    moved.inputs['Scale'].default_value = 1.6 * size
    added = shader.node('VectorMath', {'operation': 'ADD'})
    shader.feed(added, 0, shader.place((1, 1.7, 0.8), (0.4, 0.5, 0.6)))
    shader.feed(added, 1, moved.outputs[0])

    def veins(scale, width):
        wave = shader.node('TexNoise', Scale=scale / size, Detail=3.0, Roughness=0.5)
        shader.feed(wave, 'Vector', added.outputs[0])
        ridge = shader.node('Math', {'operation': 'ABSOLUTE'})
        middle = shader.node('Math', {'operation': 'SUBTRACT'})
        shader.feed(middle, 0, wave.outputs['Fac'])
        middle.inputs[1].default_value = 0.5
        shader.feed(ridge, 0, middle.outputs[0])
        return shader.node(
            'MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=ridge.outputs[0], From_Min=0.0, From_Max=width, To_Min=1.0, To_Max=0.0
        ).outputs[0]

    cloud = shader.noise(2.2 / size, 5, 0.6)
    base = shader.node('MixRGB', Color1=colour(ground), Color2=colour(vein), Fac=shader.between(cloud, -0.12, 0.3))
    broad = shader.node('MixRGB', Fac=shader.node('Math', {'operation': 'MULTIPLY'}).outputs[0], Color2=colour(vein))
    shader.feed(broad.inputs[0].links[0].from_node, 0, veins(1.1, 0.035))
    broad.inputs[0].links[0].from_node.inputs[1].default_value = 0.6
    shader.feed(broad, 'Color1', base.outputs[0])
    fine = shader.node('MixRGB', Fac=shader.node('Math', {'operation': 'MULTIPLY'}).outputs[0], Color2=colour(vein))
    shader.feed(fine.inputs[0].links[0].from_node, 0, veins(3.4, 0.02))
    fine.inputs[0].links[0].from_node.inputs[1].default_value = 0.42
    shader.feed(fine, 'Color1', broad.outputs[0])
    shader.set(Base_Color=fine.outputs[0], Roughness=polish, Specular=0.5)
    return (ground, 0, max(polish, 0.12))


@made_once
def stone(shader, base='#2a2a2c', grain='#3d3b3a', rough=0.6):
    """Unveined stone: basalt, limestone, travertine, plaster."""
    speck = shader.noise(60, 6, 0.7)
    cloud = shader.noise(3, 5, 0.6)
    tone = shader.node('MixRGB', Fac=shader.between(cloud, 0.0, 0.6), Color2=colour(grain))
    shader.feed(
        tone, 'Color1', shader.node('MixRGB', Fac=shader.between(speck, 0.0, 0.5), Color1=colour(base), Color2=colour(grain)).outputs[0]
    )
    shader.set(Base_Color=tone, Roughness=shader.between(cloud, rough - 0.12, rough + 0.1), Specular=0.4)
    shader.set(Normal=shader.bump(speck, 0.12, 0.0015))
    return (base, 0, rough)


@made_once
def wood(shader, dark='#3b2416', light='#6b4528', polish=0.32, along='x'):
    """Quarter-sawn timber under oil: long fibres, pores, slow figure. `along` is the axis of the grain."""
    long = {'x': (0.5, 7, 7), 'y': (7, 0.5, 7), 'z': (7, 7, 0.5)}[along]
    fine = {'x': (1, 60, 60), 'y': (60, 1, 60), 'z': (60, 60, 1)}[along]
    figure = shader.noise(1.6, 5, 0.6, 1.2, long)
    fibre = shader.noise(6, 4, 0.7, 0.2, fine)
    tone = shader.ramp(figure, (0.28, dark), (0.52, light), (0.75, dark))
    darker = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.75, Color1=tone)
    shader.feed(darker, 'Color2', shader.ramp(fibre, (0.3, '#7d7570'), (0.62, '#ffffff')))
    shader.set(Base_Color=darker, Roughness=shader.between(fibre, polish + 0.1, polish - 0.04), Specular=0.45)
    shader.set(Clearcoat=0.15, Clearcoat_Roughness=0.2, Normal=shader.bump(fibre, 0.1, 0.0006))
    return (light, 0, polish)


def walnut(along='x'):
    return wood('#2f1c11', '#6a4327', 0.34, along)


def oak(along='x'):
    return wood('#8a6a45', '#b8946a', 0.42, along)


def ebony(along='x'):
    return wood('#0c0907', '#1c1410', 0.25, along)


@made_once
def metal(shader, base='#d9a441', rough=0.22, brushed=0.0):
    """Polished or brushed metal. Gold '#e2b04a', brass '#c9a05a', bronze '#7d5a35', silver '#d7d7d5', steel '#5b5e63'."""
    hand = shader.noise(14, 4, 0.6)
    shader.set(Base_Color=colour(base), Metallic=1.0, Roughness=shader.between(hand, rough * 0.75, rough * 1.3))
    if brushed:
        lines = shader.noise(90, 3, 0.6, stretch=(1, 1, 40))
        shader.set(Normal=shader.bump(lines, brushed, 0.0004))
    else:
        shader.set(Normal=shader.bump(hand, 0.02, 0.002))
    return (base, 1, rough)


def gold():
    return metal('#e6b450', 0.18)


def brass():
    return metal('#c79a52', 0.26)


def bronze():
    return metal('#7a5532', 0.34)


def silver():
    return metal('#d9d8d4', 0.2)


def dark_steel():
    return metal('#3a3c40', 0.38)


@made_once
def lacquer(shader, base='#0f1c2e', polish=0.08):
    """Deep paint under a clear coat."""
    shader.set(Base_Color=colour(base), Roughness=0.35, Clearcoat=1.0, Clearcoat_Roughness=polish, Specular=0.5)
    return (base, 0, 0.15)


@made_once
def pearl(shader, base='#ece6df', shift=1.0):
    """Mother-of-pearl: hue that turns with the angle, in soft growth bands."""
    bands = shader.noise(7, 5, 0.55, 1.5, (1, 1, 2.5))
    facing = shader.node('LayerWeight', Blend=0.55).outputs['Facing']
    mixed = shader.node('Math', {'operation': 'ADD'})
    shader.feed(mixed, 0, facing)
    shader.feed(mixed, 1, bands)
    hue = shader.ramp(mixed.outputs[0], (0.25, '#f4ece4'), (0.5, '#dfe6ea'), (0.68, '#ecd9dc'), (0.85, '#cfe3dd'), (1.0, '#f3ead6'))
    tone = shader.node('MixRGB', Fac=0.75 * shift, Color1=colour(base))
    shader.feed(tone, 'Color2', hue)
    shader.set(Base_Color=tone, Metallic=0.25, Roughness=0.2, Specular=0.6, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    shader.set(Normal=shader.bump(bands, 0.06, 0.004))
    return (base, 0.2, 0.22)


@made_once
def glass(shader, tint='#eef5f3', rough=0.0):
    """Clear, tinted or frosted glass."""
    shader.set(Base_Color=colour(tint), Transmission=1.0, Roughness=rough, IOR=1.45, Specular=0.5)
    return (tint, 0, rough)


@made_once
def looking_glass(shader, tint='#f2f4f3'):
    """A silvered mirror."""
    shader.set(Base_Color=colour(tint), Metallic=1.0, Roughness=0.015)
    return (tint, 1, 0.02)


@made_once
def glow(shader, light='#ffb066', strength=6.0):
    """Something that shines: strips, embers, screens."""
    shader.set(Base_Color=(0, 0, 0, 1), Emission=colour(light), Emission_Strength=strength, Specular=0.0)
    return (light, 0, 1)


@made_once
def screen(shader, low='#0b1626', high='#3f7fb8', strength=1.6):
    """A lit display: a slow gradient with a horizon in it, under glass."""
    sky = shader.noise(2.2, 3, 0.5, stretch=(1, 1, 3))
    tone = shader.ramp(sky, (0.3, low), (0.6, high), (0.75, '#d9ecff'))
    shader.set(Base_Color=(0.01, 0.01, 0.012, 1), Roughness=0.08, Emission=tone, Emission_Strength=strength)
    return (low, 0, 0.1)


@made_once
def honed(shader, base='#1c1c1e', grain='#302e2d', rough=0.46):
    """Dark volcanic stone softened by hand: shallow hollows that bend the light, fine pores, ash-grey clouds."""
    hollow, speck, cloud = shader.noise(5, 3, 0.5), shader.noise(170, 4, 0.65), shader.noise(2.2, 6, 0.62, 0.6)
    tone = shader.node('MixRGB', Fac=shader.between(cloud, -0.15, 0.75), Color1=colour(base), Color2=colour(grain))
    pored = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.8, Color1=tone)
    shader.feed(pored, 'Color2', shader.ramp(speck, (0.34, '#8d8d8d'), (0.5, '#ffffff')))
    shader.set(Base_Color=pored, Roughness=shader.between(cloud, rough - 0.1, rough + 0.12), Specular=0.5)
    shader.set(Normal=shader.bump(speck, 0.22, 0.0012, shader.bump(hollow, 0.3, 0.012)))
    return (base, 0, rough)


@made_once
def nacre(shader, base='#e9e4dc', tile=34, shift=1.0):
    """Abalone laid scale by scale: every chip of its own tint, turning with the angle, hair joints between."""
    where = shader.place((1, 1, 0.8))
    warp = shader.node('TexNoise', Vector=where, Scale=5.0, Detail=2.0)
    bent = shader.node('MixRGB', {'blend_type': 'LINEAR_LIGHT'}, Fac=0.018, Color1=where, Color2=warp.outputs['Color'])
    chip = shader.node('TexVoronoi', {'feature': 'F1'}, Vector=bent, Scale=tile)
    joint = shader.node('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=bent, Scale=tile).outputs['Distance']
    facing = shader.node('LayerWeight', Blend=0.5).outputs['Facing']
    own = shader.node('SeparateXYZ', Vector=chip.outputs['Color']).outputs[0]
    bands = shader.noise(11, 4, 0.6, 2.0, (1, 1, 2))
    mixed = shader.node('Math', {'operation': 'MULTIPLY_ADD'})
    shader.feed(mixed, 0, own)
    mixed.inputs[1].default_value = 0.42
    shader.feed(mixed, 2, shader.node('Math', {'operation': 'MULTIPLY_ADD'}).outputs[0])
    inner = mixed.inputs[2].links[0].from_node
    shader.feed(inner, 0, bands)
    inner.inputs[1].default_value = 0.55
    shader.feed(inner, 2, facing)
    hue = shader.ramp(
        mixed.outputs[0], (0.3, '#f6efe4'), (0.48, '#d3e2e2'), (0.62, '#efd9d6'), (0.76, '#bcdcd6'), (0.9, '#d6d3ea'), (1.0, '#f5ecd2')
    )
    tone = shader.node('MixRGB', Fac=0.85 * shift, Color1=colour(base))
    shader.feed(tone, 'Color2', hue)
    seamed = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.7, Color1=tone)
    shader.feed(seamed, 'Color2', shader.ramp(joint, (0.0, '#b0a99e'), (0.034, '#ffffff')))
    shader.set(Base_Color=seamed, Metallic=0.3, Roughness=0.22, Specular=0.6, Clearcoat=0.9, Clearcoat_Roughness=0.07)
    shader.set(Normal=shader.bump(own, 0.08, 0.003, shader.bump(bands, 0.05, 0.003)))
    return (base, 0.2, 0.22)


@made_once
def sea_glass(shader, tint='#8fcabd', inner=0.25):
    """Glass the sea has frosted, faintly lit from behind by `inner`."""
    shader.set(Base_Color=colour(tint), Transmission=0.45, Roughness=0.34, IOR=1.45, Specular=0.5)
    shader.set(Emission=colour(tint), Emission_Strength=inner, Clearcoat=0.3, Clearcoat_Roughness=0.3)
    return (tint, 0, 0.35)


@made_once
def burl(shader, dark='#3a2312', light='#a3733f', polish=0.2):
    """Burr veneer under polish: curling figure round clusters of small dark eyes."""
    warp = shader.node('TexNoise', Vector=shader.place(), Scale=9.0, Detail=5.0, Roughness=0.65)
    moved = shader.node('VectorMath', {'operation': 'SCALE'})
    shader.feed(moved, 0, warp.outputs['Color'])
    moved.inputs['Scale'].default_value = 0.14
    added = shader.node('VectorMath', {'operation': 'ADD'})
    shader.feed(added, 0, shader.place())
    shader.feed(added, 1, moved.outputs[0])
    swirl = shader.node('TexNoise', Vector=added.outputs[0], Scale=26.0, Detail=6.0, Roughness=0.62, Distortion=1.8).outputs['Fac']
    eyes = shader.node('TexVoronoi', {'feature': 'F1'}, Vector=added.outputs[0], Scale=58.0).outputs['Distance']
    tone = shader.ramp(swirl, (0.3, dark), (0.46, light), (0.56, dark), (0.68, light))
    spotted = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.85, Color1=tone)
    shader.feed(spotted, 'Color2', shader.ramp(eyes, (0.05, '#4a3524'), (0.3, '#ffffff')))
    shader.set(Base_Color=spotted, Roughness=0.35, Specular=0.45, Clearcoat=0.8, Clearcoat_Roughness=polish * 0.5)
    return (light, 0, polish)


def _along(shader, scale, turn):
    """Coordinates turned by `turn` degrees in the plane x–z before they are stretched, so that a grain may lie aslant."""
    where = shader.node('TexCoord')
    mapping = shader.node('Mapping', {'vector_type': 'TEXTURE'}, Scale=tuple(1 / s for s in scale), Rotation=(0, -turn * 0.0174533, 0))
    shader.tree.links.new(where.outputs['Object'], mapping.inputs['Vector'])
    return mapping.outputs[0]


@made_once
def sycamore(shader, tone='#4f7d5e', turn=0, polish=0.2, figure=0.5):
    """Dyed sycamore veneer: straight fibre at `turn` degrees from x in the plane x–z, rippled across like satin."""
    fibre = shader.node('TexNoise', Vector=_along(shader, (2, 1, 90), turn), Scale=6.0, Detail=4.0, Roughness=0.65).outputs['Fac']
    ripple = shader.node(
        'TexNoise', Vector=_along(shader, (34, 1, 3.5), turn), Scale=1.6, Detail=3.0, Roughness=0.5, Distortion=0.4
    ).outputs['Fac']
    base = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.75, Color1=colour(tone))
    shader.feed(base, 'Color2', shader.ramp(fibre, (0.32, '#8c8780'), (0.6, '#ffffff')))
    waved = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=figure, Color1=base)
    shader.feed(waved, 'Color2', shader.ramp(ripple, (0.36, '#6f6a64'), (0.62, '#ffffff')))
    shader.set(
        Base_Color=waved, Roughness=shader.between(ripple, 0.42, 0.28), Specular=0.45, Clearcoat=0.7, Clearcoat_Roughness=polish * 0.5
    )
    return (tone, 0, polish)


@made_once
def gilding(shader, base='#e3ad4c', bole='#7c2f1c', rough=0.24):
    """Leaf laid over red bole and burnished: a breath of red where it has worn thin."""
    wear, hand = shader.noise(38, 6, 0.7), shader.noise(11, 4, 0.6)
    thin = shader.node('MapRange', Value=wear, From_Min=0.66, From_Max=0.76, To_Min=0.0, To_Max=0.75).outputs[0]
    tone = shader.node('MixRGB', Fac=thin, Color1=colour(base), Color2=colour(bole))
    shader.set(Base_Color=tone, Metallic=1.0, Roughness=shader.between(hand, rough * 0.7, rough * 1.5))
    shader.set(Normal=shader.bump(wear, 0.05, 0.001, shader.bump(hand, 0.06, 0.003)))
    return (base, 1, rough)


@made_once
def straw(shader, tone='#e6cd8e', turn=0):
    """Split rye straw, flattened and polished: long bright fibres at `turn` degrees from x in the plane x–z."""
    strips = shader.node('TexNoise', Vector=_along(shader, (1.2, 1, 160), turn), Scale=2.0, Detail=2.0, Roughness=0.5).outputs['Fac']
    base = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=0.85, Color1=colour(tone))
    shader.feed(base, 'Color2', shader.ramp(strips, (0.34, '#b69c72'), (0.6, '#ffffff')))
    shader.set(
        Base_Color=base, Metallic=0.25, Roughness=shader.between(strips, 0.42, 0.24), Specular=0.6, Clearcoat=0.3, Clearcoat_Roughness=0.15
    )
    shader.set(Normal=shader.bump(strips, 0.18, 0.0006))
    return (tone, 0.2, 0.32)


def cedar(along='x'):
    return wood('#7d4528', '#b97a4e', 0.6, along)


@made_once
def dew(shader, tint='#dfeaea', light_tone='#ffe9cc', strength=0.0, beads=95.0):
    """Pearled glass, as if beaded with dew; with `strength` a lamp above and behind it shines through past
    hanging clothes, brightest in the beads."""
    drops = shader.node(
        'TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=shader.place(), Scale=beads, Smoothness=0.25, Randomness=0.85
    ).outputs['Distance']
    hung, rise = shader.noise(7, 3, 0.5, 0.3, (1, 1, 0.1)), shader.node('SeparateXYZ', Vector=shader.place()).outputs['Z']
    dome = shader.ramp(drops, (0.1, '#ffffff'), (0.62, '#000000'))
    tone = shader.node(
        'MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=colour(tint), Color2=shader.ramp(drops, (0.2, '#ffffff'), (0.55, '#c9cfd0'))
    )
    shader.set(Base_Color=tone, Roughness=0.08, Specular=0.9, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    shader.set(Normal=shader.bump(dome, 0.55, 0.003))
    if strength:
        spread = shader.node('Math', {'operation': 'MULTIPLY'})
        shader.feed(spread, 0, shader.between(drops, strength * 1.12, strength * 0.62))
        fold = shader.node('MapRange', Value=hung, From_Min=0.34, From_Max=0.62, To_Min=0.3, To_Max=1.2).outputs[0]
        fall = shader.node('MapRange', Value=rise, From_Min=0.2, From_Max=1.5, To_Min=0.55, To_Max=1.25).outputs[0]
        shader.feed(spread, 1, shader.node('Math', {'operation': 'MULTIPLY'}).outputs[0])
        shadow = spread.inputs[1].links[0].from_node
        shader.feed(shadow, 0, fold)
        shader.feed(shadow, 1, fall)
        shader.set(Emission=colour(light_tone), Emission_Strength=spread.outputs[0])
    return (tint, 0, 0.12)


@made_once
def looped_wool(shader, base='#e8e0d0', loop=0.0065):
    """Bouclé seen close: round curls of wool, `loop` metres across, dark in the hollows between them."""
    sway = shader.node('TexNoise', Vector=shader.place(), Scale=0.5 / loop, Detail=2.0)
    shift = shader.node('VectorMath', {'operation': 'SCALE'})
    shader.feed(shift, 0, sway.outputs['Color'])
    shift.inputs['Scale'].default_value = loop * 0.9
    where = shader.node('VectorMath', {'operation': 'ADD'})
    shader.feed(where, 0, shader.place())
    shader.feed(where, 1, shift.outputs[0])
    cell = shader.node('TexVoronoi', {'feature': 'F1'}, Vector=where.outputs[0], Scale=1 / loop, Randomness=0.9).outputs[0]
    curl = shader.between(cell, 1.0, 0.0)
    fibre = shader.noise(1400, 2)
    tone = shader.node('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=1.0, Color1=colour(base))
    shader.feed(tone, 'Color2', shader.ramp(curl, (0.1, '#d9d2c6'), (0.55, '#ffffff')))
    shader.set(Base_Color=tone, Roughness=0.95, Specular=0.1, Sheen=0.7, Sheen_Tint=0.4)
    shader.set(Normal=shader.bump(fibre, 0.3, 0.0006, shader.bump(curl, 0.85, 0.005)))
    return (base, 0, 0.95)


def dim(share):
    """Leaves things that shine a share of their light."""
    for material in bpy.data.materials:
        for node in material.node_tree.nodes if material.use_nodes else ():
            for name in ('Emission Strength', 'Strength'):
                if name in node.inputs and node.type in ('BSDF_PRINCIPLED', 'EMISSION'):
                    node.inputs[name].default_value *= share
