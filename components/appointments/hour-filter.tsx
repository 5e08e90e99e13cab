import { getTranslations } from 'next-intl/server';
import { choiceRow, radioLook } from '@/components/checkout/choice-look';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { offeredZones } from '@/content/appointments/appointments';
import { appointmentFacts } from '@/lib/appointments/appointment-facts';
import type { HourQuery } from '@/lib/appointments/hour-query';
import { whereIn } from '@/lib/appointments/hour-words';
import { isVisit, offeredPlaces } from '@/lib/appointments/place';
import { isOffered } from '@/lib/appointments/zone';
import { languages, localePath, locales } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { HourFilterForm } from './hour-filter-form.client';

type Props = {
  query: HourQuery;
  /** Path of the page, without language and query. */
  page: string;
  /** The language of the conversation is agreed on already. */
  isMove?: true;
};

/** Where, in which language, by which clocks for a call: a form that asks the page again, with its answers in the address. */
export async function HourFilter({ query, page, isMove }: Props) {
  const t = await getTranslations('appointment');
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const { place, spoken, zone, about, from } = query;
  const kept = { ...(about && !isMove && { about }), ...(from && { from }) };
  const zones = isOffered(zone) ? offeredZones : [zone, ...offeredZones];
  return (
    <HourFilterForm
      action={localePath(locale, page)}
      shown={{ place, spoken, zone, ...kept }}
      className="grid content-start gap-8 self-start border border-line bg-paper p-6 sm:p-8"
    >
      <HiddenFields fields={kept} />
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-label uppercase">{t('pick.place')}</legend>
        {offeredPlaces.map((one) => (
          <label
            key={one}
            className={`${choiceRow} border border-line transition-colors has-checked:border-gold-text`}
          >
            <input
              type="radio"
              name="place"
              value={one}
              defaultChecked={one === place}
              className={radioLook}
            />
            <span>
              <span className="block font-display text-lead">{t(`places.${one}.title`)}</span>
              <span className="block text-muted text-small">
                {t(`places.${one}.text`, appointmentFacts)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isMove ? (
        <HiddenFields fields={{ spoken }} />
      ) : (
        <Select label={t('pick.spoken')} name="spoken" defaultValue={spoken}>
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {languages[one].name}
            </option>
          ))}
        </Select>
      )}
      {isVisit(place) ? (
        <HiddenFields fields={{ zone }} />
      ) : (
        <Select key={zone} label={t('pick.zone')} name="zone" defaultValue={zone}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {whereIn(one, messages, locale)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit" variant="outline" className="w-full">
        {t('pick.show')}
      </Button>
    </HourFilterForm>
  );
}
