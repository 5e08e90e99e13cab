import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { buttonClass } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { company } from '@/content/house/company';
import type { Appointment } from '@/lib/appointments/appointment';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { hourFile } from '@/lib/appointments/hour-event';
import { hourPath } from '@/lib/appointments/hour-query';
import { placeText } from '@/lib/appointments/hour-words';
import { changeableUntil, endOf } from '@/lib/appointments/slots';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';

type Props = { hour: Appointment; token: string; cancel: PlainAction };

/** What a visitor can do with an hour: keep it in a calendar, move it, cancel it; take another one once it is over. */
export async function ManageHour({ hour, token, cancel }: Props) {
  const t = await getTranslations('appointment');
  const now = new Date();
  if (hour.state !== 'booked' || endOf(hour) < now)
    return (
      <ButtonLink
        href={hourPath(hour.about ?? undefined)}
        variant="outline"
        size="lg"
        className="self-start justify-self-start"
      >
        {t('caller.other')}
      </ButtonLink>
    );
  return (
    <div className="grid content-start justify-items-start gap-6 print:hidden">
      <CalendarLink hour={hour} token={token} />
      {changeableUntil(hour) > now ? (
        <>
          <ButtonLink href={appointmentPath('move', token)} prefetch={false} variant="outline">
            {t('manage.move')}
          </ButtonLink>
          <details className="group w-full border-line border-y">
            <Summary>{t('manage.cancel')}</Summary>
            <PlainForm action={cancel} className="grid justify-items-start gap-5 pb-6">
              <HiddenFields fields={{ token }} />
              <p className="text-muted">{t('manage.cancelText')}</p>
              <SubmitButton variant="destructive">{t('manage.cancelButton')}</SubmitButton>
            </PlainForm>
          </details>
        </>
      ) : (
        <p className="max-w-measure text-muted">
          {t('manage.tooLate', {
            hours: hour.changeHours,
            phone: company.phones[0],
          })}
        </p>
      )}
    </div>
  );
}

/** The calendar file of an hour, within its link. */
async function CalendarLink({ hour, token }: Pick<Props, 'hour' | 'token'>) {
  const t = await getTranslations('appointment');
  const path = localePath(await currentLocale(), appointmentPath('booked', token));
  const words = {
    title: t('title'),
    place: placeText(hour.place, await getMessages()).address,
    link: env().SITE_URL + path,
  };
  const file = hourFile(hour, words, new Date());
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${hour.number}.ics`}
      className={buttonClass({ variant: 'outline' })}
    >
      {t('manage.calendar')}
    </a>
  );
}
