import { appointmentPlaces } from '@/content/appointments/appointments';
import { company } from '@/content/house/company';
import { houseZone } from '@/content/house/time-zone';
import type { AppointmentEvent } from '@/db/appointments/appointment-mails';
import { findAppointment, listTwins } from '@/db/appointments/appointments';
import type { WaitingMail } from '@/db/mail/mails';
import { keyRing } from '@/db/process/key-ring';
import { type Appointment, videoOf } from '@/lib/appointments/appointment';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { hourFile } from '@/lib/appointments/hour-event';
import { hourPath } from '@/lib/appointments/hour-query';
import { callerRows, hourRows, placeText } from '@/lib/appointments/hour-words';
import { adviserName } from '@/lib/appointments/slots';
import type { Foreseen } from '@/lib/desk/forms/foreseen';
import { formatText } from '@/lib/i18n/format';
import { defaultLocale, type Locale, languages, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { AppointmentMailKind } from '@/lib/mail/mail-rules';
import { appointmentWords, houseWords, wordFor } from '@/lib/mail/mail-words';
import { signLink } from '@/lib/process/row-token';
import { calendarAttachment } from './calendar-attachment';
import { answerTo } from './house-answer';
import { addressOf, type Draft, type Writer } from './mail-draft';

/** What a mail tells has to be true still when it leaves. */
const isOf = (kind: AppointmentMailKind, hour: Appointment) =>
  kind === 'appointmentLink'
    ? videoOf(hour) !== undefined
    : hour.state === (kind === 'appointmentCancelled' ? 'cancelled' : 'booked');

/** An hour as it would be if what causes a mail were done now: the desk sees it before. */
function foreseen(
  kind: AppointmentMailKind,
  hour: Appointment,
  { startsAt, place, videoLink }: Foreseen,
): Appointment {
  if (hour.state !== 'booked') return hour;
  if (kind === 'appointmentMoved') {
    const toPlace = appointmentPlaces.find((one) => one === place) ?? hour.place;
    return { ...hour, place: toPlace, startsAt: startsAt ? new Date(startsAt) : hour.startsAt };
  }
  if (kind === 'appointmentCancelled') return { ...hour, state: 'cancelled' };
  return kind === 'appointmentLink'
    ? { ...hour, videoLink: videoLink ?? hour.videoLink ?? 'https://…' }
    : hour;
}

/** Mails that say when the hour is. */
const isTold = (kind: AppointmentMailKind) =>
  kind === 'appointmentConfirmed' || kind === 'appointmentMoved';

async function write(kind: AppointmentMailKind, mail: WaitingMail): Promise<Draft | undefined> {
  const found = await findAppointment(mail.facts.appointment ?? '');
  const hour = found && mail.facts.foreseen ? foreseen(kind, found, mail.facts) : found;
  if (!hour || !isOf(kind, hour)) return undefined;
  // What was queued for an address that was corrected since does not leave any more.
  if (hour.linkRound > 0 && mail.recipient !== hour.caller.email) return undefined;
  return writeHour(kind, hour, toLocale(mail.language));
}

/**
 * A mail to whoever has an hour, with its facts, its link and its calendar file. It repeats nothing that was typed: who
 * typed the address may not be whose it is.
 */
export async function writeHour(
  kind: AppointmentMailKind,
  hour: Appointment,
  locale: Locale,
): Promise<Draft> {
  const [words, messages] = await Promise.all([appointmentWords(locale), messagesOf(locale)]);
  const { number, place, about } = hour;
  const token = await signLink('appointment', hour, await keyRing());
  const link = addressOf(appointmentPath('booked', token), locale);
  const { title } = messages.appointment;
  const { address } = placeText(place, messages);
  const file = hourFile(hour, { title, place: address, link }, new Date());
  const isOver = kind === 'appointmentCancelled';
  const page = { label: words.seeAppointment, href: link };
  const href = videoOf(hour);
  const twins = isTold(kind) ? await listTwins(hour) : [];
  const video = href ? { label: words.openVideo, href } : undefined;
  // The button leads to what the mail is about; the other of page and video stands below the facts.
  const isAboutVideo = kind === 'appointmentLink' && video;
  const button = isAboutVideo ? video.href : link;
  return {
    locale,
    letter: words[kind],
    facts: { number, adviser: adviserName(hour.adviser), phone: company.phones[0] },
    link: isOver ? addressOf(hourPath(about ?? undefined), locale) : button,
    sections: [
      {
        rows: hourRows(hour, messages, locale),
        paragraphs: twins.map((twin) => formatText(words.twin, locale, { number: twin })),
        ...(!isOver && { link: isAboutVideo ? page : video }),
      },
    ],
    attachments: [calendarAttachment(number, file, isOver)],
  };
}

/** The mails to whoever has an hour. */
export const appointmentMails: Readonly<Record<AppointmentMailKind, Writer>> = {
  appointmentConfirmed: (mail) => write('appointmentConfirmed', mail),
  appointmentMoved: (mail) => write('appointmentMoved', mail),
  appointmentCancelled: (mail) => write('appointmentCancelled', mail),
  appointmentLink: (mail) => write('appointmentLink', mail),
  appointmentReminder: (mail) => write('appointmentReminder', mail),
};

/** What of an hour the house is told. */
type ToldEvent = Exclude<AppointmentEvent, 'linked'>;

/** What the house is told of an hour, by its own clocks. */
export const houseAppointmentMail: Writer = async ({ facts }) => {
  const hour = await findAppointment(facts.appointment ?? '');
  if (!hour) return undefined;
  const [messages, { houseMails }] = await Promise.all([messagesOf(defaultLocale), houseWords()]);
  const { number, caller, language, startsAt } = hour;
  const { answer, replyTo } = answerTo('visitor', caller, houseMails.answers);
  const event = wordFor<ToldEvent>(houseMails.appointmentEvents, facts.event);
  return {
    locale: defaultLocale,
    letter: houseMails.houseAppointment,
    facts: { number, event, answer },
    replyTo,
    sections: [
      {
        rows: [
          ...hourRows(hour, messages, defaultLocale, houseZone),
          ...callerRows(hour, messages),
          [houseMails.pageLanguage, languages[toLocale(language)].name],
        ],
      },
    ],
    link: addressOf('/desk/calendar', defaultLocale, {
      week: startsAt.toISOString().slice(0, 10),
    }),
  };
};
