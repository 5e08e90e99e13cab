import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { dataSheets } from '@/content/data-sheets';
import { house } from '@/content/house';
import type { Piece } from '@/content/piece';
import { withHouse } from '@/lib/house-facts';
import { currentLocale, words } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';
import { DataRights } from './data-rights';

/** What the law wants said before a connected piece is bought: its maker, its parts, its data. */
export async function PieceSheet({ piece: { category } }: { piece: Piece }) {
  const { sheet } = await words();
  const locale = await currentLocale();
  const facts = dataSheets[category];
  const { maker, data } = sheet;
  const number = new Intl.NumberFormat(locale);
  const withNumber = (text: string, key: string, value: number) =>
    text.replace(`{${key}}`, number.format(value));
  const biometrics: Readonly<Record<string, string>> = sheet.biometrics;
  return (
    <Section id="fiche" className="border-line border-t">
      <h2 className="mb-10 text-title">{sheet.title}</h2>
      <Sheet
        title={maker.title}
        rows={[
          [
            maker.manufacturer,
            <>
              {withHouse('{controller}, {address}, ')}
              <a href={`mailto:${house.email}`} className="prose-link">
                {house.email}
              </a>
              . {maker.sample}
            </>,
          ],
          [
            maker.safety,
            <a key="safety" href={`mailto:${house.safetyEmail}`} className="prose-link">
              {house.safetyEmail}
            </a>,
          ],
          [maker.support, withNumber(maker.supportText, 'years', facts.supportYears)],
          [maker.parts, withNumber(maker.partsText, 'years', facts.sparePartsYears)],
          [
            maker.eco,
            maker.ecoText.replace('{price}', formatPrice(facts.ecoParticipationCents, locale)),
          ],
          [maker.box, sheet.boxes[category]],
        ]}
      />
      <Sheet
        title={data.title}
        rows={[
          [data.kinds, sheet.kinds[category]],
          [data.volume, withNumber(data.volumeText, 'kilobytes', facts.kilobytesPerDay)],
          [data.place, withNumber(data.placeText, 'days', facts.keptDays)],
          [data.reach, data.reachText],
          [data.erase, data.eraseText],
          [data.offline, sheet.offline[category]],
          [
            data.biometrics,
            facts.hasBiometrics ? `${biometrics[category]} ${data.refuse}` : data.noBiometrics,
          ],
        ]}
      >
        <p className="pb-3 text-muted">{data.contract}</p>
        <DataRights />
      </Sheet>
    </Section>
  );
}

function Sheet({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly (readonly [term: string, text: ReactNode])[];
  children?: ReactNode;
}) {
  return (
    <details className="group max-w-[60rem] border-line border-t">
      <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-display text-lead hover:text-gold-text">
        {title}
        <span aria-hidden="true" className="transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <dl className="wrap-anywhere grid gap-4 pb-7">
        {rows.map(([term, text]) => (
          <div key={term} className="grid gap-x-8 sm:grid-cols-[14rem_1fr]">
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  );
}
