import { getFormatter, getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { editionRows } from '@/content/catalogue/editions';
import type { Edition, Piece } from '@/content/catalogue/piece';
import { sizeIn } from '@/lib/catalogue/head-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { getSheetWords } from './data-rows';
import { Items } from './sheet';

/** What the two editions of a piece contain, row by row; nothing for a piece that has one. */
export async function EditionTable({ piece }: { piece: Piece }) {
  const { structure } = piece;
  if (!structure) return null;
  const t = await getTranslations('detail');
  const format = await getFormatter();
  const locale = await currentLocale();
  const { parcelTexts } = await getSheetWords();
  const editions = [
    { name: t('editions.piece'), edition: piece },
    { name: t('editions.structure'), edition: structure },
  ] as const;
  const partsIn = (row: (typeof editionRows)[number]) => (edition: Edition) =>
    (edition.contents?.[row] ?? []).map((part) => t(`editionParts.${part}`));
  const rows: [label: string, cells: (edition: Edition) => readonly string[]][] = [
    [
      t('editionRows.dimensions'),
      (edition) => [t('centimetres', { value: sizeIn(locale, edition) })],
    ],
    [
      t('editionRows.weight'),
      (edition) => [t('kilograms', { value: format.number(edition.weightKg) })],
    ],
    ...editionRows
      .filter((row) => row !== 'motion')
      .map((row): (typeof rows)[number] => [t(`editionRows.${row}`), partsIn(row)]),
    [t('editionRows.network'), ({ connectivity }) => connectivity],
    [t('editionRows.motion'), partsIn('motion')],
    [t('editionRows.parcels'), ({ parcels }) => parcelTexts(parcels)],
  ];
  return (
    <Section className="border-line border-t">
      <div className="mb-14">
        <Heading title={t('compare')} />
      </div>
      <table className="edition-table">
        <thead>
          <tr>
            <td />
            {editions.map(({ name, edition }) => (
              <th key={edition.productId} scope="col">
                <span className="block font-display text-heading">{name}</span>
                <span className="block text-muted lining-nums tabular-nums">
                  {formatPrice(edition.priceCents, locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cells]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {editions.map(({ edition }) => {
                const items = cells(edition);
                return (
                  <td key={edition.productId}>
                    {items.length > 1 ? (
                      <Items items={items} />
                    ) : (
                      (items[0] ?? <span className="text-muted">{t('none')}</span>)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
