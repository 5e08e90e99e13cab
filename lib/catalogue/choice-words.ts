import 'server-only';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Choice } from './choice';
import { nameIn, optionNamesIn } from './product-words';

/** What a configuration is called in a language: « Lit Zeus (Éclairage LED) ». */
export function choiceNameIn(
  messages: Messages,
  locale: Locale,
  { product, optionIds }: Pick<Choice, 'product' | 'optionIds'>,
): string {
  const name = nameIn(messages, locale, product);
  if (optionIds.length === 0) return name;
  const options = optionNamesIn(messages, product, optionIds);
  const list = new Intl.ListFormat(languages[locale].tag).format(options);
  return translatorOf(messages, locale)('fit.configured', { name, options: list });
}
