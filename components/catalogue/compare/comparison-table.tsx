import { getFormatter, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { Items } from '@/components/catalogue/piece/sheet';
import type { Piece } from '@/content/catalogue/piece';
import type { FormAction } from '@/lib/action';
import { allPieces } from '@/lib/catalogue/catalogue';
import { type Choice, wordOf } from '@/lib/catalogue/choice';
import { comparisonPath } from '@/lib/catalogue/compare/compare-list';
import type { Cell, ComparedRow } from '@/lib/catalogue/compare/comparison-words';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { directionOf } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { ColumnHead } from './column-head';
import { personMm, ScaleDrawing, type SheetMm, sheetFor } from './scale-drawing';
import { Sideways } from './sideways.client';

type Props = {
  choices: readonly Choice[];
  rows: readonly ComparedRow[];
  /** Whether the address asks for the differing rows only. */
  isShort: boolean;
  add: FormAction;
};

/** Simpler editions as pieces of their own, by product id: kept, because a drawing is made once for each. */
const simpler: ReadonlyMap<string, Piece> = new Map(
  allPieces.flatMap((piece) =>
    piece.structure ? [[piece.structure.productId, { ...piece, ...piece.structure }]] : [],
  ),
);

/** The piece as it is built; a composition is as big as its piece. */
const builtPiece = ({ product }: Choice): Piece => simpler.get(product.id) ?? product.piece;

/** Configurations side by side: drawings at one scale, pictures, and a row for each fact. */
export async function ComparisonTable({ choices, rows, isShort, add }: Props) {
  const t = await getTranslations('compare');
  const { productName } = await getCatalogueWords();
  const words = choices.map(wordOf);
  const sheet = sheetFor(choices.map(builtPiece));
  const columns = { '--columns': choices.length } as CSSProperties;
  return (
    <Sideways
      label={t('table')}
      names={
        <div style={columns}>
          <span />
          {choices.map((choice, place) => (
            <p key={words[place]}>{productName(choice.product)}</p>
          ))}
        </div>
      }
    >
      <table style={columns}>
        <thead>
          <tr>
            <td>
              <ScaleNote />
            </td>
            {choices.map((choice, place) => (
              <th key={words[place]} scope="col" abbr={productName(choice.product)}>
                <ColumnHead
                  choice={choice}
                  drawing={<Drawn choice={choice} piece={builtPiece(choice)} sheet={sheet} />}
                  add={add}
                  withoutPath={comparisonPath(words.toSpliced(place, 1), isShort)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, label, cells, differs }) => (
            <tr key={row}>
              <th scope="row">
                {label}
                {!differs && choices.length > 1 && (
                  <>
                    {'\u2003'}
                    <span className="text-gold-text sm:block">{t('isSame')}</span>
                  </>
                )}
              </th>
              {cells.map((cell, place) => (
                <td key={words[place]} data-row={row}>
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

/** What the drawings at the top have in common: their scale, and the line at the height of a person. */
async function ScaleNote() {
  const t = await getTranslations('compare');
  const format = await getFormatter();
  return (
    <p>
      {t('scale')}
      <span className="block">{t('scaleText', { metres: format.number(personMm / 1000) })}</span>
    </p>
  );
}

type DrawnProps = { choice: Choice; piece: Piece; sheet: SheetMm };

/** A piece from the front, on the floor line and at the scale of those beside it. */
async function Drawn({ choice: { product }, piece, sheet }: DrawnProps) {
  const t = await getTranslations('compare');
  const format = await getFormatter();
  const { productName } = await getCatalogueWords();
  const label = t('drawing', {
    name: productName(product),
    width: format.number(piece.sizeMm.width / 10),
    height: format.number(piece.sizeMm.height / 10),
  });
  const side = directionOf(await currentLocale()) === 'rtl' ? 'right' : 'left';
  return <ScaleDrawing piece={piece} sheet={sheet} label={label} side={side} />;
}

async function CellText({ cell }: { cell: Cell }) {
  const t = await getTranslations('compare');
  const detail = await getTranslations('detail');
  if (!cell) return <span className="text-muted">{t('unknown')}</span>;
  if (cell.length > 1) return <Items items={cell} />;
  return cell[0] ?? <span className="text-muted">{detail('none')}</span>;
}
