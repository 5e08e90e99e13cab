import { readdirSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

// Without STAFF, so that there is no desk either.
const shop = sharedShop();

/** What no page has, by the name of the parameter. */
const nothing: Readonly<Record<string, string>> = {
  '[number]': 'TH-2026-ZZZZZZZZ',
  '[token]': 'cut.off.token',
  '[answers]': '333',
  '[...rest]': 'no/such/page',
};

const folder = fileURLToPath(new URL('../../../app/[locale]', import.meta.url));
/** Every page with a parameter, and the desk, each at an address that has nothing. */
const addresses = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) =>
    posix.join(
      '/',
      file
        .split(sep)
        .join('/')
        .replace(/\([a-z]+\)\//g, ''),
    ),
  )
  .filter((file) => posix.basename(file) === 'page.tsx' && /\[|^\/desk/.test(file))
  .map((file) =>
    posix.dirname(file).replace(/\[[^\]]+\]/g, (name) => nothing[name] ?? 'nobody-at-all'),
  );

/** What an answer lacks to be a page of the shop that says that there is nothing. */
async function faultsOf(path: string, locale: Locale): Promise<string[]> {
  const { status, body } = await ask(shop.url + path);
  const page = parse(String(body));
  const words = messages[locale].footer.registration.split('{')[0] ?? '';
  const faults = {
    status: status !== 404,
    language: page.querySelector('html')?.getAttribute('lang') !== locale,
    title: (page.querySelector('title')?.textContent.length ?? 0) < 15,
    heading: page.querySelectorAll('main h1').length !== 1,
    footer: !page.querySelector('footer')?.textContent.includes(words),
    indexed: !page.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex'),
  };
  return Object.entries(faults).flatMap(([name, isThere]) => (isThere ? `${path} ${name}` : []));
}

test.each(locales)(
  'a missing page is a page of the shop with status 404, in %s',
  async (locale) => {
    expect(addresses.length).toBeGreaterThan(20);
    const faults = addresses.map((address) => faultsOf(localePath(locale, address), locale));
    expect((await Promise.all(faults)).flat()).toEqual([]);
  },
);
