import 'server-only';
import { builtOf, capabilitiesWith, parcelsAdded } from '@/lib/catalogue/capabilities';
import type { Choice } from '@/lib/catalogue/choice';
import { sizeIn } from '@/lib/catalogue/head-words';
import { optionNamesIn, productWords } from '@/lib/catalogue/product-words';
import { editionOf } from '@/lib/catalogue/products';
import { leadTimeText, powerText, warrantyText } from '@/lib/catalogue/sheet-words';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPrice } from '@/lib/money';

/** Rows of a comparison, in the order in which they are shown. */
const compareRows = [
  'price',
  'edition',
  'options',
  'dimensions',
  'mattress',
  'weight',
  'materials',
  'capabilities',
  'connectivity',
  'power',
  'leadTime',
  'warranty',
  'parcels',
] as const;
type CompareRow = (typeof compareRows)[number];

/** What one configuration says in a row: lines of text; none where it has nothing; absent where nothing is known. */
export type Cell = readonly string[] | undefined;

export type ComparedRow = {
  readonly row: CompareRow;
  readonly label: string;
  /** One for each configuration, in their order. */
  readonly cells: readonly Cell[];
  /** Whether two configurations say different things. */
  readonly differs: boolean;
};

/**
 * Compares configurations of one category, row by row, in the words of a language. A row that none of them
 * knows anything about is left out.
 */
export function comparePieces(
  choices: readonly Choice[],
  messages: Messages,
  locale: Locale,
): ComparedRow[] {
  const labels = labelsIn(messages);
  const columns = choices.map((choice) => cellsOf(choice, messages, locale));
  return compareRows.flatMap((row): ComparedRow[] => {
    const cells = columns.map((column) => column[row]);
    if (cells.every((cell) => cell === undefined)) return [];
    const texts = new Set(cells.map((cell) => JSON.stringify(cell)));
    return [{ row, label: labels[row], cells, differs: texts.size > 1 }];
  });
}

function labelsIn({ compare, detail }: Messages): Readonly<Record<CompareRow, string>> {
  const { specs } = detail;
  return {
    ...specs,
    price: detail.price,
    edition: detail.edition,
    options: detail.options,
    capabilities: compare.capabilities,
    parcels: detail.editionRows.parcels,
  };
}

function cellsOf(
  choice: Choice,
  messages: Messages,
  locale: Locale,
): Readonly<Record<CompareRow, Cell>> {
  const { product, optionIds, cents } = choice;
  const { piece } = product;
  const { sheet } = messages;
  const edition = editionOf(product);
  const built = builtOf(product);
  const able = capabilitiesWith(product, optionIds);
  const number = new Intl.NumberFormat(languages[locale].tag);
  const t = translatorOf(messages, locale);
  const parcels = [...built.parcels, ...parcelsAdded(product, optionIds)];
  return {
    price: [formatPrice(cents, locale)],
    edition: [editionName(choice, messages)],
    options: optionNamesIn(messages, product, optionIds),
    dimensions: edition && [t('detail.centimetres', { value: sizeIn(locale, edition) })],
    mattress: edition && piece.mattressCm && [t('detail.mattressSize', piece.mattressCm)],
    weight: edition && [t('detail.kilograms', { value: number.format(edition.weightKg) })],
    materials: materialsOf(choice, messages, locale),
    capabilities: able.map((one) => sheet.capabilities[one]),
    connectivity: built.connectivity,
    power: edition && [powerText(messages, locale, edition)],
    leadTime: [leadTimeText(messages, locale, piece.leadTimeWeeks)],
    warranty: [warrantyText(messages, locale, piece)],
    parcels: parcels.map((item) => sheet.parcels[item]),
  };
}

function editionName({ product: { kind, piece } }: Choice, { compare, detail }: Messages): string {
  if (kind === 'composition') return compare.composition;
  if (kind === 'structure') return detail.editions.structure;
  return piece.structure ? detail.editions.piece : compare.onlyEdition;
}

/** The materials of a piece; those that a simpler edition is finished with; the sentence on a composition. */
function materialsOf(
  { product: { kind, piece } }: Choice,
  messages: Messages,
  locale: Locale,
): readonly string[] {
  if (kind === 'piece') return productWords(messages, piece).materials;
  if (kind === 'structure') {
    return (piece.structure?.contents.finish ?? []).map(
      (part) => messages.detail.editionParts[part],
    );
  }
  const t = translatorOf(messages, locale);
  const size = t('detail.centimetres', { value: sizeIn(locale, piece) });
  return [t(`options.ateliers.bases.${piece.category}`, { size })];
}
