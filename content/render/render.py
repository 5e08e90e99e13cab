"""Renders views of pieces: blender -b -P content/render/render.py -- [bed/zeus …] [--view hero] [--proof]

Without names every piece; without views every view. A picture that exists, is as wide and newer than the
module of its piece is left alone, so a run that was stopped goes on where it was. Pictures are PNG files under
RENDER_OUT (content/render/out).
"""

import argparse
import importlib
import json
import os
import struct
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from shots import CLOSE, PLAIN, RATIOS, TALL, pixels, shot  # noqa: E402

SIMPLER = '-structure'  # how names of simpler editions end
ATELIER = 'atelier'  # the piece a category's composition starts from
OUT = os.environ.get('RENDER_OUT', os.path.join(HERE, 'out'))


def catalogue():
    """The pieces as `content` knows them, lengths in metres, by 'category/id'; simpler editions by 'category/id-structure'."""
    listed = json.loads(subprocess.check_output(['node', os.path.join(HERE, 'facts.mjs')]))
    metres = lambda edition: {side: mm / 1000 for side, mm in edition.get('sizeMm', {}).items()}
    known = {}
    for piece in listed:
        name = f"{piece['category']}/{piece['id']}"
        known[name] = {**piece, 'size': metres(piece), 'edition': ''}
        if 'structure' in piece:
            known[name + SIMPLER] = {**piece, 'size': metres(piece['structure']), 'edition': 'structure'}
        if piece['id'] == ATELIER:
            known[name]['size'] = module_of(name).SIZE
    return known


def module_of(name):
    return importlib.import_module('pieces.' + name.removesuffix(SIMPLER).replace('/', '_').replace('-', '_'))


def views_of(name, module):
    if name.endswith((SIMPLER, ATELIER)):
        return ('hero', 'front', *PLAIN)
    return (*RATIOS, *CLOSE, *PLAIN, *(TALL if name.startswith('bed/') else ()), *getattr(module, 'VIEWS', {}))


def is_kept(path, width, made_by):
    """Whether a picture exists that is as wide and newer than what made it."""
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(made_by):
        return False
    with open(path, 'rb') as file:
        return struct.unpack('>I', file.read(20)[16:])[0] >= width


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('pieces', nargs='*')
    parser.add_argument('--view', action='append')
    parser.add_argument('--proof', action='store_true', help='480 pixels, quickly')
    parser.add_argument('--width', type=int, default=9999, help='pixels, where less than full size is enough')
    parser.add_argument('--again', action='store_true', help='render even what exists')
    parser.add_argument('--samples', type=int)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
    known = catalogue()
    for name in options.pieces or known:
        module = module_of(name)
        for view in views_of(name, module):
            if options.view and view not in options.view:
                continue
            folder = 'proofs' if options.proof else 'masters'
            path = os.path.join(OUT, folder, name.replace('/', '-'), f'{view}.png')
            wanted = min(pixels(module, view)[0], options.width)
            if not options.again and is_kept(path, wanted, module.__file__):
                continue
            began = time.time()
            shot(module, known[name], view, path, 480 if options.proof else options.width, options.samples)
            print(f'{name} {view}: {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
