"""The five views every piece has, and how a piece's module changes them.

A module has `build(piece, view)`, which makes the piece at the origin (front towards -y), and may have
`shot_hero(piece)`, `shot_detail(piece)` and so on, which make the room, set the camera and give back a
dict of `exposure` and `glare`; without them the defaults here are used.
"""

from math import hypot

import bpy
from parts import cameras, light, materials, props, rooms, shapes, stage

# name → pixels of the master
RATIOS = {
    'hero': (2400, 1600),
    'front': (1600, 2000),
    'detail': (1600, 1200),
    'scale': (1600, 1200),
    'night': (1600, 1067),
}
# what lies is photographed once more by night for tiles that stand: as wide, with more of the room above and below
TALL = {'night-tall': (1280, 1600)}
# the material, and the piece from where its size is seen, once more in the room of the night, for the dark theme
CLOSE = {'detail-night': RATIOS['detail'], 'scale-night': RATIOS['scale']}
# and before plain ground that is dark
PLAIN = {'front-night': RATIOS['front']}


LIGHTS = {'led_lighting', 'tech-2', 'func-1', 'func-2'}  # options whose light reaches the whole room


def pixels(module, view):
    """Width and height of the master of a view."""
    return {**RATIOS, **TALL, **CLOSE, **PLAIN, **getattr(module, 'VIEWS', {})}[view]


def shot(module, piece, view, path, widest=9999, samples=None, choice=None):
    """Makes one picture of a piece at `path`, at most `widest` pixels wide; `choice` is one of `choices.py`."""
    width, height = pixels(module, view)
    upright, is_close, is_plain = view in TALL, view in CLOSE, view in PLAIN
    asked, view_of_day = view, view.removesuffix('-night')
    has_shot = hasattr(module, f'shot_{view}'.replace('-', '_'))
    view = 'night' if is_close else view_of_day if is_plain else view.removesuffix('-tall')
    share = min(1, widest / width)
    width, height = round(width * share), round(height * share)
    eye = eye_of_day(module, piece, view_of_day, width, height) if is_close and not has_shot else None
    stage.empty(width, height, samples or 16)
    shapes.choose(choice and choice['options'])
    module.build(piece, view)
    if piece['edition']:
        materials.refinish(getattr(module, 'STRUCTURE', {}))
    if choice:
        shapes.keep_chosen()
        for finish in choice['finishes']:
            materials.refinish(finish)
    itself = shapes.everything()
    own_lamps = light.lamps()
    settings = arrange(module, piece, asked if has_shot else view)
    if is_plain:
        light.put_out(own_lamps)
        rooms.studio_by_night(max(piece['size'].values()))
        settings = {**settings, 'exposure': settings.get('exposure', 0) + 0.2}
    if eye:
        cameras.put(eye)
    if upright:  # nearly as wide as the picture that lies
        eye, nearer = bpy.context.scene.camera.data, 1.12 * width / height
        eye.lens, eye.shift_y = eye.lens * nearer, eye.shift_y * nearer
    chosen = set(choice['options'] if choice else ())
    added = [thing for thing in shapes.everything() if chosen & set(thing.get('part', '').split())]
    if chosen & set(getattr(module, 'MADE_OF', ())):
        stage.frame_on(itself)
    elif added and not chosen & LIGHTS:
        stage.frame_on(added)
    stage.shoot(path, **settings)


def arrange(module, piece, view):
    """Makes the room of a view and sets its camera. Gives back how it is exposed."""
    name = f'shot_{view}'.replace('-', '_')
    return (getattr(module, name, None) or globals()[name])(piece) or {}


def eye_of_day(module, piece, view, width, height):
    """Where the camera of a view stands by day."""
    stage.empty(width, height)
    arrange(module, piece, view)
    return cameras.taken()


def reach(piece, lens=60, fill=0.72, upright=False):
    """How far a camera stands for the piece to fill `fill` of the picture's width (or height)."""
    size = piece['size']
    wide = hypot(size['width'], size['depth']) * 0.86
    ratio = 0.8 if upright else 1.5
    across = max(wide, size['height'] * ratio * (0.9 if upright else 1.0))
    return across / fill * lens / (36 * ratio if upright else 36) + size['depth'] / 2


def shot_hero(piece):
    rooms.hall()
    far = reach(piece, 55, 0.7)
    cameras.around((0, 0), far, 28, 1.35, piece['size']['height'] * 0.46, 55, aperture=5.6)


def shot_front(piece):
    size = piece['size']
    rooms.studio(size=max(size.values()))
    far = reach(piece, 75, 0.78, True)
    cameras.around((0, 0), far, 20, 1.3, size['height'] * 0.48, 75, aperture=8)


def shot_detail(piece):
    size = piece['size']
    rooms.hall()
    cameras.around((size['width'] * 0.2, 0), 1.3, 35, size['height'] * 0.8, size['height'] * 0.62, 85, aperture=2.8)


def shot_scale(piece):
    size = piece['size']
    rooms.hall(niche=False, left=size['width'] / 2 + 2.3, right=size['width'] / 2 + 3.6)
    props.door((size['width'] / 2 + 0.95, 2.16, 0))
    far = reach(piece, 50, 0.5)
    cameras.around((0.4, 0.4), far + 1.2, 12, 1.4, 1.05, 50, aperture=8)


def shot_night(piece):
    rooms.chamber()
    far = reach(piece, 50, 0.62)
    cameras.around((0, 0), far, -26, 1.3, piece['size']['height'] * 0.46, 50, aperture=4)
    return {'exposure': 0.3, 'glare': 0.35}
