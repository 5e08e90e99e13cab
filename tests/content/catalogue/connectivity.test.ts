import { expect, test } from 'vitest';
import { allPieces } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { locales } from '@/lib/i18n/locales';
import { messages, textsUnder } from '@/tests/content/texts';

/** Networks by name, as every language writes them; with a version or without. */
const networks =
  /Wi.?Fi(?: \d)?|Bluetooth(?: \d(?:\.\d)?)?|\bMatter\b|\bThread\b|Zigbee(?: \d(?:\.\d)?)?|\bNFC\b|\bUWB\b|\b\dG\b/g;
const plain = (name: string) => name.replace(/\W/g, '');

test.each(allPieces)('the words of $productId name no network that it lacks', (piece) => {
  const has = piece.connectivity.map(plain);
  const wrong = locales.flatMap((locale) =>
    textsUnder(productWords(messages[locale], piece), '').flatMap(([path, text]) =>
      [...text.matchAll(networks)]
        .map(([name]) => plain(name))
        .filter((name) => !has.some((one) => one.startsWith(name)))
        .map((name) => `${locale} ${path}: ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the networks are found where there are some', () => {
  const named = locales.map((locale) =>
    allPieces.flatMap((piece) =>
      textsUnder(productWords(messages[locale], piece), '').flatMap(([, text]) => [
        ...text.matchAll(networks),
      ]),
    ),
  );
  for (const found of named) expect(found.length).toBeGreaterThan(40);
});
