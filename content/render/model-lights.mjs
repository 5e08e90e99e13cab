/**
 * Makes what lights a 3D model, public/models/day.jpg and night.jpg: everything around the model in one picture, twice as
 * wide as it is high, with a gain map (Ultra HDR), because a lamp is brighter than white. By day a pale room with tall
 * windows at the left; by night a dark blue room, a warm lamp on each side of the piece, a little of their warmth on the
 * marble below, and the moon behind.
 *
 *     node content/render/model-lights.mjs
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './content.mjs';

const [width, height] = [64, 32];
/**
 * The radiance of the walls, what the floor adds to it below, and the lights: where the middle of each is, from 0 to 1
 * across and down; how far it reaches; its radiance.
 */
const rooms = {
  day: {
    walls: [0.5, 0.475, 0.44],
    floor: [0.2, 0.17, 0.13],
    lights: [
      { at: [0.1, 0.3], reach: [0.06, 0.16], radiance: [6, 6.1, 6.3] },
      { at: [0.26, 0.3], reach: [0.05, 0.15], radiance: [5, 5.1, 5.2] },
      { at: [0.78, 0.28], reach: [0.08, 0.14], radiance: [2.2, 2.1, 1.9] },
    ],
  },
  night: {
    walls: [0.05, 0.06, 0.1],
    floor: [0.36, 0.25, 0.14],
    lights: [
      { at: [0.16, 0.38], reach: [0.06, 0.1], radiance: [9, 6.2, 3.4] },
      { at: [0.62, 0.36], reach: [0.05, 0.09], radiance: [8, 5.3, 2.8] },
      { at: [0.38, 0.2], reach: [0.2, 0.14], radiance: [0.7, 0.95, 1.5] },
    ],
  },
};

function radianceAt({ walls, floor, lights }, x, y) {
  const radiance = walls.map((value, place) => value + floor[place] * Math.max(0, y - 0.55) * 2.2);
  for (const { at, reach, radiance: own } of lights) {
    const across = Math.min(Math.abs(x - at[0]), 1 - Math.abs(x - at[0]));
    const share = Math.exp(-((across / reach[0]) ** 2) - ((y - at[1]) / reach[1]) ** 2);
    own.forEach((value, place) => {
      radiance[place] += value * share;
    });
  }
  return radiance;
}

/** The radiance that the brightest value of the picture stands for, as a power of two. */
const stops = 4;

/** A linear value from 0 to 1 as sRGB has it, as a byte. */
const encoded = (value) =>
  Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));

const jpegOf = (pixels, size) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A segment of a JPEG file. */
function segment(marker, data) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Where the two pictures of the file stand, by CIPA DC-007 (Multi-Picture Format). */
function listOfPictures(firstBytes, secondBytes, secondAt) {
  const list = Buffer.alloc(4 + 8 + 2 + 3 * 12 + 4 + 2 * 16);
  list.write('MPF\0MM', 0, 'latin1');
  const [tiff, entries] = [4, 54];
  list.writeUInt16BE(42, tiff + 2);
  list.writeUInt32BE(8, tiff + 4);
  list.writeUInt16BE(3, tiff + 8);
  const fields = [
    [0xb000, 7, 4, 0x30313030],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, entries - tiff],
  ];
  fields.forEach(([tag, type, count, value], place) => {
    const at = tiff + 10 + place * 12;
    list.writeUInt16BE(tag, at);
    list.writeUInt16BE(type, at + 2);
    list.writeUInt32BE(count, at + 4);
    list.writeUInt32BE(value, at + 8);
  });
  list.writeUInt32BE(0x00030000, entries);
  list.writeUInt32BE(firstBytes, entries + 4);
  list.writeUInt32BE(secondBytes, entries + 20);
  list.writeUInt32BE(secondAt, entries + 24);
  return list;
}

/** The picture of a room as a file. */
async function fileOf(room) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const radiance = radianceAt(room, (x + 0.5) / width, (y + 0.5) / height);
      const bytes = radiance.map((value) => encoded(Math.min(1, value / 2 ** stops)));
      pixels.set(bytes, (y * width + x) * 3);
    }
  const picture = await jpegOf(pixels, { width, height });
  // Every value is raised alike.
  const gain = await jpegOf(Buffer.alloc(8 * 4 * 3, 255), { width: 8, height: 4 });
  const words = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:GainMapMin="0" hdrgm:GainMapMax="${stops}"
hdrgm:OffsetSDR="0" hdrgm:OffsetHDR="0" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="${stops}"/></rdf:RDF></x:xmpmeta>`;
  const described = segment(0xe1, Buffer.from(words, 'latin1'));
  const listBytes = listOfPictures(0, 0, 0).length;
  const firstBytes = picture.length + described.length + 4 + listBytes;
  // Counted from the head of the list, which stands after its marker, its length and its name.
  const headAt = 2 + described.length + 4 + 4;
  const list = segment(0xe2, listOfPictures(firstBytes, gain.length, firstBytes - headAt));
  return Buffer.concat([picture.subarray(0, 2), described, list, picture.subarray(2), gain]);
}

for (const [name, room] of Object.entries(rooms)) {
  const bytes = await fileOf(room);
  await writeFile(join(root, `public/models/${name}.jpg`), bytes);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const table = join(root, 'lib/catalogue/model-lights.ts');
  const entry = new RegExp(`(?<=${name}\\.jpg\\?v=)[0-9a-f]+`);
  await writeFile(table, (await readFile(table, 'utf8')).replace(entry, version));
}
