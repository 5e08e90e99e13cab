import { Field, Select } from '@/components/ui/field';
import { appointmentPlaces } from '@/content/appointments/appointments';
import { openingTimes } from '@/lib/appointments/slots';
import { deskWords } from '@/lib/desk/desk-words';

type Props = {
  today: string;
  /** The day, time and place that stand in the fields. */
  day: string;
  time?: string;
  place?: string;
};

/** When and where an hour is: a day from today on, a time at which hours begin, a place. */
export function HourFields({ today, day, time, place }: Props) {
  const { calendar: t } = deskWords;
  return (
    <>
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
    </>
  );
}
