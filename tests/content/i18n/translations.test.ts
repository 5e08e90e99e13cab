import { expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';

/** Texts below a value, by their keys: arrays count as keys too, so that lengths must agree. */
function textsUnder(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, below]) => textsUnder(below, `${key}.${part}`));
}

/** Names of the values in a text; a plural names its own once more for each form. */
const placeholders = (text: string) =>
  [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].sort().join();

const files: readonly (readonly [subject: string, name: string])[] = [
  ['mail', 'mails'],
  ['mail', 'order-mails'],
  ['mail', 'booking-mails'],
  ['mail', 'appointment-mails'],
  ['account', 'my-data'],
  ['orders', 'withdrawal'],
  ['house', 'accessibility'],
  ['house', 'cookies'],
  ['catalogue', 'safety'],
  ['catalogue', 'sheet'],
];
const pairs = locales
  .filter((language) => language !== 'fr')
  .flatMap((language) => files.map(([subject, name]) => [language, subject, name] as const));

test.each(pairs)(
  '%s/%s/%s has every key of the French, with the same placeholders',
  async (language, subject, name) => {
    const french = new Map(textsUnder(await import(`../../../messages/fr/${subject}/${name}.ts`)));
    const other = new Map(
      textsUnder(await import(`../../../messages/${language}/${subject}/${name}.ts`)),
    );
    expect([...other.keys()].sort()).toEqual([...french.keys()].sort());
    for (const [key, text] of other) {
      const original = french.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toBe(placeholders(original));
      if (original.length > 40) expect(text, key).not.toBe(original);
      if (key.endsWith('.meta.title')) expect(text.length, key).toBeLessThanOrEqual(57);
      if (key.endsWith('.meta.description')) {
        expect(text.length, key).toBeGreaterThanOrEqual(70);
        expect(text.length, key).toBeLessThanOrEqual(170);
      }
    }
  },
);

test('no page links to the closed European dispute platform', async () => {
  const { default: fr } = await import('@/messages/fr');
  expect(JSON.stringify(fr)).not.toMatch(/ec\.europa\.eu\/(consumers\/)?odr/i);
});

const ordersIn: Readonly<Record<Locale, string>> = {
  fr: 'commandes',
  en: 'orders',
  it: 'ordini',
  ru: 'заказы',
  ar: 'طلباتكم',
};

test.each(locales)(
  'the access mail says in %s that its link opens the orders too',
  async (language) => {
    const { mails } = await import(`../../../messages/${language}/mail/mails.ts`);
    expect(mails.access.text.join(' ')).toContain(ordersIn[language]);
  },
);
