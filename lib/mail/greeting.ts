import 'server-only';
import { formatText } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { oneLine } from './mail-parts';
import { mailWords } from './mail-words';

/** What the answer of the house to a message says before its text: « Bonjour Léda, ». */
export async function greetingOf(name: string, locale: Locale): Promise<string> {
  const { reply } = await mailWords(locale);
  return reply.text.map((line) => formatText(line, locale, { name: oneLine(name) })).join('\n');
}

/** The same in each language. */
export async function greetingsOf(name: string): Promise<Record<Locale, string>> {
  const all = await Promise.all(locales.map(async (one) => [one, await greetingOf(name, one)]));
  return Object.fromEntries(all);
}
