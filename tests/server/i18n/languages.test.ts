import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { directionOf, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { pageAt, pagePaths } from '@/lib/site/routes';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { readPage, spaced } from '@/tests/server/page';
import { sharedShop } from '@/tests/server/shared-shop';

/** Pages that search engines may not index. */
const unindexed = [...pagePaths].filter((path) => !pageAt(path).isIndexed);

const shop = sharedShop();

const get = async (path: string) => readPage(await fetch(shop.url + path, { redirect: 'manual' }));

const lettersOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
/** The name and the postal address of the company are the same in every language. */
const facts = new Set(lettersOf(JSON.stringify(company)));
/** The words of a page, without numbers and without the company's name and address. */
const wordsOf = (text: string) => lettersOf(text).filter((word) => !facts.has(word));

/** Share of the words of a page that its French page has too. */
function frenchShare(text: string, french: ReadonlySet<string>): number {
  const words = wordsOf(text);
  return words.filter((word) => french.has(word)).length / words.length;
}

/** Names and shared roots count as French, so the share is never zero. */
const mostFrench: Readonly<Record<Locale, number>> = {
  fr: 1,
  en: 0.25,
  it: 0.25,
  ru: 0.1,
  ar: 0.1,
};

test('every address answers in each language, declares it, and links to the others', async () => {
  const worst = new Map<Locale, number>();
  const titles = new Map<string, string>();
  const canonical = new Set<string>();
  // The desk exists where `STAFF` names somebody, and in French only.
  for (const path of [...pagePaths].filter((one) => !one.startsWith('/desk'))) {
    const french = new Set(wordsOf((await get(path)).text));
    for (const locale of locales) {
      const address = localePath(locale, path);
      const { status, dom, text } = await get(address);
      expect(status, address).toBe(200);
      expect(dom.querySelector('html')?.getAttribute('lang'), address).toBe(locale);
      expect(dom.querySelector('html')?.getAttribute('dir'), address).toBe(directionOf(locale));
      expect(dom.querySelectorAll('h1'), address).toHaveLength(1);
      worst.set(locale, Math.max(worst.get(locale) ?? 0, frenchShare(text, french)));

      const own = pathOf(dom.querySelector('link[rel=canonical]'));
      const alternates = dom
        .querySelectorAll('link[rel=alternate][hreflang], link[rel=alternate][hrefLang]')
        .map((link) => [
          link.getAttribute('hreflang') ?? link.getAttribute('hrefLang'),
          pathOf(link),
        ]);
      const plain = own.replace(/^\/(en|it|ru|ar)(?=\/|$)/, '') || '/';
      expect(own, address).toBe(localePath(locale, plain));
      expect(Object.fromEntries(alternates), address).toEqual({
        ...Object.fromEntries(locales.map((other) => [other, localePath(other, plain)])),
        'x-default': plain,
      });
      canonical.add(own);
      const title = dom.querySelector('title')?.textContent ?? '';
      if (own === address) {
        expect(titles.get(`${locale} ${title}`), `${address} shares its title`).toBeUndefined();
        titles.set(`${locale} ${title}`, address);
      }
      const isUnindexed = unindexed.includes(path);
      const robots = dom.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
      expect(/noindex/.test(robots), address).toBe(isUnindexed);
    }
  }
  for (const address of canonical) expect(titles.size, address).toBe(canonical.size);
  console.log(
    `${pagePaths.size * locales.length} addresses; most French words on one page: ${[...worst]
      .map(([locale, share]) => `${locale} ${(share * 100).toFixed(1)} %`)
      .join(', ')}`,
  );
  for (const locale of locales)
    expect(worst.get(locale), locale).toBeLessThanOrEqual(mostFrench[locale]);
});

function pathOf(link: HTMLElement | null): string {
  return new URL(link?.getAttribute('href') ?? '', shop.url).pathname;
}

describe('the cookie of a visitor who chose a language', () => {
  const visit = async (value: string) => {
    const headers = { cookie: `language=${value}` };
    const response = await fetch(`${shop.url}/?from=letter`, { headers, redirect: 'manual' });
    return [response.status, response.headers.get('location')?.replace(shop.url, '') ?? ''];
  };

  test.each(['en', 'it', 'ru', 'ar'])('takes / to /%s, and keeps the query', async (locale) => {
    expect(await visit(locale)).toEqual([307, `/${locale}?from=letter`]);
  });

  test.each(['fr', 'de', '', 'EN', 'en<script>', '%3Cb%3E', '../en', 'en,it', 'x'.repeat(3000)])(
    'means French when it says %s',
    async (value) => {
      expect(await visit(value)).toEqual([200, '']);
    },
  );

  test('does not redirect any other page', async () => {
    const headers = { cookie: 'language=ru' };
    const response = await fetch(`${shop.url}/bed/zeus`, { headers, redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="fr"');
  });
});

test('an unknown prefix, an unknown page and a file under a prefix are not found', async () => {
  for (const path of ['/de', '/de/bed/zeus', '/EN', '/en/nowhere', '/ru/ar', '/en/sitemap.xml']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test.each(['en', 'it', 'ru', 'ar'] as const)(
  '%s says in its own words what is not found',
  async (locale) => {
    const { status, dom } = await get(`/${locale}/bed/nobody`);
    expect(status).toBe(404);
    expect(dom.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(dom.querySelector('h1')?.textContent).toBe(messages[locale].notFound.bed);
    expect(dom.querySelector(`main a[href="/${locale}/gallery"]`)).toBeTruthy();
    expect(dom.querySelector(`main a[href="/${locale}"]`)).toBeTruthy();
  },
);

test('a product name is recognised in any language', async () => {
  for (const locale of locales) {
    const { name } = messages[locale].products.bed.zeus;
    const { text } = await get(`/en/payment?${new URLSearchParams({ product: name, price: '1' })}`);
    expect(text, locale).toContain(messages.en.products.bed.zeus.name);
    expect(text, locale).toContain(formatPrice(centsOf('lit-zeus'), 'en'));
  }
});

test('every link of a page stays in its language, but those of the switcher', async () => {
  for (const path of ['/ar', '/ar/collections', '/ar/bed/zeus', '/ar/bed-story/zeus', '/ar/cart']) {
    const { dom } = await get(path);
    const links = dom.querySelectorAll('a[href^="/"]:not([hreflang]):not([hrefLang])');
    const strays = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^\/ar(\/|#|\?|$)/.test(href) && !/\.(xml|txt)$/.test(href));
    expect(strays, path).toEqual([]);
  }
});

test('a translated legal page says that the French text is binding, and the French page does not', async () => {
  for (const path of ['/terms', '/privacy-policy', '/refund', '/returns', '/legal-notice']) {
    expect((await get(path)).text).not.toContain(spaced(messages.fr.legal.binding));
    expect((await get(`/it${path}`)).text).toContain(spaced(messages.it.legal.binding));
  }
});

test('the contact page is offered in English everywhere but there', async () => {
  for (const locale of locales) {
    const { dom } = await get(localePath(locale, '/contact'));
    const isOffered = dom.querySelector('main a[lang=en][href="/en/contact"]') !== null;
    expect(isOffered, locale).toBe(locale !== 'en');
  }
});

test('a form posted without JavaScript answers in the language of its page', async () => {
  for (const locale of locales) {
    const { dom } = await get(localePath(locale, '/bed/hades'));
    const form = dom
      .querySelectorAll('main form')
      .find((one) => one.querySelector('[name=productId]'));
    const body = new FormData();
    for (const input of form?.querySelectorAll('input[type=hidden]') ?? []) {
      body.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
    }
    const response = await fetch(shop.url + localePath(locale, '/bed/hades'), {
      method: 'POST',
      body,
      headers: { origin: shop.url },
      redirect: 'manual',
    });
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', shop.url);
    expect([pathname, searchParams.get('error')], locale).toEqual([
      localePath(locale, '/cart'),
      'emailRequired',
    ]);
  }
});
