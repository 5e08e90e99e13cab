import type { PlainAction } from '@/components/account/plain-form';
import { CallerFields, CallerWishes } from '@/components/desk/calendar/caller-fields';
import { FoldedForm } from '@/components/desk/desk-form';
import { GuestFields, GuestNumbers, GuestRequests } from '@/components/desk/stays/guest-fields';
import type { Appointment } from '@/lib/appointments/appointment';
import { isCalled } from '@/lib/appointments/place';
import { deskWords } from '@/lib/desk/desk-words';
import { seenOfCaller, seenOfGuest } from '@/lib/desk/forms/seen';
import { startingWith, type Typed } from '@/lib/desk/forms/typed';
import type { Booking } from '@/lib/residence/booking';
import { isOver } from '@/lib/residence/dates-by-hand';

type Common = {
  /** Fields that say where the form goes back to. */
  back: Readonly<Record<string, string>>;
  mend: PlainAction;
};

type MendStayProps = Common & {
  stay: Booking;
  /** Today at the Résidence. */
  today: string;
  /** What was typed for a stay that was not corrected. */
  typed: Typed<'mendStay'>;
};

/** Corrects who comes to a booked stay, unless it is over; another address gets its confirmation. */
export function MendStay({ stay, today, back, mend, ...refused }: MendStayProps) {
  const { stays: t } = deskWords;
  const { number, guest, adults, children, language } = stay;
  if (!guest || isOver(stay, today)) return null;
  const typed = refused.typed.number === number ? refused.typed : {};
  const { firstName, lastName, phone, email, requests } = guest;
  const field = startingWith('mendStay', typed, {
    ...{ firstName, lastName, phone, email, requests, language },
    ...{ adults: String(adults), children: String(children) },
  });
  return (
    <FoldedForm
      title={t.mend}
      note={t.mendNote}
      action={mend}
      fields={{ ...back, number, seen: typed.seen ?? seenOfGuest(stay) }}
      button={t.mendButton}
      size="sm"
      typed={typed}
    >
      <GuestNumbers field={field} />
      <GuestFields field={field} emailNote={t.mendEmail} />
      <GuestRequests field={field} />
    </FoldedForm>
  );
}

type MendHourProps = Common & {
  hour: Appointment;
  /** What was typed for an hour that was not corrected. */
  typed: Typed<'mendHour'>;
};

/** Corrects who comes to a booked hour, and by which clocks; another address gets its confirmation. */
export function MendHour({ hour, back, mend, ...refused }: MendHourProps) {
  const { calendar: t, stays } = deskWords;
  const { number, place, caller, language, timeZone: zone } = hour;
  const typed = refused.typed.number === number ? refused.typed : {};
  const field = startingWith('mendHour', typed, { ...caller, language, zone });
  return (
    <FoldedForm
      title={stays.mend}
      note={t.mendNote}
      action={mend}
      fields={{ ...back, number, seen: typed.seen ?? seenOfCaller(hour) }}
      button={stays.mendButton}
      size="sm"
      typed={typed}
    >
      <CallerFields field={field} emailNote={stays.mendEmail} isPhoneOptional={!isCalled(place)} />
      <CallerWishes field={field} />
    </FoldedForm>
  );
}
