import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { type MailOfMatter, MatterMails } from '@/components/desk/matter-mails';
import { CameForm } from '@/components/desk/stays/end-forms';
import { EndStay } from '@/components/desk/stays/end-stay';
import { KeptForm } from '@/components/desk/stays/kept-form';
import { MendStay } from '@/components/desk/stays/mend-forms';
import { MoveStay } from '@/components/desk/stays/move-forms';
import { SettleStay } from '@/components/desk/stays/settle-stay';
import { TextArea } from '@/components/ui/field';
import { dayInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { seenMark } from '@/lib/desk/forms/seen';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale } from '@/lib/i18n/locales';
import { longestNote } from '@/lib/orders/order-moves';
import type { Booking } from '@/lib/residence/booking';
import { formatDollars } from '@/lib/residence/night-price';
import { isOwing, type StayMoney } from '@/lib/residence/stay-money';

type Props = {
  stays: readonly Booking[];
  /** Their money, by their ids. */
  money: ReadonlyMap<string, StayMoney>;
  /** Their mails. */
  mails: readonly MailOfMatter[];
  now: Date;
  /** Today at the Résidence. */
  today: string;
  /** Month that the page goes back to. */
  month: string;
  end: PlainAction;
  move: PlainAction;
  note: PlainAction;
  settle: PlainAction;
  keep: PlainAction;
  mend: PlainAction;
  /** What was typed for a stay that was not moved, and what it asks then. */
  typed: Typed<'moveStay'>;
  asked?: Question;
  /** What was typed for a stay that was not cancelled. */
  typedEnd: Typed<'endStay'>;
  /** What was typed for a cancelled stay of which nothing else is kept. */
  typedKept: Typed<'keptStay'>;
  /** What was typed for a stay whose guest was not corrected. */
  typedMend: Typed<'mendStay'>;
  /** What was noted of a stay and not kept. */
  typedNote: Typed<'noteStay'>;
};

/** The stays of a month: who comes, when, how it is paid, and what can be done with each. */
export function StayList(props: Props) {
  const {
    stays,
    money,
    mails,
    now,
    today,
    month,
    end,
    move,
    note,
    settle,
    typed,
    asked,
    typedNote,
  } = props;
  const { stays: t } = deskWords;
  if (stays.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <ul className="border-line border-t">
      {stays.map((stay) => (
        <li
          key={stay.number}
          id={stay.number}
          className="grid scroll-mt-28 gap-x-10 gap-y-4 border-line border-b py-6 lg:grid-cols-[1fr_1fr_20rem]"
        >
          <StayFacts {...{ stay, today }} money={money.get(stay.id)} />
          <StayGuest stay={stay} />
          <div className="lg:row-span-2 print:hidden">
            <SettleStay {...{ stay, today, month, settle }} money={money.get(stay.id)} />
            <KeptForm {...{ stay, month }} keep={props.keep} typed={props.typedKept} />
            {stay.state === 'noShow' && (
              <CameForm words={t} fields={{ number: stay.number, month }} end={end} />
            )}
            {stay.state === 'booked' && (
              <>
                <MoveStay {...{ stay, today, move, typed, asked }} back={{ month }} />
                <MendStay
                  {...{ stay, today }}
                  back={{ month }}
                  mend={props.mend}
                  typed={props.typedMend}
                />
                <EndStay
                  {...{ stay, now, today, month, end }}
                  money={money.get(stay.id)}
                  typed={props.typedEnd}
                />
              </>
            )}
            <MatterMails
              matter={{ as: 'stay', number: stay.number, email: stay.guest?.email }}
              mails={mails.filter(({ about }) => about === stay.id)}
              today={today}
              reminder={{
                kind: 'bookingReminder',
                of: stay.state === 'booked' ? stay.checkIn : undefined,
              }}
            />
          </div>
          <StayNote {...{ stay, month, note, typedNote }} />
        </li>
      ))}
    </ul>
  );
}

type FactsProps = Pick<Props, 'today'> & { stay: Booking; money?: StayMoney };

function StayFacts({ stay, money, today }: FactsProps) {
  const { stays: t } = deskWords;
  const { number, state, suite, checkIn, checkOut, adults, children, totalCents, payment } = stay;
  const day = (date: string) => dayInWords(date, defaultLocale);
  return (
    <div>
      <p className="font-display text-lead">{t.suites[suite]}</p>
      <p>{deskText('stays.dates', { from: day(checkIn), to: day(checkOut) })}</p>
      <p className="text-muted text-small">
        {[
          deskText('stays.guests', { adults, children }),
          formatDollars(totalCents, defaultLocale),
          ...(payment ? [t.payments[payment]] : []),
          ...(money ? moneyTexts(stay, money, today) : []),
        ].join(' · ')}
      </p>
      <p className="text-muted text-small">
        {number} · {t.states[state]}
      </p>
    </div>
  );
}

/** What was paid of a stay, given back, and is due at the property or to be handed back there. */
function moneyTexts(stay: Booking, money: StayMoney, today: string): string[] {
  const { paidCents, returnedCents, settledCents, cancellationCents, dueCents, surplusCents } =
    money;
  const amount = (cents: number) => ({ amount: formatDollars(cents, defaultLocale) });
  const { handedBackCents } = stay;
  // What was handed back was paid before.
  const cameCents = settledCents + handedBackCents;
  const due = stay.state === 'cancelled' ? 'stays.money.owed' : 'stays.money.due';
  return [
    ...(cancellationCents > 0
      ? [deskText('stays.money.cancellation', amount(cancellationCents))]
      : []),
    ...(paidCents > 0 ? [deskText('stays.money.paid', amount(paidCents))] : []),
    ...(returnedCents > 0 ? [deskText('stays.money.returned', amount(returnedCents))] : []),
    ...(cameCents > 0 ? [deskText('stays.money.settled', amount(cameCents))] : []),
    ...(isOwing(stay, money, today) ? [deskText(due, amount(dueCents))] : []),
    ...(surplusCents > 0 ? [deskText('stays.money.surplus', amount(surplusCents))] : []),
    ...(handedBackCents > 0 ? [deskText('stays.money.handedBack', amount(handedBackCents))] : []),
  ];
}

function StayGuest({ stay: { guest } }: { stay: Booking }) {
  if (!guest) return <p className="text-muted text-small">{deskWords.stays.erased}</p>;
  const { firstName, lastName, email, phone, address, postcode, city, country, requests } = guest;
  const place = [address, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean);
  const lines = [`${firstName} ${lastName}`, phone, email, place.join(', '), requests];
  return (
    <div className="wrap-anywhere whitespace-pre-line text-small">
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

/** What the house notes of a stay for itself; on paper as it is kept. */
function StayNote({
  stay,
  month,
  note,
  typedNote,
}: { stay: Booking } & Pick<Props, 'month' | 'note' | 'typedNote'>) {
  const { stays: t } = deskWords;
  const { number, houseNote } = stay;
  const typed = typedNote.number === number ? typedNote : {};
  const { defaultValue = houseNote ?? '', ...field } = fieldsWith('noteStay', typed)('houseNote');
  return (
    <div className="lg:col-span-2">
      {houseNote && (
        <p className="wrap-anywhere whitespace-pre-line border-line border-s ps-4 text-small">
          {houseNote}
        </p>
      )}
      <FoldedForm
        title={t.note}
        edges=""
        action={note}
        fields={{ number, month, seen: typed.seen ?? seenMark(houseNote) }}
        button={t.saveNote}
        size="sm"
        typed={typed}
        className="grid gap-6 pb-4"
      >
        <TextArea
          label={t.note}
          note={t.optional}
          {...field}
          maxLength={longestNote}
          defaultValue={defaultValue}
        />
      </FoldedForm>
    </div>
  );
}
