import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { bookHour } from '@/app/_actions/appointments';
import { AppointmentFrame } from '@/components/appointments/appointment-frame';
import { CallerForm } from '@/components/appointments/caller-form.client';
import { OtherHours } from '@/components/appointments/other-hours';
import { FactRows } from '@/components/residence/booking/fact-rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { hourQuery, momentText, readHourQuery } from '@/lib/appointments/hour-query';
import { chosenRows } from '@/lib/appointments/hour-words';
import { isCalled } from '@/lib/appointments/place';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readHour } from '@/use-cases/appointments/read-appointment';

const path = '/appointment/details';

export async function generateMetadata() {
  const { caller, pick } = (await getMessages()).appointment;
  return pageMetadata({ path, title: caller.title, description: `${caller.text} ${pick.text}` });
}

/** The second step: who comes. */
export default async function CallerPage({
  searchParams,
}: PageProps<'/[locale]/appointment/details'>) {
  const given = await searchParams;
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const { at, ...hour } = readHourQuery(given, locale);
  const back = `/appointment/book?${hourQuery(hour)}`;
  if (!at) return <NoHour book={back} />;
  const t = await getTranslations('appointment.caller');
  const { place, spoken, zone, about } = hour;
  const asked = await readHour({ at, spoken }, new Date());
  const { lost, others } = asked === 'away' ? { others: [] } : asked;
  const fields = {
    ...{ locale, place, spoken, zone, key: randomUUID() },
    ...(!lost && { at: momentText(at) }),
    ...(about && { about }),
  };
  const { caller, faults, notices } = messages.appointment;
  return (
    <AppointmentFrame title={t('title')} text={t('text')} query={given}>
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <CallerForm
          book={bookHour}
          fields={fields}
          isTelephone={isCalled(place)}
          words={{ caller, faults, notices }}
          tooMany={compileSentence(notices.tooMany)}
          locale={locale}
          lost={lost}
        >
          {lost && <OtherHours hours={others} place={place} zone={zone} />}
        </CallerForm>
        <div className="max-lg:order-first">
          <FactRows rows={chosenRows({ ...hour, ...(!lost && { at }) }, messages, locale)} />
          <Link href={back} prefetch={false} className="prose-link mt-5 inline-block">
            {t('other')}
          </Link>
        </div>
      </div>
    </AppointmentFrame>
  );
}

/** An address without an hour, or with one that cannot be read. */
async function NoHour({ book }: { book: string }) {
  const t = await getTranslations('appointment');
  return (
    <AppointmentFrame title={t('pick.title')} text={t('pick.text')} query={{}}>
      <ButtonLink href={book} className="justify-self-start">
        {t('pick.show')}
      </ButtonLink>
    </AppointmentFrame>
  );
}
