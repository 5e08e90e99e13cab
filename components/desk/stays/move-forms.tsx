import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Field, Select } from '@/components/ui/field';
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
    return (
      <FoldedForm
        title={t.extend}
        note={t.extendNote}
        action={move}
        fields={{ ...back, number, from: checkIn }}
        button={t.extendButton}
        size="sm"
      >
        <Field
          key={checkOut}
          label={t.to}
          name="to"
          type="date"
          min={today}
          defaultValue={checkOut}
          required
        />
      </FoldedForm>
    );
  }
  return (
    <FoldedForm
      title={t.move}
      note={t.moveNote}
      action={move}
      fields={{ ...back, number }}
      button={t.moveButton}
      size="sm"
    >
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
    </FoldedForm>
  );
}

/** Moves an hour to another day, time or place. */
export function MoveHour({ hour, today, back, move }: Common & { hour: Appointment }) {
  const { calendar: t } = deskWords;
  const { number, place, startsAt } = hour;
  const { day, time } = clockAt(startsAt);
  return (
    <FoldedForm
      title={t.move}
      note={t.moveNote}
      action={move}
      fields={{ ...back, number }}
      button={t.moveButton}
      size="sm"
    >
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
    </FoldedForm>
  );
}
