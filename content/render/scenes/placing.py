"""Brings the pieces of the catalogue into a scene."""

import importlib
import importlib.util

import bpy
from parts import shapes
from render import catalogue, module_of

KNOWN = {}


def place(name, at=(0, 0, 0), turn=0, view='hero'):
    """The piece `name` ('bed/zeus') standing on `at`, turned about its middle. Gives its objects, lamps included.

    A piece that has not been modelled yet leaves its place empty.
    """
    if not importlib.util.find_spec('pieces.' + name.replace('/', '_').replace('-', '_')):
        print(f'{name} has no model', flush=True)
        return []
    KNOWN.update(KNOWN or catalogue())
    before = set(bpy.data.objects)
    module_of(name).build(KNOWN[name], view)
    made = [one for one in bpy.data.objects if one not in before]
    return shapes.move(made, at, (0, 0, turn))


def unseen(things):
    """Keeps shadows and reflections of things, but not their picture."""
    for one in things:
        one.visible_camera = False
    return things


def flat(groups):
    """One list of objects out of nested ones."""
    return [one for group in groups for one in (flat(group) if isinstance(group, (list, tuple)) else [group])]
