import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { house } from '@/content/house';
import { allPieces } from '@/lib/catalogue';
import { locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { productWords, storyWords } from '@/lib/i18n/product-words';
import { messages } from './texts';

const Head = z.object({ title: z.string(), description: z.string() });
type Head = z.infer<typeof Head> & { readonly page: string };

const titled = ({ detail }: Messages, name: string, tagline: string) =>
  detail.title.replace('{name}', name).replace('{tagline}', tagline);

/** The heads of all pages: those of the messages, the filters of the gallery, pieces and stories. */
function listHeads(words: Messages): Head[] {
  const pages = Object.entries(words).flatMap(([page, part]) =>
    'meta' in part ? [{ page, ...Head.parse(part.meta) }] : [],
  );
  const filters = Object.entries(words.gallery.filterMeta).map(([filter, head]) => ({
    page: `gallery/${filter}`,
    ...head,
  }));
  const pieces = allPieces.flatMap((piece) => {
    const { name, tagline, summary } = productWords(words, piece);
    const story = storyWords(words, piece);
    const page = `${piece.category}/${piece.id}`;
    return [
      { page, title: titled(words, name, tagline), description: summary },
      { page: `${page} story`, title: story.title, description: story.summary },
    ];
  });
  return [...pages, ...filters, ...pieces];
}

describe.each(locales)('in %s', (locale) => {
  const heads = listHeads(messages[locale]);

  test('every page has a head: 27 of their own, 7 filters, 20 pieces and 20 stories', () => {
    expect(heads.map(({ page }) => page)).toEqual(
      expect.arrayContaining(['home', 'collections', 'contact', 'faq', 'payment', 'notFound']),
    );
    expect(heads).toHaveLength(27 + 7 + 20 + 20);
  });

  test('a title, with the name of the house, has 15 to 70 characters', () => {
    const wrong = heads
      .map(({ page, title }) => ({ page, title: `${title} | ${house.name}` }))
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
