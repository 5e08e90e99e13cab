"""Renders what a choice looks like: blender -b -P content/render/choices.py -- [bed/zeus …] [--width 1200]

For each piece, in the studio by day and by night, and for beds in their room: one still without options, one for each option that can be
seen, one with all of them, one for each finish, and with `--random 3` three of several options each, always the same,
for `compare.mjs`. `layers.mjs` makes of them what the shop serves. A still that exists and is newer than the module of its piece is left alone.
"""

import argparse
import json
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from render import ATELIER, OUT, catalogue, is_kept, module_of  # noqa: E402
from shots import shot  # noqa: E402

# the parts that options of a category add, in the order their pictures are laid: light first, then from the back of the
# room to the front; others change a material or are inside
PARTS = {
    'bed': (
        'led_lighting',
        'holographic_projector',
        'integrated_table',
        'wireless_charging',
        'safe_storage',
        'integrated_tv',
        'massage_chair',
    ),
    'chair': ('tech-2', 'fin-3'),
    'table': ('tech-1', 'tech-3', 'func-2'),
    'mirror': ('func-1', 'func-3'),
    'wardrobe': ('tech-2', 'tech-3'),
}
UNSEEN = {('front', 'massage_chair')}  # stands beside the bed, out of the picture


def views_of(piece):
    """Beds and what the atelier makes are shown in their room too, everything else in the studio only, by day and by night."""
    studio = ('front', 'front-night')
    return ('hero', *studio) if piece['category'] == 'bed' or piece['id'] == ATELIER else studio


def stills(module, offered, parts, view, several=0):
    """name → choice: the options that add something, all of them at once, and the finishes that change a material.

    Of the choices of some options there are `several`, drawn by the name of the module.
    """
    seen = [part for part in getattr(module, 'SEEN', parts) if part in offered and (view.removesuffix('-night'), part) not in UNSEEN]
    made = {'plain': {'options': [], 'finishes': []}}
    for part in seen:
        made[part] = {'options': [part], 'finishes': []}
    if len(seen) > 1:
        made['+'.join(seen)] = {'options': seen, 'finishes': []}
    draw = random.Random(module.__name__ + view)
    for _ in range(several if len(seen) > 2 else 0):
        some = draw.sample(seen, draw.randint(2, len(seen) - 1))
        asked = [part for part in seen if part in some]
        made['+'.join(asked)] = {'options': asked, 'finishes': []}
    for name, finish in getattr(module, 'FINISHES', {}).items():
        made[name] = {'options': [], 'finishes': [finish]}
    return made


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('pieces', nargs='*')
    parser.add_argument('--width', type=int, default=1200, help='pixels')
    parser.add_argument('--view', action='append')
    parser.add_argument('--only', action='append', help='name of a still, as plain or led_lighting')
    parser.add_argument('--proof', action='store_true', help='480 pixels, quickly')
    parser.add_argument('--random', type=int, default=0, help='stills of several options')
    parser.add_argument('--samples', type=int)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
    known = catalogue()
    for name in options.pieces or [name for name, piece in known.items() if not piece['edition']]:
        module, piece = module_of(name), known[name]
        width = 480 if options.proof else options.width
        folder = os.path.join(OUT, 'choice-proofs' if options.proof else 'choices', name.replace('/', '-'))
        for view in views_of(piece):
            across = width if view == 'hero' else round(width * 0.8)
            made = stills(module, piece['options'], PARTS[piece['category']], view, options.random)
            os.makedirs(os.path.join(folder, view), exist_ok=True)
            with open(os.path.join(folder, view, 'order.json'), 'w') as file:
                json.dump([title for title, choice in made.items() if choice['options'] == [title]], file)
            for title, choice in made.items():
                path = os.path.join(folder, view, f'{title}.png')
                is_asked = title in (options.only or [title]) and view in (options.view or [view])
                if not is_asked or is_kept(path, across, module.__file__):
                    continue
                began = time.time()
                shot(module, piece, view, path, across, options.samples, choice)
                print(f'{name} {view} {title}: {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
