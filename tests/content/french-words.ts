import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { messages, textsUnder } from '@/tests/content/texts';

const folder = 'messages/fr';

/**
 * Every French word that the shop has: those of the pages, and under its own name what files of `messages/fr` have beside
 * them, as the words of the desk and of mails.
 */
export async function frenchWords(): Promise<Readonly<Record<string, unknown>>> {
  const known = new Set(textsUnder(messages.fr, '').map(([, text]) => text));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files.filter((file) => /\/.*\.ts$/.test(file)).map((file) => import(resolve(folder, file))),
  );
  const beside = modules
    .flatMap((exported: Record<string, unknown>) => Object.entries(exported))
    .filter(([, words]) => textsUnder(words, '').some(([, text]) => !known.has(text)));
  return { ...messages.fr, ...Object.fromEntries(beside) };
}
