import { company } from '@/content/house/company';
import type { WaitingMail } from '@/db/mail/mails';
import { keyRing } from '@/db/process/key-ring';
import type { BookingEvent, MoneyEvent } from '@/db/residence/booking-mails';
import { findBooking } from '@/db/residence/bookings';
import { findStayPayments } from '@/db/residence/stay-money';
import { hourInWords } from '@/lib/calendar/dates';
import { pictureSrc } from '@/lib/catalogue/pictures';
import { countryName } from '@/lib/delivery/destination';
import { type Foreseen, withDates } from '@/lib/desk/forms/foreseen';
import { defaultLocale, inRow, type Locale, languages, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { BookingMailKind } from '@/lib/mail/mail-rules';
import { type BookingWords, bookingWords, houseWords, wordFor } from '@/lib/mail/mail-words';
import { signLink } from '@/lib/process/row-token';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { formatDollars } from '@/lib/residence/night-price';
import { receptionFactsIn } from '@/lib/residence/residence-facts';
import { cancellationCents, isChangeable } from '@/lib/residence/stay';
import { stayFile } from '@/lib/residence/stay-event';
import { askedBack, moneyOfStay, mostKeptCents, type StayMoney } from '@/lib/residence/stay-money';
import {
  creditText,
  freeText,
  moneyRows,
  type StayRow,
  stayRows,
} from '@/lib/residence/stay-words';
import { calendarAttachment } from './calendar-attachment';
import { answerTo } from './house-answer';
import { addressOf, type Draft, type Writer } from './mail-draft';
import { pictureCid } from './mail-pictures';

/** Mails of a stay that there is none of. */
const isOfNone = (kind: BookingMailKind) =>
  kind === 'bookingCancelled' || kind === 'bookingKept' || kind === 'bookingPaidTooLate';

/** What a mail tells has to be true still when it leaves; that money comes back always is. */
const isOf = (kind: BookingMailKind, { state }: Booking) =>
  kind === 'bookingPaidTooLate' || state === (isOfNone(kind) ? 'cancelled' : 'booked');

/** A stay as it would be if what causes a mail were done now: the desk sees it before. */
function foreseen(kind: BookingMailKind, stay: Booking, facts: Foreseen): Booking {
  if (kind === 'bookingKept') {
    const keptCents = Number(facts.keptCents ?? stay.cancellationCents);
    return { ...stay, cancellationCents: Math.min(keptCents, mostKeptCents(stay)) };
  }
  if (stay.state !== 'booked') return stay;
  if (kind === 'bookingMoved') return withDates(stay, facts);
  if (kind !== 'bookingCancelled') return stay;
  const dueCents = cancellationCents(stay, new Date());
  const keptCents = Math.min(Number(facts.keptCents ?? dueCents), dueCents);
  return { ...stay, state: 'cancelled', cancellationCents: keptCents };
}

/** What a mail says of a stay: of one that is cancelled, by what the house keeps and what of that is missing. */
function textOf(kind: BookingMailKind, money: StayMoney, words: BookingWords): readonly string[] {
  const keepsNothing = money.cancellationCents === 0;
  const { text } = words[kind];
  if (kind === 'bookingCancelled') {
    if (keepsNothing) return money.paidCents > 0 ? text : words.cancelledUnpaid;
    if (money.dueCents >= money.cancellationCents) return words.cancelledOwed;
    return money.dueCents > 0 ? words.cancelledLate : words.cancelledPaid;
  }
  if (kind !== 'bookingKept') return text;
  if (keepsNothing) return words.keptNothing;
  if (money.dueCents >= money.cancellationCents) return words.keptUnpaid;
  return money.dueCents > 0 ? [...text, words.keptOwed] : text;
}

async function write(kind: BookingMailKind, mail: WaitingMail): Promise<Draft | undefined> {
  const found = await findBooking(mail.facts.booking ?? '');
  const stay = found && mail.facts.foreseen ? foreseen(kind, found, mail.facts) : found;
  if (!stay?.guest?.email || !isOf(kind, stay)) return undefined;
  // What was queued for an address that was corrected since does not leave any more.
  if (stay.linkRound > 0 && mail.recipient !== stay.guest.email) return undefined;
  const payments = await findStayPayments(stay.id);
  const money = moneyOfStay(stay, mail.facts.foreseen ? askedBack(stay, payments) : payments);
  return writeStay(kind, stay, toLocale(mail.language), money);
}

/**
 * A mail to the guest of a stay, with its facts, its link and its calendar file. It repeats nothing that was typed: who
 * typed the address may not be whose it is.
 */
export async function writeStay(
  kind: BookingMailKind,
  stay: Booking,
  locale: Locale,
  money: StayMoney,
): Promise<Draft> {
  const [words, messages] = await Promise.all([bookingWords(locale), messagesOf(locale)]);
  const token = await signLink('booking', stay, await keyRing());
  const { number } = stay;
  const suite = messages.apartmentDescriptions[stay.suite].name;
  const place = messages.apartments.location;
  const link = addressOf(bookingPath('booking', token), locale);
  const { rows: labels } = words;
  const checkIn = hourInWords(stay.checkInFrom, locale);
  const amount = formatDollars(stay.cancellationCents, locale);
  const phone = company.phones[0];
  const facts = { number, suite, phone, checkIn, amount, ...receptionFactsIn(locale) };
  const { payment } = messages.booking;
  const tellsHow = kind === 'bookingConfirmed' || kind === 'bookingMoved';
  const tellsMoney = tellsHow || kind === 'bookingCancelled' || kind === 'bookingKept';
  const moneyFacts: StayRow[] = tellsMoney
    ? [
        ...(tellsHow && stay.payment ? [[payment.title, payment[stay.payment]] as const] : []),
        ...moneyRows(money, messages, locale),
      ]
    : [];
  // The last note says whom to ask; what comes before it, that who has the link may change the stay.
  const { notes, ...rest } = words[kind];
  const text = textOf(kind, money, words);
  const letter = { ...rest, text, notes: isChangeable(stay, new Date()) ? notes : notes.slice(-1) };
  const said = isOfNone(kind)
    ? []
    : [freeText(stay, messages, locale, new Date()), creditText(stay, messages, locale)];
  return {
    locale,
    letter,
    facts,
    link: isOfNone(kind) && kind !== 'bookingKept' ? addressOf('/residence', locale) : link,
    ...(!isOfNone(kind) && {
      picture: { cid: pictureCid, alt: suite },
      pictureFile: pictureSrc(`suites/${stay.suite}`, 960).slice(1).replace(/\?.*/, ''),
    }),
    sections: [
      {
        rows: [
          [messages.booking.number, number],
          ...stayRows(stay, messages, locale),
          ...moneyFacts,
          [labels.address, inRow([company.name, place], locale)],
        ],
        paragraphs: said,
        ...(kind === 'bookingCancelled' && {
          link: { label: words.bookingConfirmed.button, href: link },
        }),
      },
    ],
    attachments:
      kind === 'bookingPaidTooLate' || kind === 'bookingKept'
        ? []
        : [
            calendarAttachment(
              number,
              stayFile(stay, { messages, locale, link }, new Date()),
              kind === 'bookingCancelled',
            ),
          ],
  };
}

/** The mails to guests. */
export const bookingMails: Readonly<Record<BookingMailKind, Writer>> = {
  bookingConfirmed: (mail) => write('bookingConfirmed', mail),
  bookingMoved: (mail) => write('bookingMoved', mail),
  bookingCancelled: (mail) => write('bookingCancelled', mail),
  bookingKept: (mail) => write('bookingKept', mail),
  bookingPaidTooLate: (mail) => write('bookingPaidTooLate', mail),
  bookingReminder: (mail) => write('bookingReminder', mail),
};

/** Where a guest lives, in a line: « 3 rue de la Paix, 75002 Paris, France ». */
function addressLine({ address, postcode, city, country }: NonNullable<Booking['guest']>): string {
  const isCode = /^[A-Z]{2}$/.test(country ?? '');
  const named = country && isCode ? countryName(country, languages[defaultLocale].tag) : country;
  const town = [postcode, city].filter(Boolean).join(' ');
  return [address, town, named].filter(Boolean).join(', ');
}

/** What the house is told of a stay. */
export const houseBookingMail: Writer = async ({ facts }) => {
  const stay = await findBooking(facts.booking ?? '');
  if (!stay) return undefined;
  const { guest, number, payment, language, checkIn } = stay;
  const [messages, { houseMails }] = await Promise.all([messagesOf(defaultLocale), houseWords()]);
  const { guestInfo, payment: payments } = messages.booking;
  const name = guest && `${guest.firstName} ${guest.lastName}`;
  const { answer, replyTo } = answerTo('guest', { ...guest, name }, houseMails.answers);
  const event = wordFor<BookingEvent | MoneyEvent>(houseMails.bookingEvents, facts.event);
  const person: (readonly [string, string | undefined])[] = guest
    ? [
        [guestInfo.firstName, guest.firstName],
        [guestInfo.lastName, guest.lastName],
        [guestInfo.email, guest.email],
        [guestInfo.phone, guest.phone],
        [guestInfo.address, addressLine(guest)],
        [guestInfo.specialRequests, guest.requests],
      ]
    : [];
  const paid = payment ? payments[payment] : undefined;
  const rest = [
    [payments.title, paid],
    [houseMails.language, languages[toLocale(language)].name],
  ] as const;
  const known = [...person, ...rest].flatMap(([label, value]) =>
    value ? [[label, value] as const] : [],
  );
  return {
    locale: defaultLocale,
    letter: houseMails.houseBooking,
    facts: { number, event, answer },
    replyTo,
    sections: [{ rows: [...stayRows(stay, messages, defaultLocale), ...known] }],
    link: `${addressOf('/desk/residence', defaultLocale, { month: checkIn.slice(0, 7) })}#${number}`,
  };
};
