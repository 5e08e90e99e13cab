import { getTranslations } from 'next-intl/server';
import { AppointmentFrame } from '@/components/appointments/appointment-frame';
import { HourFilter } from '@/components/appointments/hour-filter';
import { HourList } from '@/components/appointments/hour-list';
import { NoAppointment } from '@/components/appointments/no-appointment';
import { ZoneGuess } from '@/components/appointments/zone-guess.client';
import { type HourQuery, hourQuery, readHourQuery } from '@/lib/appointments/hour-query';
import { aboutText } from '@/lib/appointments/hour-words';
import { isVisit } from '@/lib/appointments/place';
import { weekFrom } from '@/lib/appointments/week';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readFreeHours } from '@/use-cases/appointments/read-appointment';

const path = '/appointment/book';

export async function generateMetadata() {
  const { title, text } = (await getMessages()).appointment.pick;
  return pageMetadata({ path, title, description: text });
}

const hrefOf = (query: HourQuery) =>
  `${query.at ? '/appointment/details' : path}?${hourQuery(query)}`;

/** The first step: where, in which language, when. */
export default async function ChooseHourPage({
  searchParams,
}: PageProps<'/[locale]/appointment/book'>) {
  const given = await searchParams;
  const locale = await currentLocale();
  const query = readHourQuery(given, locale);
  const now = new Date();
  const week = weekFrom(query.from, now);
  const hours = await readFreeHours(week, query.spoken, now);
  if (hours === 'away') return <NoAppointment isAway />;
  const t = await getTranslations('appointment');
  const about = aboutText(query.about, await getMessages(), locale);
  return (
    <AppointmentFrame
      title={t('pick.title')}
      text={t(isVisit(query.place) ? 'pick.textSalon' : 'pick.text')}
      query={given}
    >
      <ZoneGuess shown={query.zone} />
      {about && (
        <p className="border-gold border-s-2 bg-paper px-6 py-4">
          <span className="text-label text-muted uppercase">{t('rows.about')}</span>
          <bdi className="block font-display text-lead">{about}</bdi>
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[24rem_1fr] [&:has([aria-busy])>#hours]:pointer-events-none [&:has([aria-busy])>#hours]:opacity-50">
        <HourFilter query={query} page={path} />
        <HourList {...{ query, week, hours, hrefOf }} />
      </div>
    </AppointmentFrame>
  );
}
