import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import type { PaperRow, PaperSheet } from '@/lib/orders/papers/paper-sheet';
import { Party } from './party';

const cell = 'border-line border-b py-3 pe-4 align-top print:py-1.5';
const figure = `${cell} text-end lining-nums tabular-nums whitespace-nowrap last:pe-0`;
/** On a phone it stands under the name of the line. */
const wideFigure = `${figure} max-sm:hidden print:table-cell`;

type Props = {
  sheet: PaperSheet;
  /** Anchor of the paper, where a page has several. */
  id?: string;
  /** Address of the same as a PDF. */
  file: string;
};

/** An invoice or a credit note, on one sheet of paper where it is printed. */
export async function PaperPage({ sheet, id, file }: Props) {
  const t = await getTranslations('invoice');
  const { title, sample, facts, parties, exempt, payment, notes } = sheet;
  return (
    <article
      id={id}
      className="letter mx-auto grid max-w-[60rem] gap-10 px-gutter pt-28 pb-section print:break-after-page print:gap-5 print:p-0 print:leading-snug print:last:break-after-auto"
    >
      {sample && <p className="border border-gold px-6 py-3 text-center text-small">{sample}</p>}
      <header className="grid gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{facts.join(' · ')}</p>
      </header>
      <div className="flex flex-col gap-8 *:min-w-0 *:flex-1 sm:flex-row print:flex-row">
        {parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </div>
      <PaperTable {...sheet} />
      <PaperSums {...sheet} />
      {exempt.length > 0 && (
        <div className="max-w-measure text-muted text-small">
          {exempt.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <footer className="grid gap-2 border-line border-t pt-6 text-muted text-small print:gap-0 print:pt-3">
        <p className="text-ink">{payment}</p>
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <p className="pt-4 print:hidden">
          <a href={file} className={buttonClass({ variant: 'outline' })}>
            {t('pdf')}
          </a>
        </p>
      </footer>
    </article>
  );
}

function PaperTable({ columns, rows }: Pick<PaperSheet, 'columns' | 'rows'>) {
  const [description, ...figures] = columns;
  return (
    <table className="w-full text-small">
      <thead>
        <tr>
          <th scope="col" className={`${cell} text-start`}>
            {description}
          </th>
          {figures.map((title, at) => (
            <th key={title} scope="col" className={at === figures.length - 1 ? figure : wideFigure}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
          <Row key={at} {...row} />
        ))}
      </tbody>
    </table>
  );
}

async function Row({ name, options, cells }: PaperRow) {
  const t = await getTranslations('invoice');
  const [quantity = '', price = '', rate = ''] = cells;
  return (
    <tr>
      <th scope="row" className={`${cell} text-start font-normal wrap-anywhere`}>
        <bdi>{name}</bdi>
        {options && <span className="block text-muted">{options}</span>}
        <span className="block text-muted lining-nums sm:hidden print:hidden">
          {quantity} × {t('netUnit', { price, rate })}
        </span>
      </th>
      {cells.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are those of the columns
        <td key={at} className={at === cells.length - 1 ? figure : wideFigure}>
          {text}
        </td>
      ))}
    </tr>
  );
}

function PaperSums({ sums }: Pick<PaperSheet, 'sums'>) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 justify-self-end lining-nums tabular-nums">
      {sums.map(({ label, amount, isTotal }) => (
        <div
          key={label}
          className={`col-span-2 grid grid-cols-subgrid ${isTotal ? 'font-display text-lead' : ''}`}
        >
          <dt>{label}</dt>
          <dd className="text-end">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
