import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { messages, textsUnder } from '@/tests/content/texts';

/**
 * Every word that a language has: those of the pages, and under its own name what files of its folder have beside them, as
 * the words of mails and, in French, those of the desk.
 */
export async function wordsOf(locale: Locale): Promise<Readonly<Record<string, unknown>>> {
  const folder = `messages/${locale}`;
  const known = new Set(textsUnder(messages[locale], '').map(([, text]) => text));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files.filter((file) => /\/.*\.ts$/.test(file)).map((file) => import(resolve(folder, file))),
  );
  const beside = modules
    .flatMap((exported: Record<string, unknown>) => Object.entries(exported))
    .filter(([, words]) => textsUnder(words, '').some(([, text]) => !known.has(text)));
  return { ...messages[locale], ...Object.fromEntries(beside) };
}

/** Every French word that the shop has. */
export const frenchWords = () => wordsOf('fr');
