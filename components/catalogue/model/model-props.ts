import type { Model } from '@/content/catalogue/models';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';

export type ModelProps = {
  locale: Locale;
  /** Which piece, as `content/catalogue/models` names it. */
  name: string;
  /** Of the 3D model, as a title. */
  label: string;
  src: string;
  poster: string;
  sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  /** Options that can be seen on the model, with their names. */
  options: readonly { readonly id: string; readonly name: string }[];
  /** Finishes it can be shown in, with their names. */
  finishes: readonly { readonly id: string; readonly name: string }[];
  /** A sentence listing the options that the model does not show. */
  hidden?: string;
};

/** What is fetched when the model is first opened. */
export type OpenModelProps = ModelProps & {
  model: Model;
  words: BrowserWords['modelDialog'];
  speech: BrowserWords['modelSpeech'];
};
