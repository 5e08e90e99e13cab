import { getTranslations } from 'next-intl/server';
import { Field, Select } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Summary } from '@/components/ui/summary';
import { type OpeningName, openingMeasures } from '@/lib/catalogue/fit/openings';
import {
  fieldOf,
  inMetres,
  longestMeasure,
  type ReadOpenings,
  writtenIn,
} from '@/lib/catalogue/fit/read-openings';
import { turns } from '@/lib/catalogue/fit/stairs';
import type { SearchParams } from '@/lib/search-params';

/** The measures of an opening, unfolded where something is written already. */
export async function OpeningFields({
  opening,
  query,
  read: { faults, turn },
}: {
  opening: OpeningName;
  query: SearchParams;
  read: ReadOpenings;
}) {
  const t = await getTranslations('fit');
  const fields = openingMeasures[opening].map((measure) => {
    const name = fieldOf(opening, measure);
    return { measure, name, fault: faults[name], written: writtenIn(query, name) };
  });
  const isBegun = fields.some(({ written }) => written !== '');
  return (
    <details open={isBegun || opening === 'door'} className="group border-line border-t">
      <Summary>{t(`openings.${opening}`)}</Summary>
      <fieldset className="grid gap-x-8 gap-y-6 pb-8 sm:grid-cols-2">
        <legend className="sr-only">{t(`openings.${opening}`)}</legend>
        <p className="text-muted text-small sm:col-span-2">{t(`hints.${opening}`)}</p>
        {opening === 'stairs' && (
          <Select className="sm:col-span-2" label={t('turn')} name="stairsTurn" defaultValue={turn}>
            {turns.map((one) => (
              <option key={one} value={one}>
                {t(`turns.${one}`)}
              </option>
            ))}
          </Select>
        )}
        {fields.map(({ measure, name, fault, written }) => (
          <div key={name}>
            <Field
              label={t(`measures.${measure}`)}
              note={t('centimetres')}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={longestMeasure}
              defaultValue={written}
              fault={fault && t(`faults.${fault}`, { written })}
            />
            {fault === 'metres' && (
              <Link
                href={`/fit?${inMetres(query)}`}
                prefetch={false}
                scroll={false}
                className="prose-link py-1.5"
              >
                {t('inMetres')}
              </Link>
            )}
          </div>
        ))}
      </fieldset>
    </details>
  );
}
