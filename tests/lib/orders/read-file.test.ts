import sharp from 'sharp';
import { expect, test } from 'vitest';
import { largestFileBytes } from '@/lib/orders/order-file';
import { readFile } from '@/lib/orders/read-file';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6b4f2a' } });
const text = (content: string) => new TextEncoder().encode(content);
const pdf = text('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const read = (name: string, bytes: Uint8Array) => readFile({ name, bytes });

test('a photo is encoded anew, upright, without its place and camera', async () => {
  const taken = await picture(3_000, 1_000)
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const kept = await read('atelier.jpeg', taken);
  if (typeof kept === 'string') throw new Error(kept);
  expect(kept).toMatchObject({ kind: 'photo', name: 'atelier.jpg' });
  const { format, width, height, exif, orientation } = await sharp(kept.content).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    ...{ format: 'jpeg', width: 683, height: 2_048, exif: undefined, orientation: undefined },
  });
});

test('PNG and WebP become JPEG, and a PDF stays as it is', async () => {
  for (const format of ['png', 'webp'] as const) {
    const kept = await read(`a.${format}`, await picture(40, 30).toFormat(format).toBuffer());
    expect(kept, format).toMatchObject({ kind: 'photo', name: 'a.jpg' });
  }
  expect(await read('plan.html', pdf)).toMatchObject({
    ...{ kind: 'pdf', name: 'plan.pdf', content: pdf },
  });
});

test('code that hangs on a photo does not get in', async () => {
  const jpeg = await picture(40, 30).jpeg().toBuffer();
  const kept = await read('a.jpg', Buffer.concat([jpeg, text('<script>alert(1)</script>')]));
  if (typeof kept === 'string') throw new Error(kept);
  expect(Buffer.from(kept.content).includes('script')).toBe(false);
});

test('what is no photo and no PDF is not kept, whatever its name says', async () => {
  const png = await picture(40, 30).png().toBuffer();
  const html = text('<!doctype html><script>alert(1)</script>');
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(await read('a.png', html)).toBe('fileKind');
  expect(await read('a.svg', svg)).toBe('fileKind');
  expect(await read('a.jpg', svg)).toBe('fileKind');
  expect(await read('a.pdf', text('PK\x03\x04'))).toBe('fileKind');
  expect(await read('a.png', new Uint8Array())).toBe('fileEmpty');
  expect(await read('a.png', new Uint8Array(largestFileBytes + 1).fill(0xff))).toBe('fileTooLarge');
  // It begins as a PNG does, and goes on as a page.
  expect(await read('a.png', Buffer.concat([png.subarray(0, 8), html]))).toBe('fileBroken');
  expect(await read('a.png', png.subarray(0, png.length - 20))).toBe('fileBroken');
  expect(await read('a.pdf', pdf.subarray(0, 12))).toBe('fileBroken');
});

test('a small file that would unfold into an enormous picture is not decoded', async () => {
  const bomb = await picture(8_100, 8_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(largestFileBytes / 10);
  expect(await read('a.png', bomb)).toBe('filePixels');
});
