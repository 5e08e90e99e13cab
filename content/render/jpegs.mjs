/**
 * Makes the JPEGs that product feeds and mails name, whose readers take neither AVIF nor WebP: two views of each
 * piece, 1200 pixels wide, from the widest files in public/pictures; one of what a composition starts from, 960 wide.
 *
 *     node content/render/jpegs.mjs
 *
 * Run it after encode.mjs. `lib/catalogue/pictures.ts` says where they are; they weigh about 60 KB each.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './content.mjs';

const served = join(root, 'public/pictures');
const widest = 1200;
const views =
  /^(?:bed|chair|table|mirror|wardrobe)\/(?:[a-z-]+\/(?:front-1600|hero-1920)|atelier\/front-960)\.avif$/;

const sources = readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((file) =>
  views.test(file),
);
for (const source of sources) {
  const width = Math.min(widest, Number(/-(\d+)\.avif$/.exec(source)?.[1]));
  await sharp(join(served, source))
    .resize({ width })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(served, source.replace(/-\d+\.avif$/, `-${width}.jpg`)));
}
