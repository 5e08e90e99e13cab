/**
 * Makes the layers that show a choice: for each option that can be seen, what it changes in a view of its piece, as an
 * AVIF with transparency in public/choices, to be laid over that view; and the list in content/catalogue/layers.ts.
 *
 *     node content/render/layers.mjs
 *
 * Stills are those of `choices.py`: RENDER_OUT/choices/bed-zeus/hero/plain.png, led_lighting.png and so on, and
 * order.json, which names the options in the order they are laid. What has no stills keeps its layers.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readContent, root, writeContent } from './content.mjs';
import { printed } from './prints.mjs';

const stills = join(process.env.RENDER_OUT ?? join(root, 'content/render/out'), 'choices');
const served = join(root, 'public/choices');

/** Whether an option is a material, of which a sample is shown beside its name, as it looks by day. */
const isSampled = (view, option) => view === 'front' && /^(mat|fin|frame)-/.test(option);
/**
 * Differences of a channel, of 255, below which nothing has changed, and above which all has; and the options whose light
 * reaches far and faintly.
 */
const differences = { faint: [5, 16], strong: [14, 36] };
const lights = ['led_lighting', 'tech-2', 'func-1', 'func-2'];
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

/** How much each pixel has changed by an option, from 0 to 255, where differences count from one number to another. */
function changes(plain, still, [nothing, all]) {
  const changed = Buffer.alloc(plain.length / channels);
  for (let at = 0; at < changed.length; at += 1) {
    const i = at * channels;
    if (still[i + 3] !== 255) continue;
    const by = [0, 1, 2].map((channel) => Math.abs(still[i + channel] - plain[i + channel]));
    changed[at] = Math.round(255 * smooth(Math.max(...by), nothing, all));
  }
  return changed;
}

/**
 * The mask of an option: what light changes faintly counts, of anything else only what is dense or strong, as the rest is
 * grain. It is softened, so that no edge is torn, and fades at the frame that was rendered.
 */
async function mask(plain, still, size, option) {
  const raw = { ...size, channels: 1 };
  const calm = (grey, px) => sharp(grey, { raw }).median(px).extractChannel(0).raw().toBuffer();
  const faint = await calm(changes(plain, still, differences.faint), 3);
  const strong = await calm(changes(plain, still, differences.strong), 3);
  const dense = await blurred(faint, size, 6);
  const isLight = lights.includes(option);
  const kept = faint.map((share, at) =>
    isLight
      ? share
      : // where almost all has changed, what happens to look alike has changed too
        Math.max(strong[at], share * smooth(dense[at], 80, 120), 255 * smooth(dense[at], 150, 200)),
  );
  const soft = await blurred(Buffer.from(kept), size, 0.8);
  const within = Buffer.alloc(soft.length);
  for (let at = 0; at < within.length; at += 1) within[at] = still[at * channels + 3];
  const far = await blurred(within, size, 7);
  return soft.map((share, at) => Math.round(share * smooth(far[at], 140, 250)));
}

/** What an option changes in a view, with the mask of it as alpha; transparent pixels are grey, which costs nothing. */
async function layer(plain, still, size, option) {
  const alpha = await mask(plain, still, size, option);
  const near = await blurred(alpha, size, 6);
  const made = Buffer.from(still);
  for (let at = 0; at < alpha.length; at += 1) {
    const i = at * channels;
    if (!near[at]) made.fill(128, i, i + 3);
    made[i + 3] = alpha[at];
  }
  return made;
}

/** Side of a sample of a material, in pixels. */
const sampleSide = 88;

/** Where a layer covers most of a square without a glare on it, and how much of it, from 0 to 1. */
function fullestSquare(made, { width, height }) {
  let best = { left: 0, top: 0, share: 0, score: 0 };
  const step = 8;
  for (let top = 0; top + sampleSide <= height; top += step) {
    for (let left = 0; left + sampleSide <= width; left += step) {
      let [covered, light] = [0, 0];
      for (let y = top; y < top + sampleSide; y += step) {
        for (let x = left; x < left + sampleSide; x += step) {
          const i = (y * width + x) * channels;
          covered += made[i + 3];
          light = Math.max(light, made[i] + made[i + 1] + made[i + 2]);
        }
      }
      const share = covered / (255 * (sampleSide / step) ** 2);
      const score = share - light / (3 * 255) / 4;
      if (share > 0.9 && score > best.score) best = { left, top, share, score };
    }
  }
  return best;
}

/** A sample of a material, cut out of its still. Nothing where no square of it is seen. */
async function sample(made, still, size) {
  const { left, top, share } = fullestSquare(made, size);
  if (share === 0) return undefined;
  return sharp(still, { raw: { ...size, channels } })
    .removeAlpha()
    .extract({ left, top, width: sampleSide, height: sampleSide })
    .avif({ quality: 50, effort: 6 })
    .toBuffer();
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
    if (!existsSync(join(here, 'plain.png')) || !existsSync(join(here, 'order.json'))) continue;
    const { data: plain, info } = await pixels(join(here, 'plain.png'), name);
    const size = { width: info.width, height: info.height };
    const order = JSON.parse(readFileSync(join(here, 'order.json'), 'utf8'));
    const options = order.filter((option) => existsSync(join(here, `${option}.png`)));
    const shown = [];
    const samples = [];
    const hash = createHash('sha256');
    for (const option of options) {
      const { data: still } = await pixels(join(here, `${option}.png`), name);
      const made = await layer(plain, still, size, option);
      if (!isSeen(made)) continue; // it stands behind something
      shown.push(option);
      const file = join(served, name, `${option}.avif`);
      const avif = await encoded(made, size, file);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, avif);
      hash.update(avif);
      const cut = isSampled(view, option) && (await sample(made, still, size));
      if (cut) {
        samples.push(option);
        writeFileSync(join(served, name, `${option}-sample.avif`), cut);
        hash.update(cut);
      }
      console.log(`${name} ${option}: ${avif.length} bytes`);
    }
    if (shown.length > 0) {
      const version = hash.digest('hex').slice(0, 8);
      known[name] = { version, options: shown, ...(samples.length > 0 && { samples }) };
    }
  }
}
const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
writeContent(
  'catalogue/layers',
  `/** The layers that show options in a view of a piece, in the order they are laid over it, those of which there is a sample of the material, and their version. Written by \`content/render/layers.mjs\`. */
export const layers: Readonly<
  Record<
    string,
    {
      readonly version: string;
      readonly options: readonly string[];
      readonly samples?: readonly string[];
    }
  >
> = ${JSON.stringify(sorted, null, 2)};
`,
);
