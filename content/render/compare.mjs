/**
 * Compares what the shop composes of layers with stills that were rendered with all their options at once.
 *
 *     node content/render/compare.mjs [bed/zeus …]
 *
 * For each still of several options (RENDER_OUT/choices/bed-zeus/front/a+b.png) it prints the share of pixels whose
 * colours differ by no more than 3 (CIEDE2000), and writes both beside their difference to RENDER_OUT/compared.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readContent, root } from './content.mjs';
import { printed } from './prints.mjs';

const out = process.env.RENDER_OUT ?? join(root, 'content/render/out');
const like = 3;
/** How much brighter a difference is drawn than it is. */
const drawn = 25;

const linear = (value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const linears = Float64Array.from({ length: 256 }, (_, value) => linear(value));

/** L*, a*, b* of an sRGB colour, under D65. */
function lab(r, g, b) {
  const [x, y, z] = [
    (0.4124 * linears[r] + 0.3576 * linears[g] + 0.1805 * linears[b]) / 0.9505,
    0.2126 * linears[r] + 0.7152 * linears[g] + 0.0722 * linears[b],
    (0.0193 * linears[r] + 0.1192 * linears[g] + 0.9505 * linears[b]) / 1.089,
  ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (turn) => (turn * Math.PI) / 180;

const colour = (pixels, at) => lab(pixels[at], pixels[at + 1], pixels[at + 2]);

/** CIEDE2000: Sharma, Wu and Dalal, The CIEDE2000 Color-Difference Formula, 2005. */
function difference([l1, a1, b1], [l2, a2, b2]) {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))) / 2;
  const [c1, c2] = [Math.hypot(a1 * (1 + g), b1), Math.hypot(a2 * (1 + g), b2)];
  const hue = (a, b) => (Math.atan2(b, a * (1 + g)) * 180) / Math.PI + (b < 0 ? 360 : 0);
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  let turn = c1 * c2 === 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const [dL, dC, dH] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(turn / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let h = (h1 + h2) / 2;
  if (Math.abs(h1 - h2) > 180) h += h < 180 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos(degrees(h - 30)) +
    0.24 * Math.cos(degrees(2 * h)) +
    0.32 * Math.cos(degrees(3 * h + 6)) -
    0.2 * Math.cos(degrees(4 * h - 63));
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotation =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(degrees(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(
    (dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH),
  );
}

const { layers } = await readContent('catalogue/layers');
const asked = process.argv.slice(2);
const stills = join(out, 'choices');
for (const folder of existsSync(stills) ? readdirSync(stills) : []) {
  const piece = folder.replace('-', '/');
  if (asked.length > 0 && !asked.includes(piece)) continue;
  for (const view of readdirSync(join(stills, folder))) {
    const name = `${piece}/${view}`;
    const here = join(stills, folder, view);
    for (const file of readdirSync(here).filter((each) => each.includes('+'))) {
      const options = file.slice(0, -'.png'.length).split('+');
      const laid = (layers[name]?.options ?? []).filter((option) => options.includes(option));
      const whole = await printed(join(here, 'plain.png'), name);
      const plain = await whole.removeAlpha().png().toBuffer({ resolveWithObject: true });
      const size = [plain.info.width, plain.info.height];
      const layersOf = laid.map((option) =>
        sharp(join(root, 'public/choices', name, `${option}.avif`))
          .resize(...size, { fit: 'fill' })
          .png()
          .toBuffer(),
      );
      const composed = await sharp(plain.data)
        .composite((await Promise.all(layersOf)).map((input) => ({ input })))
        .removeAlpha()
        .png()
        .toBuffer();
      // Both in the width of the smaller one: edges would differ by their sharpness alone.
      const still = await (await printed(join(here, file), name)).ensureAlpha().png().toBuffer();
      const sizes = [await sharp(composed).metadata(), await sharp(still).metadata()];
      const { width, height } = sizes[0].width < sizes[1].width ? sizes[0] : sizes[1];
      const one = await sharp(composed)
        .resize(width, height, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const other = await sharp(still).resize(width, height, { fit: 'fill' }).raw().toBuffer();
      const shown = Buffer.alloc(width * height);
      let alike = 0;
      for (let at = 0; at < shown.length; at += 1) {
        // outside the frame that was rendered nothing changes
        const isRendered = other[4 * at + 3] === 255;
        const far = isRendered ? difference(colour(one.data, 3 * at), colour(other, 4 * at)) : 0;
        if (far <= like) alike += 1;
        shown[at] = Math.min(255, far * drawn);
      }
      const raw = (channels) => ({ raw: { width, height, channels } });
      const sheet = sharp({
        create: { width: 3 * width, height, channels: 3, background: 'white' },
      }).composite([
        { input: one.data, ...raw(3), left: 0, top: 0 },
        { input: other, ...raw(4), left: width, top: 0 },
        { input: shown, ...raw(1), left: 2 * width, top: 0 },
      ]);
      mkdirSync(join(out, 'compared'), { recursive: true });
      await sheet.jpeg().toFile(join(out, 'compared', `${name}-${file}.jpg`.replaceAll('/', '-')));
      console.log(`${name} ${options.join('+')}: ${((100 * alike) / shown.length).toFixed(1)} %`);
    }
  }
}
