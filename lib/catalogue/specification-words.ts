import { editionRows } from '@/content/catalogue/editions';
import type { Piece } from '@/content/catalogue/piece';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { sizeIn } from './head-words';
import { productWords } from './product-words';
import { leadTimeText, powerText, warrantyText } from './sheet-words';

/** A term of a data sheet, and what it says: one text, or several of equal rank. */
export type Specification = readonly [term: string, said: string | readonly string[]];

/** The data sheet of a piece, row by row: sizes, weight, materials, technology, warranty, lead time. */
export function specificationsIn(
  messages: Messages,
  locale: Locale,
  piece: Piece,
): Specification[] {
  const { detail } = messages;
  const { specs } = detail;
  const t = translatorOf(messages, locale);
  const { tag } = languages[locale];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const { materials, technology, sensors } = productWords(messages, piece);
  const { width, depth, height } = piece.sizeMm;
  const size = {
    width: number.format(width / 10),
    depth: number.format(depth / 10),
    height: number.format(height / 10),
  };
  const mattress: Specification[] = piece.mattressCm
    ? [
        [specs.mattress, t('detail.mattressSize', piece.mattressCm)],
        [specs.mattressIncluded, detail.mattressText],
        [specs.capacity, number.format(piece.capacity ?? 2)],
      ]
    : [];
  return [
    [specs.dimensions, t('detail.size', size)],
    ...mattress,
    [specs.weight, t('detail.kilograms', { value: number.format(piece.weightKg) })],
    [specs.materials, materials],
    [specs.technology, technology],
    [specs.connectivity, piece.connectivity],
    [specs.sensors, sensors],
    [specs.power, powerText(messages, locale, piece)],
    [specs.warranty, warrantyText(messages, locale, piece)],
    [specs.leadTime, leadTimeText(messages, locale, piece.leadTimeWeeks)],
  ];
}

/** What the simpler edition of a piece consists of, row by row; none for a piece without one. */
export function structureSpecificationsIn(
  messages: Messages,
  locale: Locale,
  { structure }: Piece,
): Specification[] {
  if (!structure) return [];
  const { editionRows: rows, editionParts, none } = messages.detail;
  const t = translatorOf(messages, locale);
  const listOrNone = (texts: readonly string[]) => (texts.length > 0 ? texts : none);
  return [
    [rows.dimensions, t('detail.centimetres', { value: sizeIn(locale, structure) })],
    [rows.weight, t('detail.kilograms', { value: String(structure.weightKg) })],
    ...editionRows.map(
      (row): Specification => [
        rows[row],
        listOrNone(structure.contents[row].map((part) => editionParts[part])),
      ],
    ),
    [rows.network, listOrNone(structure.connectivity)],
    [rows.parcels, listOrNone(structure.parcels.map((item) => messages.sheet.parcels[item]))],
  ];
}
