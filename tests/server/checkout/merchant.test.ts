import { expect, test } from 'vitest';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { toDecimal } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { merchantFaults } from '@/tests/merchant';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

async function productOf(path: string): Promise<Record<string, unknown>> {
  const html = await (await fetch(shop.url + path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...scripts].map((match) => JSON.parse(match[1] ?? ''));
  return things.find((thing) => thing['@type'] === 'Product') ?? {};
}

const pages = allPieces.flatMap((piece) =>
  locales.map((locale) => [detailPath(piece), locale, piece] as const),
);

test.each(pages)(
  '%s in %s is a merchant listing, each edition an offer',
  async (path, locale, piece) => {
    const product = await productOf(localePath(locale, path));
    expect(merchantFaults(product)).toEqual([]);
    const { name } = productWords(messages[locale as Locale], piece);
    expect(product).toMatchObject({ name, sku: piece.productId });
    const editions = piece.structure ? [piece, piece.structure] : [piece];
    expect(product.offers).toMatchObject(
      editions.map(({ productId, priceCents }) => ({
        sku: productId,
        price: toDecimal(priceCents),
        url: expect.stringMatching(
          productId === piece.productId ? /\/[a-z-]+$/ : /\/[a-z-]+\?edition=structure$/,
        ),
      })),
    );
    const { sheet } = messages[locale as Locale];
    expect(product.additionalProperty).toMatchObject(
      capabilitiesOf(piece).map((one) => ({ name: sheet.capabilities[one] })),
    );
  },
);

test('the rules report each missing field by its path', async () => {
  const product = await productOf('/bed/chronos');
  const offers = Array.isArray(product.offers) ? product.offers : [];
  const { image: _, ...imageless } = product;
  expect(merchantFaults(imageless).join()).toContain('image');
  const [first, { hasMerchantReturnPolicy: __, ...second }] = offers;
  expect(merchantFaults({ ...product, offers: [first, second] })).toEqual([
    expect.stringContaining('offers.1.hasMerchantReturnPolicy'),
  ]);
  expect(merchantFaults({ ...product, offers: [{ ...first, price: '0.00' }] })).toHaveLength(1);
  const past = { ...first, priceValidUntil: '2020-01-01' };
  expect(merchantFaults({ ...product, offers: [past] })).toHaveLength(1);
  expect(merchantFaults({ ...product, review: {} })).toHaveLength(1);
});
