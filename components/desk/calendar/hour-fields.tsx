import { Field, Select } from '@/components/ui/field';
import type { AppointmentPlace } from '@/content/appointments/appointments';
import { placesFor } from '@/lib/appointments/place';
import { openingTimes } from '@/lib/appointments/slots';
import { deskWords } from '@/lib/desk/desk-words';
import type { FieldStart } from '@/lib/desk/forms/typed';

type Props = {
  today: string;
  /** The day, time and place that stand in the fields. */
  day: string;
  time?: string;
  place?: AppointmentPlace;
  /** What was typed in them, and what is amiss. */
  field: (name: 'on' | 'time' | 'place') => FieldStart;
};

/** When and where an hour is: a day from today on, a time at which hours begin, a place. */
export function HourFields({ today, day, field, ...given }: Props) {
  const { calendar: t } = deskWords;
  const { defaultValue: time = given.time, ...timeField } = field('time');
  const { defaultValue: place = given.place, ...placeField } = field('place');
  return (
    <>
      <Field label={t.day} {...field('on')} type="date" min={today} defaultValue={day} required />
      <Select key={time} label={t.time} note={t.timeNote} {...timeField} defaultValue={time}>
        {openingTimes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select key={place} label={t.place} {...placeField} defaultValue={place}>
        {placesFor(given.place).map((one) => (
          <option key={one} value={one}>
            {t.places[one]}
          </option>
        ))}
      </Select>
    </>
  );
}
