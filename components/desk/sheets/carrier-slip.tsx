import type { ReactNode } from 'react';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import { Fact, Facts } from '@/components/desk/facts';
import type { Agreed } from '@/components/desk/step-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { lineHead, parcelTotals, type SheetLine, slipHead } from '@/lib/desk/sheet-lines';
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
      <section className="grid content-start gap-4">
        <h2 className="text-heading">
          {deskText('sheets.parcels', { count, weight: String(weightKg) })}
        </h2>
        {lines.map((line) => (
          <Parcels key={line.name + line.optionIds.join()} line={line} />
        ))}
      </section>
      <section className="grid content-start gap-2">
        <h2 className="text-heading">{t.access}</h2>
        <dl className="grid gap-x-10 sm:grid-cols-3">
          <Blank name={t.floor} />
          <Blank name={t.lift} />
          <Blank name={t.narrowest} />
        </dl>
      </section>
      <section className="grid content-start gap-2">
        <h2 className="text-heading">{t.received}</h2>
        <dl className="grid gap-x-10 sm:grid-cols-3">
          <Blank name={t.receivedAt} />
          <Blank name={t.remarks} />
          <Blank name={t.signature} />
        </dl>
      </section>
    </Sheet>
  );
}

async function Parcels({ line }: { line: SheetLine }) {
  const { optionNames, parcels = [] } = line;
  const rows = await parcelLines(parcels);
  return (
    <div className="grid gap-1 border-line border-t pt-3">
      <p>
        {lineHead(line)}
        {optionNames.length > 0 && <span className="text-muted"> ({optionNames.join(', ')})</span>}
      </p>
      {rows.length > 0 && (
        <ul className="text-small">
          {rows.map((row) => (
            <li key={row}>☐ {row}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
