import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

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

const files = new Map<FontName, Buffer>();

function fileOf(name: FontName): Buffer {
  const known = files.get(name) ?? readFileSync(join(folder, `${name}.ttf`));
  files.set(name, known);
  return known;
}

/**
 * The fonts of one document, each opened when it is first needed. Not shared by documents: a font of fontkit 2 that was
 * cut for one forgets which characters some of its glyphs stand for, and would not join Arabic letters in the next.
 */
export class Fonts {
  readonly #opened = new Map<FontName, Font>();
  readonly #widths = new Map<string, number>();

  font(name: FontName): Font {
    const known = this.#opened.get(name);
    if (known) return known;
    const font = create(fileOf(name));
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
    this.#opened.set(name, font);
    return font;
  }

  has(name: FontName, character: string): boolean {
    return this.font(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }

  /** The first font of a family that has a character. `undefined` when none has it. */
  fontWith(family: Family, character: string): FontName | undefined {
    return families[family].find((name) => this.has(name, character));
  }

  /** How wide a text of one font is, in thousandths of its size. */
  widthOf(name: FontName, text: string): number {
    const key = `${name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const { unitsPerEm } = this.font(name);
    const { advanceWidth } = this.font(name).layout(text, featuresOf(name));
    const width = (advanceWidth / unitsPerEm) * 1000;
    this.#widths.set(key, width);
    return width;
  }
}

/** Written instead of a character that no font has. */
export const missing = '?';

/** Figures of one width and height, where the font has them. */
export const featuresOf = (name: FontName): string[] =>
  name.endsWith('-latin') ? ['lnum', 'tnum'] : [];

/** Whether the letters of a font are written from right to left. */
export const isRightToLeft = (name: FontName): boolean => /arabic|hebrew/.test(name);
