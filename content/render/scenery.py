"""Renders the scenes of the house: blender -b -P content/render/scenery.py -- [rooms/hall …] [--proof] [--again]

Without names every scene. What exists already is left alone, so a run that was stopped goes on where it
was. Pictures are PNG files under RENDER_OUT (content/render/out), named after the scene.
"""

import argparse
import importlib
import importlib.util
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from parts import stage  # noqa: E402
from render import OUT, is_kept  # noqa: E402

MODULES = ('layers', 'house', 'technology', 'suites', 'medallions', 'plates')


def scenes():
    """Every scene by name: (width, height, function that arranges it)."""
    known = {}
    for name in MODULES:
        if importlib.util.find_spec('scenes.' + name):
            known.update(importlib.import_module('scenes.' + name).SCENES)
    return known


def picture(scene, path, widest=9999, samples=None):
    """Arranges one scene and photographs it at `path`."""
    width, height, arrange = scene
    share = min(1, widest / max(width, height))
    width, height = round(width * share), round(height * share)
    stage.empty(width, height, samples or 16)
    settings = arrange() or {}
    if not settings.pop('clean', True):  # what is fine by itself, as stars are, the denoiser would take for noise
        stage.WEIGHTS = ''
    stage.shoot(path, **settings)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('scenes', nargs='*')
    parser.add_argument('--proof', action='store_true', help='480 pixels, quickly')
    parser.add_argument('--width', type=int, default=9999, help='pixels, where less than full size is enough')
    parser.add_argument('--again', action='store_true', help='render even what exists')
    parser.add_argument('--samples', type=int)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
    known, weights = scenes(), stage.WEIGHTS
    for name in options.scenes or known:
        path = os.path.join(OUT, 'proofs' if options.proof else 'masters', f'{name}.png')
        wanted = 480 if options.proof else min(max(known[name][:2]), options.width)
        if not options.again and is_kept(path, wanted, __file__):
            continue
        began, stage.WEIGHTS = time.time(), weights
        picture(known[name], path, wanted, options.samples)
        print(f'{name}: {time.time() - began:.0f} s', flush=True)


if __name__ == '__main__':
    main()
