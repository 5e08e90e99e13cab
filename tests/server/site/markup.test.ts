import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { localePath } from '@/lib/i18n/locales';
import { templates } from '@/tests/e2e/templates';
import { findJava } from '@/tests/programs/nginx.mjs';
import { sharedShop } from '@/tests/server/shared-shop';

/** Findings that the shop cannot change, and why. */
const ignored = [
  // React writes void elements with a slash.
  /^Trailing slash on void elements/,
  // React's attributes of a view transition, which it reads during hydration.
  /^Attribute “vt-(name|update|share|enter|exit)” not allowed/,
  // React's forms post to their own page, with an empty `action`.
  /^Bad value “” for attribute “(form)?action” on element “(form|button)”/,
];

type Message = { type: string; subType?: string; message: string; url?: string; extract?: string };

const java = findJava();

test.skipIf(!java)('the markup of every template is valid, in French and Arabic', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-markup-'));
  const shop = sharedShop();
  const paths = (['fr', 'ar'] as const).flatMap((locale) =>
    templates.map((path) => localePath(locale, path)),
  );
  const files = paths.map((_, index) => join(folder, `${index}.html`));
  try {
    for (const [index, path] of paths.entries()) {
      const html = await (await fetch(shop.url + path)).text();
      writeFileSync(files[index] ?? '', html);
      // The checker warns of it in some versions only.
      const tags = html.match(/<\w[^>]*>/g) ?? [];
      const both = tags.filter((tag) => / disabled=/.test(tag) && / aria-disabled=/.test(tag));
      expect(both, path).toEqual([]);
    }
    const jar = join(createRequire(import.meta.url).resolve('vnu-jar'), '../build/dist/vnu.jar');
    const { stderr } = spawnSync(java ?? '', ['-jar', jar, '--format', 'json', ...files], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: { messages: Message[] } = JSON.parse(stderr);
    // Without findings the checker has not run: React's slashes are always reported.
    expect(messages.length).toBeGreaterThan(0);
    const found = messages
      .filter(({ message }) => !ignored.some((pattern) => pattern.test(message)))
      .map(({ message, url = '', extract }) => ({
        path: paths[Number(basename(url, '.html'))],
        message,
        extract,
      }));
    expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
