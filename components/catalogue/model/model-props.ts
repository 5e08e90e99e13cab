import type { Model } from '@/content/catalogue/models';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

export type ModelWords = Messages['viewer']['model'] & { readonly label: string };

export type ModelProps = {
  locale: Locale;
  src: string;
  poster: string;
  model: Model;
  sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  /** Options that can be seen on the model, with their names. */
  options: readonly { readonly id: string; readonly name: string }[];
  /** Finishes it can be shown in, with their names. */
  finishes: readonly { readonly id: string; readonly name: string }[];
  /** A sentence listing the options that the model does not show. */
  hidden?: string;
  words: ModelWords;
};
