"""Three struck medals on marble, for three voices: a pomegranate, Hermes' staff, the moon of Artemis."""

from parts import cameras, light, materials, shapes

from . import relief


def medallion(emblem, share=0.86):
    def arrange():
        shapes.box((2, 2, 0.05), (0, 0, -0.05), materials.marble('#e9e3d9', '#a79f95', 0.3, 0.35), 0)
        relief.coin(emblem, 0.1, share=share)
        light.surroundings('#e8e2d8', '#2a2622', 0.22)
        light.area((0.34, 0.5), (-0.55, 0.5, 0.42), (0, 0, 0), 12, 4300)
        light.area((0.9, 0.4), (0.7, 0.5, 0.7), (0, 0, 0), 7, 5600)
        light.area((0.5, 0.3), (0.2, -0.8, 0.6), (0, 0, 0), 1.6, 6000)
        cameras.camera((0.0, -0.12, 0.86), (0, 0.0, 0.01), 118, 11, level=False)
        return {'exposure': 0.0, 'glare': 0.12}

    return (960, 960, arrange)


SCENES = {
    'medallions/1': medallion(relief.pomegranate, 0.98),
    'medallions/2': medallion(relief.caduceus, 0.8),
    'medallions/3': medallion(relief.moon, 1.0),
}
