import 'server-only';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Choice } from './choice';
import { choicePicture, type SoldView } from './choice-pictures';
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

/** Says which options of a configuration a picture of it does not show; `undefined` where it shows all. */
export function unseenTextIn(
  messages: Messages,
  locale: Locale,
  { product, optionIds }: Pick<Choice, 'product' | 'optionIds'>,
  view: SoldView,
): string | undefined {
  const { unseen } = choicePicture(product, optionIds, view);
  // What an order once had and no piece is sold with any more has no words.
  const sold = unseen.filter((id) => product.options.some((option) => option.id === id));
  if (sold.length === 0) return undefined;
  const names = optionNamesIn(messages, product, sold);
  const list = new Intl.ListFormat(languages[locale].tag).format(names);
  return translatorOf(messages, locale)('detail.optionsUnseen', { list });
}
