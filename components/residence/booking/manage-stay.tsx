import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { buttonClass } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { company } from '@/content/house/company';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { receptionFactsIn } from '@/lib/residence/residence-facts';
import { freeUntil, hasLeft } from '@/lib/residence/stay';
import { stayFile } from '@/lib/residence/stay-event';

type Props = {
  booking: Booking;
  token: string;
  cancel: PlainAction;
  /** What its guest gets back on the card by cancelling, in words; none where nothing was paid. */
  back?: string;
};

/** What a guest can do with a stay: keep it in a calendar, move it, cancel it; go on with one that is begun. */
export async function ManageStay({ booking, token, cancel, back }: Props) {
  const t = await getTranslations('booking.manage');
  const page = await getTranslations('residencePage');
  if (booking.state === 'held')
    return (
      <ButtonLink
        href={bookingPath('details', token)}
        size="lg"
        className="self-start justify-self-start"
      >
        {t('resume')}
      </ButtonLink>
    );
  if (booking.state !== 'booked' || hasLeft(booking, new Date()))
    return (
      <ButtonLink
        href="/residence"
        variant="outline"
        size="lg"
        className="self-start justify-self-start"
      >
        {page('title')}
      </ButtonLink>
    );
  const isFree = freeUntil(booking) > new Date();
  return (
    <div className="grid content-start justify-items-start gap-6 print:hidden">
      <CalendarLink booking={booking} token={token} />
      {isFree ? (
        <>
          <ButtonLink href={bookingPath('move', token)} prefetch={false} variant="outline">
            {t('move')}
          </ButtonLink>
          <details className="group w-full border-line border-y">
            <Summary>{t('cancel')}</Summary>
            <PlainForm action={cancel} className="grid justify-items-start gap-5 pb-6">
              <HiddenFields fields={{ token }} />
              <p className="text-muted">{t('cancelText')}</p>
              {back && <p>{t('cancelPaid', { amount: back })}</p>}
              <SubmitButton variant="destructive">{t('cancelButton')}</SubmitButton>
            </PlainForm>
          </details>
        </>
      ) : (
        <p className="max-w-measure text-muted">
          {t('tooLate', {
            hours: booking.freeHours,
            phone: company.phones[0],
            ...receptionFactsIn(await currentLocale()),
          })}
        </p>
      )}
    </div>
  );
}

/** The calendar file of a stay, within its link. */
async function CalendarLink({ booking, token }: Pick<Props, 'booking' | 'token'>) {
  const t = await getTranslations('booking.manage');
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const link = env().SITE_URL + localePath(locale, bookingPath('booking', token));
  const file = stayFile(booking, { messages, locale, link }, new Date());
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${booking.number}.ics`}
      className={buttonClass({ variant: 'outline' })}
    >
      {t('calendar')}
    </a>
  );
}
