import { getTranslations } from 'next-intl/server';
import { cancelHour } from '@/app/_actions/appointments';
import { AppointmentFrame } from '@/components/appointments/appointment-frame';
import { ManageHour } from '@/components/appointments/manage-hour';
import { NoAppointment } from '@/components/appointments/no-appointment';
import { FactRows } from '@/components/residence/booking/fact-rows';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { Unbroken } from '@/components/ui/unbroken';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { callerRows, hourRows } from '@/lib/appointments/hour-words';
import { endOf } from '@/lib/appointments/slots';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { isTrueOf } from '@/lib/residence/booking';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readAppointment } from '@/use-cases/appointments/read-appointment';

type Props = PageProps<'/[locale]/appointment/booked/[token]'>;

export async function generateMetadata({ params }: Props) {
  const path = appointmentPath('booked', (await params).token);
  return pageMetadata({ path, words: 'appointment' });
}

/** An hour: what it is, and what can still be done with it. */
export default async function BookedHourPage({ params, searchParams }: Props) {
  const { token } = await params;
  const hour = await readAppointment(token);
  if (!hour || hour === 'away') return <NoAppointment isAway={hour === 'away'} />;
  const { state, number } = hour;
  const t = await getTranslations('appointment');
  const isToCome = state === 'booked' && endOf(hour) > new Date();
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const given = await searchParams;
  const texts = {
    booked: isToCome ? (
      <Unbroken text={t('confirmation.text', { number })} part={number} isSentence />
    ) : (
      t('manage.over')
    ),
    cancelled: t('manage.cancelledText'),
    noShow: t('manage.noShow'),
  };
  return (
    <AppointmentFrame
      title={t(isToCome ? 'confirmation.title' : 'manage.title')}
      text={texts[state]}
      // Back leads to an address that says what came of an earlier form.
      query={isTrueOf(given.notice, state) ? given : {}}
    >
      <FreshPage state={state} />
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <FactRows rows={[...hourRows(hour, messages, locale), ...callerRows(hour, messages)]} />
          <p className="mt-5 text-muted text-small">{t('sample')}</p>
        </div>
        <ManageHour hour={hour} token={token} cancel={cancelHour} />
      </div>
    </AppointmentFrame>
  );
}
