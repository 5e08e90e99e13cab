/**
 * Turns the masters into what the shop serves: AVIF files of fixed widths in public/pictures, a card for
 * sharing in public/social, and the list of all of them in content/catalogue/pictures.ts.
 *
 *     node content/render/encode.mjs [--again]
 *
 * Masters are PNG files under RENDER_OUT/masters (content/render/out), in folders named after what they
 * show: bed-zeus/hero.png, rooms/hall.png. What has no master keeps the files it has.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { readContent, root, writeContent } from './content.mjs';
import { printed } from './prints.mjs';

const masters = join(process.env.RENDER_OUT ?? join(root, 'content/render/out'), 'masters');
const served = join(root, 'public/pictures');

const widths = [480, 960, 1600];
/** Further widths of heroes, and of the layers of the home page. */
const further = (name) =>
  name.startsWith('layers/') ? [2400] : name.endsWith('/hero') ? [1920, 2400] : [];
/** Bytes a file may have, by its width. */
const budgets = { 480: 32_000, 960: 90_000, 1600: 220_000, 1920: 290_000, 2400: 380_000 };

/** What to try, best first. The layers of the first screen come together on a phone, and lie under one another. */
function qualities(name, width) {
  const all = [62, 59, 56, 53, 50, 47, 44, 41, 38, 35, 32];
  return name.startsWith('layers/') && width <= 960 ? all.slice(6) : all;
}

/** Bytes a file may have: on a phone, a picture made anew weighs no more than the one it follows. */
function budget(target, width) {
  return width <= 960 && existsSync(target) ? statSync(target).size : budgets[width];
}

/** AVIF of a picture at a width, as good as its budget allows. */
async function avif(master, name, width) {
  const print = await (await printed(master, name)).png().toBuffer();
  const most = budget(join(served, `${name}-${width}.avif`), width);
  for (const quality of qualities(name, width)) {
    const file = await sharp(print)
      .resize({ width })
      .avif({ quality, effort: Number(process.env.EFFORT ?? 5), chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (file.length <= most) return file;
  }
  throw new Error(`${master} does not fit its budget at ${width} px`);
}

/** What stands in a picture's place until it has come: its colours, eight pixels wide. */
async function placeholder(master, name) {
  const tiny = await (await printed(master, name))
    .resize({ width: 8 })
    .webp({ quality: 40, alphaQuality: 40 })
    .toBuffer();
  return tiny.toString('base64');
}

async function encode(master, name) {
  const { width, height, hasAlpha } = await sharp(master).metadata();
  const view = name.split('/').at(-1);
  const sizes = [...widths, ...further(name)].filter((each) => each <= width).sort((a, b) => a - b);
  const hash = createHash('sha256');
  for (const each of sizes) {
    const target = join(served, `${name}-${each}.avif`);
    mkdirSync(dirname(target), { recursive: true });
    const file = await avif(master, name, each);
    hash.update(file);
    writeFileSync(target, file);
  }
  if (view === 'hero' && name.split('/').length === 3) await card(master, name);
  const blur = hasAlpha ? '' : await placeholder(master, name);
  return {
    width: sizes.at(-1),
    height: Math.round((sizes.at(-1) * height) / width),
    version: hash.digest('hex').slice(0, 6),
    blur,
  };
}

/** The picture that shared links show: 1200 × 630, JPEG. */
async function card(master, name) {
  const target = join(root, 'public/social', `${name.split('/').slice(0, 2).join('-')}.jpg`);
  const print = await (await printed(master, name)).png().toBuffer();
  await sharp(print)
    .resize(1200, 630, { position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(target);
}

/** An ICO file of square PNG drawings: a header, an entry of 16 bytes for each, then the drawings. */
function ico(sizes, drawings) {
  const header = Buffer.from(Uint16Array.of(0, 1, sizes.length).buffer);
  let offset = header.length + 16 * sizes.length;
  const entries = drawings.map((drawing, index) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(sizes[index], 0);
    entry.writeUInt8(sizes[index], 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(drawing.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += drawing.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...drawings]);
}

/**
 * Icons of the shop, from app/icon.svg: for what asks for /favicon.ico, and for home screens; maskable ones
 * keep their edge free.
 */
async function icons() {
  const source = readFileSync(join(root, 'app/icon.svg'));
  const drawn = (size) => sharp(source, { density: (72 * size) / 32 }).resize(size, size);
  const png = { compressionLevel: 9, palette: true };
  await drawn(180).png(png).toFile(join(root, 'app/apple-icon.png'));
  const small = [16, 32, 48];
  // Inside an ICO a PNG has red, green, blue and alpha, and no palette.
  const rgba = (size) => drawn(size).ensureAlpha().png({ compressionLevel: 9 }).toBuffer();
  const drawings = await Promise.all(small.map(rgba));
  writeFileSync(join(root, 'app/favicon.ico'), ico(small, drawings));
  mkdirSync(join(root, 'public/icons'), { recursive: true });
  for (const size of [192, 512]) {
    await drawn(size)
      .png(png)
      .toFile(join(root, `public/icons/${size}.png`));
  }
  const edge = 90;
  await drawn(512 - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#0b1019' })
    .png(png)
    .toFile(join(root, 'public/icons/maskable.png'));
}

const nameOf = (master) =>
  relative(masters, master)
    .replace(/\.png$/, '')
    .replace(/^(bed|chair|table|mirror|wardrobe)-/, '$1/');

/** Finished masters; one being written ends in .part.png. */
const everyMaster = () =>
  readdirSync(masters, { recursive: true })
    .filter((file) => file.endsWith('.png') && !file.endsWith('.part.png'))
    .map((file) => join(masters, file));

const { pictures: known } = await readContent('catalogue/pictures');
for (const master of everyMaster()) {
  const name = nameOf(master);
  const first = join(served, `${name}-480.avif`);
  const isFresh = existsSync(first) && statSync(first).mtimeMs > statSync(master).mtimeMs;
  if (known[name] && isFresh && !process.argv.includes('--again')) continue;
  known[name] = await encode(master, name);
  console.log(name);
}
const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
writeContent(
  'catalogue/pictures',
  `/** Every picture the shop serves, by what it shows: size of the largest file in pixels, version, and eight blurred pixels (WebP). Written by \`content/render/encode.mjs\`. */
export const pictures = ${JSON.stringify(sorted, null, 2)} as const satisfies Readonly<
  Record<string, { width: number; height: number; version: string; blur: string }>
>;
`,
);
await icons();
