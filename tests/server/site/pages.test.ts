import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '@/content/catalogue/piece';
import { guaranteeNotices } from '@/content/house/guarantee-notice';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { localePath, locales, plainPath } from '@/lib/i18n/locales';
import { formatPrice, toDecimal } from '@/lib/money';
import { markdownPages } from '@/lib/search/markdown/addresses';
import { siteFiles } from '@/lib/search/site-files';
import { isWhichGodPath, pageAt, pagePaths, sitemapPaths } from '@/lib/site/routes';
import fr from '@/messages/fr';
import { centsOf } from '@/tests/make';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

/** Pages that search engines may not index. */
const unindexed = [...pagePaths].filter((path) => !pageAt(path).isIndexed);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const get = async (path: string) => readPage(await fetch(shop.url + path, { redirect: 'manual' }));

/** The desk exists where `STAFF` names somebody: `tests/e2e/desk/desk.spec.ts`. */
const isForVisitors = (path: string) => !path.startsWith('/desk');

test.each(locales)(
  'every address of the shop in %s answers 200 with one h1, a title and its own description',
  async (locale) => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    const canonical = new Set(
      [...sitemapPaths, ...unindexed].map((path) => localePath(locale, path)),
    );
    for (const plain of [...pagePaths].filter(isForVisitors)) {
      const path = localePath(locale, plain);
      const { status, dom } = await get(path);
      expect(status, path).toBe(200);
      expect(dom.querySelectorAll('h1'), path).toHaveLength(1);
      expect(dom.querySelector('html')?.getAttribute('lang'), path).toBe(locale);
      const title = dom.querySelector('title')?.textContent ?? '';
      const description =
        dom.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(title.length, `title of ${path}: ${title}`).toBeGreaterThanOrEqual(15);
      expect(title.length, `title of ${path}: ${title}`).toBeLessThanOrEqual(70);
      expect(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `description of ${path}`).toBeLessThanOrEqual(170);
      const link = dom.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
      expect(canonical, path).toContain(new URL(link).pathname);
      expect(dom.querySelector('meta[property="og:title"]'), path).toBeTruthy();
      const isUnindexed = unindexed.includes(plain);
      const robots = dom.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
      expect(robots.includes('noindex'), path).toBe(isUnindexed);
      if (!canonical.has(path)) continue;
      expect(titles.get(title), `${path} shares its title`).toBeUndefined();
      expect(descriptions.get(description), `${path} shares its description`).toBeUndefined();
      titles.set(title, path);
      descriptions.set(description, path);
    }
  },
);

test('every link of every page leads to a page', async () => {
  const targets = new Map<string, string>();
  const ids = new Map<string, Set<string>>();
  for (const path of sitemapPaths) {
    const { dom } = await get(path);
    ids.set(path, new Set(dom.querySelectorAll('[id]').map((element) => element.id)));
    for (const link of dom.querySelectorAll('a[href]')) {
      const { pathname, hash, origin } = new URL(link.getAttribute('href') ?? '', shop.url + path);
      if (origin === shop.url) targets.set(decodeURI(pathname) + hash, path);
    }
  }
  const leadsSomewhere = (path: string) =>
    pagePaths.has(plainPath(path)) ||
    isWhichGodPath(plainPath(path)) ||
    siteFiles.includes(path) ||
    markdownPages.has(path);
  for (const [target, from] of targets) {
    const [path = '', anchor] = target.split('#');
    expect(leadsSomewhere(path), `${target} on ${from}`).toBe(true);
    if (anchor) expect(ids.get(path), `${target} on ${from}`).toContain(anchor);
  }
});

describe('a piece', () => {
  test.each(allPieces.map((piece) => [piece.category, piece.id, piece] as const))(
    '%s %s has the facts of its sheet and its structured data',
    async (_, __, piece) => {
      const { dom, html, text } = await get(detailPath(piece));
      const words: { name: string; features: readonly string[] } | undefined = (
        fr.products[piece.category] as Record<string, { name: string; features: string[] }>
      )[piece.id];
      expect(dom.querySelector('h1')?.textContent).toBe(words?.name);
      expect(text).toContain(spaced(formatPrice(piece.priceCents, 'fr')));
      for (const feature of words?.features ?? []) expect(text).toContain(spaced(feature));
      const { width, height } = piece.sizeMm;
      expect(text).toContain(`${width / 10}`.replace('.', ','));
      expect(text).toContain(`${height / 10}`.replace('.', ','));
      expect(dom.querySelectorAll('main svg').length).toBeGreaterThan(1);
      const product = jsonLd(html).find((thing) => thing['@type'] === 'Product');
      expect(product).toMatchObject({ sku: piece.productId, name: words?.name });
      const [offer] = Array.isArray(product?.offers) ? product.offers : [];
      expect(offer).toMatchObject({
        price: (piece.priceCents / 100).toFixed(2),
        priceCurrency: 'EUR',
      });
      expect(offer).toHaveProperty('seller.name', 'Théogonie');
      expect(offer).toHaveProperty('shippingDetails');
      expect(offer).toHaveProperty('hasMerchantReturnPolicy');
      expect(dom.querySelector('main form a[href="/legal-guarantee"]')).toBeTruthy();
      expect(text).toContain(`Référence du modèle : ${piece.productId}`);
      expect(text).toMatch(/Détenteur des données\s*Théogonie SAS/);
    },
  );

  test.each(allPieces.map((piece) => [piece.category, piece.id, piece] as const))(
    '%s %s has the five chapters of its story and its atelier',
    async (_, __, piece) => {
      const { dom, text } = await get(storyPath(piece));
      const story = (fr.stories[piece.category] as Record<string, Record<string, string>>)[
        piece.id
      ];
      for (const part of Object.entries(story ?? {})) {
        if (part[0] !== 'summary') expect(text).toContain(spaced(part[1]));
      }
      expect(
        dom.querySelector(`input[name=productId][value="${piece.productId}-atelier"]`),
      ).toBeTruthy();
      expect(dom.querySelectorAll('input[name=option]').length).toBeGreaterThanOrEqual(8);
      expect(dom.querySelector('main a[href="/legal-guarantee"]')).toBeTruthy();
    },
  );
});

test('unknown pieces and stories answer 404 in the words of their kind, with a way on', async () => {
  const expected = {
    '/bed/nobody': 'Lit non trouvé',
    '/chair/nobody': 'Fauteuil non trouvé',
    '/chair-details/nobody': 'Fauteuil non trouvé',
    '/table-details/nobody': 'Table non trouvée',
    '/mirror-details/nobody': 'Miroir non trouvé',
    '/wardrobe-details/nobody': 'Armoire non trouvée',
    '/bed-story/nobody': 'Histoire non trouvée',
    '/wardrobe-story/nobody': 'Histoire non trouvée',
  };
  for (const [path, message] of Object.entries(expected)) {
    const { status, dom } = await get(path);
    expect(status, path).toBe(404);
    expect(dom.querySelector('h1')?.textContent, path).toBe(message);
    expect(dom.querySelector('main a[href="/gallery"]'), path).toBeTruthy();
    expect(dom.querySelector('main a[href="/"]'), path).toBeTruthy();
  }
});

test('hostile addresses stay below 500, and an unknown path is logged once without control characters', async () => {
  const long = 'a'.repeat(4000);
  const paths = [
    `/bed/${long}`,
    '/bed/%00',
    '/bed/..%2f..%2fetc',
    '/bed/__proto__',
    '/bed/constructor',
    '/%E0%A4%A',
    '/bed/%E0%A4%A',
    '/a.b',
    '/xx',
    '//evil',
    '/bed/zeus/more',
  ];
  for (const path of paths) expect((await get(path)).status, path).toBeLessThan(500);
  await get('/nowhere%0Aat%1B%5B31mall');
  await expect.poll(() => shop.output()).toContain('"/nowhereat[31mall"');
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('nowhereat'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'not-found' });
});

test('a missing page has its own title', async () => {
  const { dom } = await get('/nowhere');
  expect(dom.querySelector('title')?.textContent).toContain('introuvable');
});

test.each([
  ['/legal-guarantee', 'fr'],
  ['/en/legal-guarantee', 'en'],
  ['/it/legal-guarantee', 'it'],
  ['/ru/legal-guarantee', 'en'],
  ['/ar/legal-guarantee', 'en'],
] as const)('%s has the notice of the Union, in « %s »', async (path, language) => {
  const notice = (await get(path)).dom.querySelector(`main [lang=${language}]`);
  expect(notice?.getAttribute('dir')).toBe('ltr');
  expect(notice?.textContent).toContain(guaranteeNotices[language].heading);
});

describe('/payment', () => {
  const total = (text: string) => text.match(/Finaliser le paiement - ([\d ]+,\d\d) €/)?.[1];

  test('without parameters it shows the defaults', async () => {
    const { text } = await get('/payment');
    expect(text).toContain('Achat Premium');
    expect(total(text)).toBe('999 999,00');
  });

  test.each(['<script>', '1e309', '-5', 'NaN', '', '0', 'abc'])(
    'price %j falls back',
    async (price) => {
      const { text, html } = await get(`/payment?product=Vase&price=${encodeURIComponent(price)}`);
      expect(total(text)).toBe('999 999,00');
      expect(html).not.toContain('<script>"');
    },
  );

  test('of an unknown name nothing is promised, and a link leads to the pieces', async () => {
    const { text, dom } = await get('/payment?product=Vase&price=12');
    expect(text).toContain(spaced(fr.payment.unknownName));
    expect(text).not.toMatch(/Garantie \d+ ans|Livraison sous|Collection Mythologique/);
    expect(dom.querySelector('section[aria-labelledby=order] a[href="/collections"]')).toBeTruthy();
  });

  test('a price given twice gets the default', async () => {
    expect(total((await get('/payment?product=Vase&price=1&price=2')).text)).toBe('999 999,00');
  });

  test('markup in the name stays text', async () => {
    const { html, text } = await get(
      `/payment?price=5&product=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    );
    expect(html).not.toContain('<img src=x');
    expect(text).toContain('<img src=x onerror=alert(1)>');
  });

  test('an impossible price for a piece is replaced, and the page says so', async () => {
    const { text } = await get('/payment?product=Lit+Zeus&price=1');
    expect(`${total(text)} €`).toBe(spaced(formatPrice(centsOf('lit-zeus'), 'fr')));
    expect(text).toContain('celui du catalogue s’applique');
  });

  test('a price that the options reach is kept', async () => {
    const cents = centsOf('lit-zeus', 'led_lighting');
    const { text } = await get(`/payment?product=Lit+Zeus&price=${toDecimal(cents)}`);
    expect(`${total(text)} €`).toBe(spaced(formatPrice(cents, 'fr')));
  });

  test.each([3, 12, 24])('%s instalments carry an example that adds up', async (count) => {
    const due = centsOf('lit-zeus');
    const { dom } = await get(`/payment?product=Lit+Zeus&price=${toDecimal(due)}`);
    const terms = spaced(dom.querySelector(`#credit-${count}`)?.textContent ?? '');
    expect(terms).toContain('TAEG fixe : 0 %');
    expect(terms).toContain('Coût total du crédit : 0,00 €');
    expect(terms).toContain(`Montant total dû : ${spaced(formatPrice(due, 'fr'))}`);
    const cents = (text = '') => Number(text.replace(/\D/g, ''));
    const [, equal, each = '', last] =
      /(\d+) (?:mensualités )?de ([\d ]+,\d\d) €(?: et une dernière de ([\d ]+,\d\d) €)?/.exec(
        terms,
      ) ?? [];
    expect(Number(equal)).toBe(last ? count - 1 : count);
    expect(Number(equal) * cents(each) + cents(last)).toBe(due);
    const radio = dom.querySelector(`input[name=instalments][value="${count}"]`);
    expect(radio?.getAttribute('aria-describedby')).toBe(`credit-warning credit-${count}`);
  });

  test('the legal sentence on credit is there once', async () => {
    const { text } = await get('/payment?product=Lit+Zeus&price=9999.99');
    const sentence = 'Attention ! Un crédit coûte de l’argent et doit être remboursé !';
    expect(text.split(sentence)).toHaveLength(2);
  });

  test('terms, withdrawal and legal guarantee are named before the button', async () => {
    const { dom } = await get('/payment?product=Lit+Zeus&price=9999.99');
    const order = dom
      .querySelectorAll('main a, main form button')
      .map((one) => one.getAttribute('href') ?? one.closest('form')?.getAttribute('action'));
    const button = order.indexOf('/payment/order');
    for (const path of ['/terms', '/withdrawal', '/legal-guarantee']) {
      expect(order.indexOf(path), path).toBeGreaterThanOrEqual(0);
      expect(order.indexOf(path), path).toBeLessThan(button);
    }
  });

  test('a blank product is no product', async () => {
    const { text, dom } = await get('/payment?product=%20&price=5');
    expect(text).toContain('Aucun produit sélectionné');
    expect(dom.querySelector('main a[href="/"]')).toBeTruthy();
  });

  test('an unsigned quote is refused with a link back', async () => {
    const { text, status } = await get(
      '/payment?product=Lit+Zeus&price=1&quote=eyJhbGciOiJub25lIn0.e30.',
    );
    expect(status).toBe(200);
    expect(text).toContain('n’a pas été établi par la maison');
    expect(total(text)).toBeUndefined();
  });

  test.each(locales)('a lead time of four weeks is not shown as a range (%s)', async (locale) => {
    const { text } = await get(localePath(locale, '/payment?product=Lit+Chronos&price=45000'));
    expect(text).toMatch(/: 4 |\b4 (?:semaines|weeks|settimane)/);
    expect(text).not.toMatch(/4\s*[-–]\s*4/);
  });

  test('the card fields have no name, and nothing of them can be sent', async () => {
    const { dom } = await get('/payment');
    const fields = dom.querySelectorAll('main fieldset fieldset input');
    expect(fields).toHaveLength(4);
    for (const field of fields) {
      expect(field.getAttribute('name')).toBeUndefined();
      expect(field.closest('form')).toBeNull();
      expect(field.getAttribute('form')).toBeUndefined();
    }
  });

  test('a changed quote links to the collections', async () => {
    const { dom } = await get('/payment?product=Lit+Zeus&price=1&quote=a.b.c');
    const link = dom.querySelector('main a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Voir les collections',
      '/collections',
    ]);
  });

  test('the demonstration is used without payment links, and leads to the success page', async () => {
    const page = '/payment?product=Lit+Zeus&price=9999.99';
    const { location } = await aBrowser(shop.url).press(page, 'Finaliser le paiement');
    expect(location).toMatch(/^\/checkout-demo\?/);
    const demo = await get(location);
    expect(demo.text).toContain('Rien ne sera prélevé');
    const session = demo.dom.querySelector('input[name=session_id]')?.getAttribute('value') ?? '';
    expect(session).toMatch(/^demo_/);
    const success = await get(`/payment-success?session_id=${session}`);
    expect(success.text).toContain('Paiement Réussi !');
    expect(success.text).toContain(session);
  });
});

test('configured payment links go to Athéna alone and to all others, and take nothing but cards', async () => {
  const links = {
    PAYMENT_LINK_ATHENA: 'https://pay.example/athena',
    PAYMENT_LINK_DEFAULT: 'https://pay.example/all',
  };
  const other = await startShop(links);
  const buy = async (piece: string) => {
    const visitor = aBrowser(other.url);
    const { location: page } = await visitor.press(piece, 'Acheter');
    const fields = (await visitor.dom(page)).querySelectorAll('main input[type=radio]');
    expect(fields.map((field) => field.getAttribute('value'))).toEqual(['card']);
    const { location } = await visitor.press(page, 'Finaliser le paiement');
    return location.replace(/\?client_reference_id=[0-9a-f-]{36}$/, '');
  };
  try {
    expect(await buy('/chair/athena')).toBe(links.PAYMENT_LINK_ATHENA);
    expect(await buy('/bed/zeus')).toBe(links.PAYMENT_LINK_DEFAULT);
  } finally {
    await other.stop();
  }
});

test('sitemap.xml lists every canonical page once, and robots.txt names it', async () => {
  const xml = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  const expected = locales.flatMap((locale) =>
    sitemapPaths.map((path) => localePath(locale, path)),
  );
  expect([...listed].sort()).toEqual([...expected].sort());
  // Each page lists itself, the four other languages and `x-default`.
  expect(xml.match(/hreflang="/g)).toHaveLength(expected.length * (locales.length + 1));
  expect(new Set(listed).size).toBe(listed.length);
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain('/sitemap.xml');
});

test('the sitemap page counts its entries', async () => {
  const { dom } = await get('/sitemap');
  const counters = dom.querySelectorAll('main dd').map((dd) => Number(dd.textContent));
  expect(counters).toEqual([
    sitemapPaths.length,
    categories.length,
    allPieces.length,
    allPieces.length,
  ]);
  const links = new Set(dom.querySelectorAll('main a').map((a) => a.getAttribute('href')));
  for (const path of sitemapPaths) expect(links).toContain(path);
});

test('structured data of every page is sound and never ends its script early', async () => {
  for (const path of ['/', '/contact', '/faq', '/gallery', '/bed-story/zeus']) {
    const types = jsonLd((await get(path)).html).map((thing) => thing['@type']);
    const isHome = path === '/';
    expect(types.includes('Organization'), path).toBe(isHome);
    expect(types.includes('WebSite'), path).toBe(isHome);
    if (path !== '/') expect(types, path).toContain('BreadcrumbList');
    expect(types.includes('FAQPage'), path).toBe(path === '/contact' || path === '/faq');
  }
});

function jsonLd(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map((match) => {
    expect(match[1]).not.toContain('<');
    return JSON.parse(match[1] ?? '');
  });
}
