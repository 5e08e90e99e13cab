import 'server-only';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const folder = join(process.cwd(), 'lib/orders/papers/fonts');

const scripts = ['latin', 'latin-extended', 'cyrillic', 'arabic'] as const;
const others = [
  'latin',
  'latin-extended',
  'vietnamese',
  'cyrillic',
  'greek',
  'greek-extended',
  'hebrew',
] as const;

export type FontName =
  | `text-${(typeof scripts)[number]}`
  | `display-${'latin' | 'cyrillic' | 'arabic'}`
  | `other-${(typeof others)[number]}`;

const text: readonly FontName[] = [
  ...scripts.map((script) => `text-${script}` as const),
  // For names and addresses in scripts that the shop does not write.
  ...others.map((script) => `other-${script}` as const),
];

/** The fonts of texts and of titles. Each character is in the first that has it. */
export const families = {
  text,
  display: ['display-latin', 'display-cyrillic', 'display-arabic', ...text],
} as const satisfies Readonly<Record<string, readonly FontName[]>>;
export type Family = keyof typeof families;

const opened = new Map<FontName, Font>();

/** A font, read when it is first needed and kept. */
export function fontOf(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(join(folder, `${name}.ttf`));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

/** Written instead of a character that no font has. */
export const missing = '?';

/** Figures of one width and height, where the font has them. */
export const featuresOf = (name: FontName): string[] =>
  name.endsWith('-latin') ? ['lnum', 'tnum'] : [];

/** The first font of a family that has a character. `undefined` when none has it. */
export const fontWith = (family: Family, codePoint: number): FontName | undefined =>
  families[family].find((name) => fontOf(name).hasGlyphForCodePoint(codePoint));

/** Whether the letters of a font are written from right to left. */
export const isRightToLeft = (name: FontName): boolean => /arabic|hebrew/.test(name);
