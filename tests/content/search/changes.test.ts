import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { changes } from '@/content/search/changes';
import { locales } from '@/lib/i18n/locales';
import { pageMarkdown } from '@/lib/search/markdown/page';
import { changedOn } from '@/lib/search/sitemap';
import { sitemapPaths } from '@/lib/site/routes';
import { wordingIn } from '@/tests/content/texts';

/** A short name for what a page says in all languages: that of its Markdown, which has its facts and words. */
function digestOf(path: string): string {
  const hash = createHash('sha256');
  for (const locale of locales) hash.update(`${pageMarkdown(wordingIn(locale), path)}\0`);
  return hash.digest('hex').slice(0, 8);
}

const today = new Date().toISOString().slice(0, 10);

test('each page of the sitemap has the day of its last change', async () => {
  const lines = sitemapPaths.map((path) => {
    const [day, digest] = changes[path]?.split(' ') ?? [];
    const now = digestOf(path);
    return `  '${path}': '${digest === now ? day : today} ${now}',\n`;
  });
  const text = `/**
 * The day on which what a page says changed last, with a digest of that, by the path of the page. Written by
 * \`npx vitest run tests/content/search/changes.test.ts -u\`.
 */
export const changes: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
  const hint = 'what a page says changed: run this file with -u, which writes the new day';
  await expect(text, hint).toMatchFileSnapshot('../../../content/search/changes.ts');
});

test('no day is yet to come', () => {
  for (const path of Object.keys(changes)) {
    expect(changedOn(path), path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(String(changedOn(path)) <= today, path).toBe(true);
  }
});
