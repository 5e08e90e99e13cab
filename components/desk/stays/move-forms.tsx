import type { ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { Field, Select } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { appointmentPlaces } from '@/content/appointments/appointments';
import type { Appointment } from '@/lib/appointments/appointment';
import { openingTimes } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { deskWords } from '@/lib/desk/desk-words';
import type { Booking } from '@/lib/residence/booking';
import { hasBegun, isOver } from '@/lib/residence/dates-by-hand';

type Common = {
  today: string;
  /** Fields that say where the form goes back to. */
  back: Readonly<Record<string, string>>;
  move: PlainAction;
};

/** Moves a stay to other dates in its suite; one that has begun is extended or shortened, and one that is over is not. */
export function MoveStay({ stay, today, back, move }: Common & { stay: Booking }) {
  const { stays: t } = deskWords;
  const { number, checkIn, checkOut } = stay;
  if (isOver(stay, today)) return null;
  if (hasBegun(stay, today)) {
    const words = { move: t.extend, moveNote: t.extendNote, moveButton: t.extendButton };
    return (
      <MoveForm words={words} fields={{ ...back, number, from: checkIn }} move={move}>
        <Field
          key={checkOut}
          label={t.to}
          name="to"
          type="date"
          min={today}
          defaultValue={checkOut}
          required
        />
      </MoveForm>
    );
  }
  return (
    <MoveForm words={t} fields={{ ...back, number }} move={move}>
      <Field
        key={checkIn}
        label={t.from}
        name="from"
        type="date"
        min={today}
        defaultValue={checkIn}
        required
      />
      <Field
        key={checkOut}
        label={t.to}
        name="to"
        type="date"
        min={today}
        defaultValue={checkOut}
        required
      />
    </MoveForm>
  );
}

/** Moves an hour to another day, time or place. */
export function MoveHour({ hour, today, back, move }: Common & { hour: Appointment }) {
  const { calendar: t } = deskWords;
  const { number, place, startsAt } = hour;
  const { day, time } = clockAt(startsAt);
  return (
    <MoveForm words={t} fields={{ ...back, number }} move={move}>
      <Field label={t.day} name="on" type="date" min={today} defaultValue={day} required />
      <Select key={time} label={t.time} note={t.timeNote} name="time" defaultValue={time}>
        {openingTimes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select key={place} label={t.place} name="place" defaultValue={place}>
        {appointmentPlaces.map((one) => (
          <option key={one} value={one}>
            {t.places[one]}
          </option>
        ))}
      </Select>
    </MoveForm>
  );
}

type FormProps = {
  words: { readonly move: string; readonly moveNote: string; readonly moveButton: string };
  fields: Readonly<Record<string, string>>;
  move: PlainAction;
  children: ReactNode;
};

function MoveForm({ words, fields, move, children }: FormProps) {
  return (
    <details className="group border-line border-t">
      <Summary>{words.move}</Summary>
      <ActionForm action={move} className="grid gap-6 pb-6">
        <HiddenFields fields={fields} />
        <p className="text-muted text-small">{words.moveNote}</p>
        {children}
        <SubmitButton size="sm" className="justify-self-start">
          {words.moveButton}
        </SubmitButton>
      </ActionForm>
    </details>
  );
}
