import type { Model, Point } from '@/content/catalogue/models';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';

export type ModelProps = {
  locale: Locale;
  /** Which piece, as `content/catalogue/models` names it. */
  name: string;
  /** Of the 3D model, as a title. */
  label: string;
  src: string;
  /** The picture of all its sides. */
  turnSrc: string;
  sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  /** Whether the model is of a form of the atelier, which is made in any size. */
  isMadeToSize: boolean;
  /** Options that can be seen on the model, with their names, and what they are in place of. */
  options: readonly {
    readonly id: string;
    readonly name: string;
    readonly inPlaceOf?: string;
  }[];
  /** Finishes it can be shown in, with their names. */
  finishes: readonly { readonly id: string; readonly name: string }[];
  /** A sentence listing the options that the model does not show. */
  hidden?: string;
};

/** What is fetched when the model is first opened. */
export type OpenModelProps = ModelProps & {
  model: Model;
  /** How it is stretched along its axes. */
  scale?: Point;
  words: BrowserWords['modelDialog'];
  speech: BrowserWords['modelSpeech'];
};
