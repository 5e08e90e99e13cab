import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layers } from '@/content/catalogue/layers';
import { choiceJpeg } from '@/lib/catalogue/choice-pictures';
import { requireProduct } from '@/lib/catalogue/products';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();
const zeus = requireProduct('lit-zeus');
const shown = layers['bed/zeus/hero']?.options ?? [];
const pathOf = (options: readonly string[]) => choiceJpeg(zeus, options, 'hero').path;

/** Every choice of these options but the empty one. */
function choicesOf(options: readonly string[]): string[][] {
  const [first, ...others] = options;
  if (first === undefined) return [];
  const rest = choicesOf(others);
  return [[first], ...rest, ...rest.map((choice) => [first, ...choice])];
}

test('a configuration is one JPEG that differs from the piece without its options', async () => {
  const plain = await ask(shop.url + pathOf([]));
  const chosen = await ask(shop.url + pathOf(shown));
  expect([chosen.status, chosen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(chosen.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const size = { width: 1200, height: 800 };
  expect(await sharp(chosen.body).metadata()).toMatchObject(size);
  const pixels = (body: Uint8Array) => sharp(body).greyscale().raw().toBuffer();
  const [one, other] = await Promise.all([pixels(plain.body), pixels(chosen.body)]);
  const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40).length;
  expect(changed / one.length).toBeGreaterThan(0.01);
});

test.each([
  '/en/choices/bed/zeus/hero/led_lighting.jpg',
  '/choices/bed/zeus/hero/massage_chair.jpg',
  '/choices/bed/zeus/hero/safe_storage.led_lighting.jpg',
  '/choices/bed/zeus/detail/led_lighting.jpg',
  '/choices/bed/nobody/hero/led_lighting.jpg',
  '/choices/bed/zeus/hero/..%2e..%2epackage.json.jpg',
  `/choices/bed/zeus/hero/${'led_lighting.'.repeat(100)}jpg`,
])('a choice that does not exist has no picture: %s', async (path) => {
  expect((await ask(shop.url + path)).status).toBe(404);
});

test('when all choices are asked for at once, each is made or asked to come back, and other pages are served', async () => {
  const all = choicesOf(shown).map(pathOf);
  expect(all.length).toBe(31);
  const replies = Promise.all(all.map((path) => ask(shop.url + path)));
  expect((await ask(`${shop.url}/bed/zeus`)).status).toBe(200);
  const states = new Set((await replies).map(({ status }) => status));
  expect([...states].every((status) => status === 200 || status === 503)).toBe(true);
  const late = await Promise.all(all.slice(0, 5).map((path) => ask(shop.url + path)));
  expect(late.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
