import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';

// The folder tests run in: the browser's runner knows no address of a module.
const require = createRequire(join(process.cwd(), 'package.json'));
const Face = z.object({
  characterSet: z.array(z.number()),
  availableFeatures: z.array(z.string()),
});

/** A font file, read by what Next itself measures fonts with. */
function read(file: string) {
  const fontkit: {
    default: (data: Buffer) => unknown;
  } = require('next/dist/compiled/@next/font/dist/fontkit');
  return Face.parse(fontkit.default(readFileSync(file)));
}

/** Characters that a font file has shapes for. */
export const charactersOf = (file: string): ReadonlySet<number> => new Set(read(file).characterSet);

/** Tags of what a font file does to its letters: joining them, setting marks on them. */
export const featuresOf = (file: string): ReadonlySet<string> =>
  new Set(read(file).availableFeatures);

/** Where a font that `content/render/fonts.mjs` has cut is kept. */
export const fontFile = (name: string) => join('app/fonts', `${name}.woff2`);

const characters = (...names: readonly string[]) =>
  new Set(names.flatMap((name) => [...charactersOf(fontFile(name))]));

const latin = { display: ['display-latin'], text: ['text-latin'] };
/** The files that a page in each language may fetch, as `languages.css` has it. */
const files: Readonly<Record<Locale, Readonly<Record<'display' | 'text', readonly string[]>>>> = {
  fr: latin,
  en: latin,
  it: latin,
  ru: {
    display: ['display-cyrillic', 'display-latin'],
    text: ['text-cyrillic', 'text-latin'],
  },
  ar: {
    display: ['display-arabic', 'display-names'],
    text: ['text-arabic', 'text-names'],
  },
};

/** The font files of a language. */
export const filesOf = (locale: Locale) => files[locale];

/** What the display font and the text font of a language can write; Arabic titles borrow its text's Latin. */
export function fontsOf(locale: Locale) {
  const { display, text } = filesOf(locale);
  const borrowed = locale === 'ar' ? ['text-names'] : [];
  return { display: characters(...display, ...borrowed), text: characters(...text) };
}
