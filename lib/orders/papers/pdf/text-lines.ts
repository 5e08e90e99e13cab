import 'server-only';
import bidiFactory from 'bidi-js';
import { type Family, type FontName, type Fonts, isRightToLeft, missing } from './fonts';

export type Direction = 'ltr' | 'rtl';
export type TextStyle = {
  readonly family: Family;
  /** Points. */
  readonly size: number;
  /** Between letters, points: never with letters that join. */
  readonly spacing?: number;
  /** Words of somebody else, as a name: read in the direction of its own first letter. */
  readonly isQuoted?: boolean;
};

/** Letters of one font, from left to right as a page shows them. */
export type Piece = { readonly font: FontName; readonly text: string; readonly width: number };
export type TextLine = { readonly pieces: readonly Piece[]; readonly width: number };

const bidi = bidiFactory();

/** Marks that steer the direction or the breaks of a text, and are not seen. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
/** What belongs to the letter before it: combining marks, spaces, unseen marks. */
const follows = /[\p{M}\s]/u;

const widthOf = (fonts: Fonts, font: FontName, text: string, { size, spacing = 0 }: TextStyle) =>
  (fonts.widthOf(font, text) * size) / 1000 + spacing * [...text].length;

/** A text as it is laid out: its characters with their fonts and levels of direction. */
type Prepared = {
  readonly text: string;
  readonly fonts: Fonts;
  /** The font of each code unit. */
  readonly names: readonly FontName[];
  readonly levels: Uint8Array;
};

function prepare(
  given: string,
  fonts: Fonts,
  family: Family,
  direction: Direction | undefined,
): Prepared {
  // The fonts have no narrow space; breaks of lines are those of the page.
  const plain = given
    .normalize('NFC')
    .replace(/\u202f/g, '\u00a0')
    .replace(/[\t\n\r]/g, ' ');
  const names: FontName[] = [];
  let text = '';
  for (const character of plain) {
    const before = names.at(-1);
    const isUnseen = unseen.test(character);
    const isKept =
      before !== undefined &&
      (isUnseen || (follows.test(character) && fonts.has(before, character)));
    const own = isKept ? before : fonts.fontWith(family, character);
    const name = own ?? fonts.fontWith(family, missing) ?? 'text-latin';
    const shown = own || isUnseen ? character : missing;
    for (let unit = 0; unit < shown.length; unit += 1) names.push(name);
    text += shown;
  }
  return { text, fonts, names, levels: bidi.getEmbeddingLevels(text, direction).levels };
}

/** Parts of a text between two places that have one font and one level, in the order in which they are read. */
function runsOf({ names, levels }: Prepared, start: number, end: number) {
  const runs: { start: number; end: number; font: FontName; level: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const [font = 'text-latin', level = 0] = [names[at], levels[at]];
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, font, level });
  }
  return runs;
}

const seen = (text: string) => text.replace(new RegExp(unseen, 'g'), '');

const lengthBetween = (prepared: Prepared, style: TextStyle, start: number, end: number) =>
  runsOf(prepared, start, end).reduce(
    (sum, run) =>
      sum + widthOf(prepared.fonts, run.font, seen(prepared.text.slice(run.start, run.end)), style),
    0,
  );

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, what is at a level or above is reversed. */
function inVisualOrder<R extends { readonly level: number }>(runs: readonly R[]): R[] {
  const ordered = [...runs];
  const levels = runs.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > at + 1) ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      if (end > at) at = end;
    }
  }
  return ordered;
}

/** The letters of a run as they are drawn. The font itself turns Arabic and Hebrew; other signs are turned here. */
function drawn(text: string, level: number, font: FontName): string {
  if (level % 2 === 0) return text;
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (isRightToLeft(font) ? mirrored : mirrored.reverse()).join('');
}

function lineOf(prepared: Prepared, style: TextStyle, start: number, end: number): TextLine {
  const pieces = inVisualOrder(runsOf(prepared, start, end)).flatMap((run) => {
    const text = drawn(seen(prepared.text.slice(run.start, run.end)), run.level, run.font);
    return text === ''
      ? []
      : [{ font: run.font, text, width: widthOf(prepared.fonts, run.font, text, style) }];
  });
  return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The places at which a text may be broken: after spaces, and within a word that is wider than a line. */
function* partsOf(
  prepared: Prepared,
  style: TextStyle,
  width: number,
): Generator<[number, number]> {
  for (const { 0: word, index } of prepared.text.matchAll(/[^ ]+ *| +/g)) {
    const end = index + word.length;
    if (lengthBetween(prepared, style, index, index + word.trimEnd().length) <= width) {
      yield [index, end];
      continue;
    }
    for (const { segment, index: at } of graphemes.segment(word))
      yield [index + at, index + at + segment.length];
  }
}

/** A text in lines of at most a width, by the direction of its paragraph. */
export function linesOf(
  given: string,
  fonts: Fonts,
  style: TextStyle,
  width: number,
  direction: Direction,
): TextLine[] {
  const prepared = prepare(given, fonts, style.family, style.isQuoted ? undefined : direction);
  const lines: TextLine[] = [];
  const trimmed = (start: number, end: number) =>
    start + prepared.text.slice(start, end).trimEnd().length;
  let start = 0;
  let end = 0;
  for (const [, partEnd] of partsOf(prepared, style, width)) {
    const isFull = lengthBetween(prepared, style, start, trimmed(start, partEnd)) > width;
    if (isFull && end > start) {
      lines.push(lineOf(prepared, style, start, trimmed(start, end)));
      start = end;
    }
    end = partEnd;
  }
  if (end > start) lines.push(lineOf(prepared, style, start, trimmed(start, end)));
  return lines;
}
