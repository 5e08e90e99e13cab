import { MailLanguage, ReachFields } from '@/components/desk/reach-fields';
import { Field, Select, TextArea } from '@/components/ui/field';
import { offeredZones } from '@/content/appointments/appointments';
import { houseZone } from '@/content/house/time-zone';
import { isOffered } from '@/lib/appointments/zone';
import { deskWords, zoneText } from '@/lib/desk/desk-words';
import type { FieldStart } from '@/lib/desk/forms/typed';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  /** What was typed in them, or stands there, and what is amiss. */
  field: (name: 'name' | 'phone' | 'email' | 'language' | 'zone' | 'wishes') => FieldStart;
  /** Below the address, which may be left out. */
  emailNote: string;
  /** Whether the house needs no number: it is not to call. */
  isPhoneOptional?: boolean;
};

/** Who comes to an hour, how they are reached, and by which clocks they read it. */
export function CallerFields({ field, ...reach }: Props) {
  const { calendar: t } = deskWords;
  const { defaultValue: zone = houseZone, ...zoneField } = field('zone');
  const zones = isOffered(zone) ? offeredZones : [zone, ...offeredZones];
  return (
    <>
      <Field label={t.name} {...field('name')} maxLength={formLengths.name} required />
      <ReachFields field={field} {...reach} />
      <MailLanguage {...field('language')} />
      <Select key={zone} label={t.zone} note={t.zoneNote} {...zoneField} defaultValue={zone}>
        {zones.map((one) => (
          <option key={one} value={one}>
            {zoneText(one)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** What whoever comes to an hour asks for. */
export function CallerWishes({ field }: Pick<Props, 'field'>) {
  const { calendar: t } = deskWords;
  return (
    <TextArea
      label={t.wishes}
      note={t.optional}
      {...field('wishes')}
      maxLength={formLengths.requests}
    />
  );
}
