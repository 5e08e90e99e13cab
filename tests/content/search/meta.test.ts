import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '@/content/house/company';
import { allPieces } from '@/lib/catalogue/catalogue';
import { pieceHead, sizeIn, storyHead } from '@/lib/catalogue/head-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';

const Head = z.object({ title: z.string(), description: z.string() });
type Head = z.infer<typeof Head> & { readonly page: string };

/** The heads of all pages: those of the messages, the filters of the gallery, pieces and stories. */
function listHeads(words: Messages, locale: Locale): Head[] {
  const pages = Object.entries(words).flatMap(([page, part]) =>
    'meta' in part ? [{ page, ...Head.parse(part.meta) }] : [],
  );
  const filters = Object.entries(words.gallery.filterMeta).map(([filter, head]) => ({
    page: `gallery/${filter}`,
    ...head,
  }));
  const pieces = allPieces.flatMap((piece) => {
    const page = `${piece.category}/${piece.id}`;
    return [
      { page, ...pieceHead(words, locale, piece) },
      { page: `${page} story`, ...storyHead(words, locale, piece) },
    ];
  });
  return [...pages, ...filters, ...pieces];
}

describe.each(locales)('in %s', (locale) => {
  const heads = listHeads(messages[locale], locale);

  test('every page has a head: those of the messages, the filters, pieces and stories', () => {
    expect(heads.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['home', 'collections', 'contact', 'faq', 'payment', 'notFound']),
    );
    for (const { category, id } of allPieces) {
      expect(heads.map(({ page }) => page)).toContain(`${category}/${id} story`);
    }
  });

  test('the head of a piece tells the size and the price of one edition', () => {
    for (const piece of allPieces) {
      const { description } = pieceHead(messages[locale], locale, piece);
      expect(description).toContain(sizeIn(locale, piece));
      expect(description).toContain(formatPrice(piece.priceCents, locale));
    }
  });

  test('a title, with the name of the company, has 15 to 70 characters', () => {
    const wrong = heads
      .map(({ page, title }) => ({ page, title: `${title} | ${company.name}` }))
      .filter(({ title }) => title.length < 15 || title.length > 70);
    expect(wrong).toEqual([]);
  });

  test('a description has 70 to 170 characters', () => {
    const wrong = heads.filter(
      ({ description }) => description.length < 70 || description.length > 170,
    );
    expect(wrong).toEqual([]);
  });

  test('no two pages have the same title or the same description', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});
