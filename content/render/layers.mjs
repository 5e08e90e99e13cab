/**
 * Makes the layers that show a choice: for each option that can be seen, what it changes in a view of its piece, as an
 * AVIF with transparency in public/choices, to be laid over that view; and the list in content/catalogue/layers.ts.
 *
 *     node content/render/layers.mjs
 *
 * Stills are those of `choices.py`: RENDER_OUT/choices/bed-zeus/hero/plain.png, led_lighting.png and so on. What has no
 * stills keeps its layers.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readContent, root, writeContent } from './content.mjs';
import { printed } from './prints.mjs';

const stills = join(process.env.RENDER_OUT ?? join(root, 'content/render/out'), 'choices');
const served = join(root, 'public/choices');

/** Options in the order they are laid: light first, then from the back of the room to the front. */
const order = [
  'led_lighting',
  'holographic_projector',
  'integrated_table',
  'wireless_charging',
  'safe_storage',
  'integrated_tv',
  'massage_chair',
];
/** Difference of a channel, of 255, below which nothing has changed, and above which all has. */
const [nothing, all] = [5, 16];
/** Bytes a layer may have. */
const budget = 60_000;

const channels = 4;
const pixels = async (file, name) =>
  (await printed(file, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Numbers from 0 to 255 for each pixel, blurred. */
const blurred = (grey, size, sigma) =>
  sharp(grey, { raw: { ...size, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();

const smooth = (value, from, to) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** How much each pixel has changed, from 0 to 255; softened, so that no edge is torn, and fading at the frame that was rendered. */
async function mask(plain, still, size) {
  const within = Buffer.alloc(size.width * size.height);
  const changed = Buffer.alloc(within.length);
  for (let at = 0; at < changed.length; at += 1) {
    const i = at * channels;
    if (still[i + 3] !== 255) continue;
    within[at] = 255;
    const by = [0, 1, 2].map((channel) => Math.abs(still[i + channel] - plain[i + channel]));
    changed[at] = Math.round(255 * smooth(Math.max(...by), nothing, all));
  }
  const raw = { ...size, channels: 1 };
  const calm = await sharp(changed, { raw }).median(3).extractChannel(0).raw().toBuffer();
  const soft = await blurred(calm, size, 0.8);
  const far = await blurred(within, size, 7);
  return soft.map((share, at) => Math.round(share * smooth(far[at], 140, 250)));
}

/** What an option changes in a view, with the mask of it as alpha; transparent pixels are grey, which costs nothing. */
async function layer(plain, still, size) {
  const alpha = await mask(plain, still, size);
  const near = await blurred(alpha, size, 6);
  const made = Buffer.from(still);
  for (let at = 0; at < alpha.length; at += 1) {
    const i = at * channels;
    if (!near[at]) made.fill(128, i, i + 3);
    made[i + 3] = alpha[at];
  }
  return made;
}

/** Whether anything in a layer covers what is below it. */
const isSeen = (made) => made.some((value, index) => index % channels === 3 && value > 250);

async function encoded(made, size, file) {
  for (const quality of [62, 56, 50, 44, 38, 32]) {
    const avif = await sharp(made, { raw: { ...size, channels } })
      .avif({ quality, effort: 6, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (avif.length <= budget) return avif;
  }
  throw new Error(`${file} does not fit its budget`);
}

const { layers: known } = await readContent('catalogue/layers');
const folders = existsSync(stills) ? readdirSync(stills) : [];
for (const folder of folders) {
  const piece = folder.replace('-', '/');
  for (const view of readdirSync(join(stills, folder))) {
    const here = join(stills, folder, view);
    const name = `${piece}/${view}`;
    if (!existsSync(join(here, 'plain.png'))) continue;
    const { data: plain, info } = await pixels(join(here, 'plain.png'), name);
    const size = { width: info.width, height: info.height };
    const options = order.filter((option) => existsSync(join(here, `${option}.png`)));
    const shown = [];
    const hash = createHash('sha256');
    for (const option of options) {
      const { data: still } = await pixels(join(here, `${option}.png`), name);
      const made = await layer(plain, still, size);
      if (!isSeen(made)) continue; // it stands behind something
      shown.push(option);
      const file = join(served, name, `${option}.avif`);
      const avif = await encoded(made, size, file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, avif);
      hash.update(avif);
      console.log(`${name} ${option}: ${avif.length} bytes`);
    }
    if (shown.length > 0) known[name] = { version: hash.digest('hex').slice(0, 8), options: shown };
  }
}
const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
writeContent(
  'catalogue/layers',
  `/** The layers that show options in a view of a piece, in the order they are laid over it, and their version. Written by \`content/render/layers.mjs\`. */
export const layers: Readonly<
  Record<string, { readonly version: string; readonly options: readonly string[] }>
> = ${JSON.stringify(sorted, null, 2)};
`,
);
