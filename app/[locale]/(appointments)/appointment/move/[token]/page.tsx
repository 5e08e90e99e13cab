import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { moveHour } from '@/app/_actions/appointments';
import { AppointmentFrame } from '@/components/appointments/appointment-frame';
import { HourFilter } from '@/components/appointments/hour-filter';
import { HourList } from '@/components/appointments/hour-list';
import { MoveForm } from '@/components/appointments/move-form';
import { NoAppointment } from '@/components/appointments/no-appointment';
import { ButtonLink } from '@/components/ui/button-link';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { type HourQuery, hourQuery, readHourQuery } from '@/lib/appointments/hour-query';
import { whenText } from '@/lib/appointments/hour-words';
import { readTypedPhone } from '@/lib/appointments/typed-phone';
import { weekFrom } from '@/lib/appointments/week';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readAppointment, readFreeHours } from '@/use-cases/appointments/read-appointment';

type Props = PageProps<'/[locale]/appointment/move/[token]'>;

export async function generateMetadata({ params }: Props) {
  const path = appointmentPath('move', (await params).token);
  return pageMetadata({ path, words: 'appointment' });
}

/** Another hour for an appointment, in its language. */
export default async function MoveHourPage({ params, searchParams }: Props) {
  const { token } = await params;
  const given = await searchParams;
  const hour = await readAppointment(token);
  if (!hour || hour === 'away') return <NoAppointment isAway={hour === 'away'} />;
  const locale = await currentLocale();
  const { state, place, timeZone: zone, spoken, id } = hour;
  if (state !== 'booked') redirect(localePath(locale, appointmentPath('booked', token)));
  const query = { ...readHourQuery({ place, zone, ...given }, locale), spoken, about: undefined };
  const now = new Date();
  const week = weekFrom(query.from, now);
  const hours = await readFreeHours(week, spoken, now, id);
  if (hours === 'away') return <NoAppointment isAway />;
  const t = await getTranslations('appointment');
  const when = whenText({ at: hour.startsAt, place, zone }, await getMessages(), locale);
  const page = appointmentPath('move', token);
  const hrefOf = (chosen: HourQuery) => `${page}?${hourQuery(chosen)}${chosen.at ? '#chosen' : ''}`;
  return (
    <AppointmentFrame title={t('pick.moveTitle')} text={t('pick.moveText', { when })} query={given}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[24rem_1fr] [&:has([aria-busy])>#hours]:pointer-events-none [&:has([aria-busy])>#hours]:opacity-50">
        <div className="grid content-start gap-8">
          <HourFilter query={query} page={page} isMove />
          <MoveForm
            action={moveHour}
            query={query}
            token={token}
            hasPhone={hour.caller.phone !== ''}
            typedPhone={await readTypedPhone()}
            isPhoneRefused={given.notice === 'noPhone'}
          />
        </div>
        <HourList {...{ query, week, hours, hrefOf }} />
      </div>
      <ButtonLink
        href={appointmentPath('booked', token)}
        variant="link"
        className="justify-self-start"
      >
        {t('manage.back')}
      </ButtonLink>
    </AppointmentFrame>
  );
}
