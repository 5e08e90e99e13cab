import type { ReactNode } from 'react';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import { Fact, Facts } from '@/components/desk/facts';
import type { Agreed } from '@/components/desk/step-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import {
  lineHead,
  parcelTotals,
  type SheetLine,
  slipHead,
  sortedLines,
} from '@/lib/desk/sheet-lines';
import { toLocale } from '@/lib/i18n/locales';
import type { OrderContact } from '@/lib/orders/order';
import { Blank, Sheet } from './sheet';

/** Carriers read French, whatever the customer speaks. */
const frenchLanguages = new Intl.DisplayNames('fr', { type: 'language' });

type Props = {
  number: string;
  agreed: Agreed;
  contact: OrderContact | null;
  language: string;
  declaredAt?: Date;
  lines: readonly SheetLine[];
  print: ReactNode;
};

/** What carriers need: the house, day, place, telephone, parcels and weights, and room for what they note. */
export function CarrierSlip({
  number,
  agreed,
  contact,
  language,
  declaredAt,
  lines,
  print,
}: Props) {
  const { sheets: t, order } = deskWords;
  const { count, weightKg } = parcelTotals(lines);
  const { goods, others } = sortedLines(lines);
  const whose = [number, contact?.name].filter(Boolean).join(' · ');
  return (
    <Sheet title={t.slip} number={number} declaredAt={declaredAt} print={print}>
      <Facts title={t.delivery}>
        {slipHead(agreed).map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        <Fact name={order.carriers}>{agreed.carriers}</Fact>
        <Fact name={order.deliveryAddress}>
          <span className="whitespace-pre-line">{agreed.address?.join('\n') ?? order.unknown}</span>
        </Fact>
        <Fact name={order.name}>{contact?.name ?? order.unknown}</Fact>
        <Fact name={order.phone}>{contact?.phone ?? order.unknown}</Fact>
        <Fact name={order.language}>{frenchLanguages.of(toLocale(language))}</Fact>
      </Facts>
      {goods.length > 0 && (
        <section className="grid content-start gap-4">
          <h2 className="text-heading">
            {deskText('sheets.parcels', { count, weight: String(weightKg) })}
          </h2>
          <table className="w-full text-small">
            {/* Paper repeats it at the head of each page. */}
            <thead className="text-muted">
              <tr>
                <th scope="col" className="pb-2 text-start font-normal">
                  {whose}
                </th>
              </tr>
            </thead>
            {goods.map((line) => (
              <Parcels key={line.name + line.optionIds.join()} line={line} />
            ))}
          </table>
        </section>
      )}
      {others.length > 0 && (
        <section className="grid content-start gap-2">
          <h2 className="text-heading">{t.others}</h2>
          <ul className="text-small">
            {others.map((line) => (
              <li key={line.name}>{lineHead(line)}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className="break-inside-avoid">
        <section className="grid content-start gap-2">
          <h2 className="text-heading">{t.access}</h2>
          <dl className="grid gap-x-10 sm:grid-cols-3">
            <Blank name={t.floor} />
            <Blank name={t.lift} />
            <Blank name={t.narrowest} />
          </dl>
        </section>
        <section className="grid content-start gap-2 pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 className="text-heading">{t.received}</h2>
            <p className="wrap-anywhere text-muted text-small">{whose}</p>
          </div>
          <dl className="grid gap-x-10 sm:grid-cols-3">
            <Blank name={t.receivedAt} />
            <Blank name={t.remarks} />
            <Blank name={t.signature} />
          </dl>
        </section>
      </footer>
    </Sheet>
  );
}

async function Parcels({ line }: { line: SheetLine }) {
  const { optionNames, parcels = [] } = line;
  const rows = await parcelLines(parcels);
  return (
    <tbody className="break-inside-avoid">
      <tr className="border-line border-t">
        <th scope="rowgroup" className="pt-2 text-start font-normal text-body">
          {lineHead(line)}
          {optionNames.length > 0 && (
            <span className="text-muted"> ({optionNames.join(', ')})</span>
          )}
        </th>
      </tr>
      {rows.map((row, at) => (
        <tr key={row}>
          <td className={at === rows.length - 1 ? 'pb-2' : undefined}>☐ {row}</td>
        </tr>
      ))}
    </tbody>
  );
}
