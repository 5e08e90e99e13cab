import type { PlainAction } from '@/components/account/plain-form';
import { HourFields } from '@/components/desk/calendar/hour-fields';
import { FoldedForm, MeantBox } from '@/components/desk/desk-form';
import { Letter } from '@/components/desk/matter-mails';
import { Field } from '@/components/ui/field';
import type { Appointment } from '@/lib/appointments/appointment';
import { isCalled, placesFor } from '@/lib/appointments/place';
import { clockAt } from '@/lib/calendar/clock';
import { deskText, deskWords, toldText } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { seenOfDates, seenOfTime } from '@/lib/desk/forms/seen';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import type { Booking } from '@/lib/residence/booking';
import { hasBegun, isOver } from '@/lib/residence/dates-by-hand';
import { formLengths } from '@/lib/site/form-lengths';

type Common = {
  today: string;
  /** Fields that say where the form goes back to. */
  back: Readonly<Record<string, string>>;
  move: PlainAction;
};

type MoveStayProps = Common & {
  stay: Booking;
  /** What was typed for a stay that was not moved, and what it asks then. */
  typed: Typed<'moveStay'>;
  asked?: Question;
};

/** Moves a stay to other dates in its suite; one that has begun is extended or shortened, and one that is over is not. */
export function MoveStay({ stay, today, back, move, asked, ...refused }: MoveStayProps) {
  const { stays: t } = deskWords;
  const { number, checkIn, checkOut } = stay;
  const typed = refused.typed.number === number ? refused.typed : {};
  const field = fieldsWith('moveStay', typed);
  if (isOver(stay, today)) return null;
  const seen = seenOfDates(stay);
  const told = toldText(t.told.move, stay.guest);
  const letter = (
    <Letter matter={{ as: 'stay', number, email: stay.guest?.email }} kind="bookingMoved" />
  );
  const departure = (
    <Field
      key={checkOut}
      label={t.to}
      {...field('to')}
      type="date"
      min={today}
      defaultValue={typed.to ?? checkOut}
      required
    />
  );
  const box = typed.number !== undefined && <MeantBox {...{ asked, typed }} of="stay" />;
  if (hasBegun(stay, today)) {
    return (
      <FoldedForm
        title={t.extend}
        note={deskText('stays.extendNote', { told })}
        action={move}
        fields={{ ...back, number, from: checkIn, seen }}
        button={t.extendButton}
        size="sm"
        typed={typed}
        letter={letter}
      >
        {departure}
        {box}
      </FoldedForm>
    );
  }
  return (
    <FoldedForm
      title={t.move}
      note={deskText('stays.moveNote', { told })}
      action={move}
      fields={{ ...back, number, seen }}
      button={t.moveButton}
      size="sm"
      typed={typed}
      letter={letter}
    >
      <Field
        key={checkIn}
        label={t.from}
        {...field('from')}
        type="date"
        min={today}
        defaultValue={typed.from ?? checkIn}
        required
      />
      {departure}
      {box}
    </FoldedForm>
  );
}

type MoveHourProps = Common & {
  hour: Appointment;
  /** What was typed for an hour that was not moved, and what it asks then. */
  typed: Typed<'moveHour'>;
  asked?: Question;
};

/** Moves an hour to another day, time or place; asks for a number to call where none is known. */
export function MoveHour({ hour, today, back, move, asked, ...refused }: MoveHourProps) {
  const { calendar: t } = deskWords;
  const { number, place, startsAt } = hour;
  const { day, time } = clockAt(startsAt);
  const typed = refused.typed.number === number ? refused.typed : {};
  const field = fieldsWith('moveHour', typed);
  return (
    <FoldedForm
      title={t.move}
      note={deskText('calendar.moveNote', { told: toldText(t.told.move, hour.caller) })}
      action={move}
      fields={{ ...back, number, seen: seenOfTime(hour) }}
      button={t.moveButton}
      size="sm"
      typed={typed}
      letter={
        <Letter matter={{ as: 'hour', number, email: hour.caller.email }} kind="appointmentMoved" />
      }
    >
      <HourFields today={today} field={field} day={typed.on ?? day} time={time} place={place} />
      {hour.caller.phone === '' && placesFor(place).some(isCalled) && (
        <Field
          label={t.phone}
          note={t.phoneNote}
          {...field('phone')}
          type="tel"
          maxLength={formLengths.phone}
        />
      )}
      {typed.number !== undefined && <MeantBox {...{ asked, typed }} of="hour" />}
    </FoldedForm>
  );
}
