import { type MailOfMatter, MatterMails } from '@/components/desk/matter-mails';
import { aboutText } from '@/lib/appointments/hour-words';
import { adviserName } from '@/lib/appointments/slots';
import { clocksOf } from '@/lib/appointments/zone';
import { clockAt } from '@/lib/calendar/clock';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale, languages } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/request';
import { HourForms, type HourFormsProps } from './hour-forms';

type Props = HourFormsProps & {
  /** Of the hour. */
  mails: readonly MailOfMatter[];
};

/** An hour: when, where, with whom, who comes and what about; what the house prepares, and its end. */
export async function HourEntry({ mails, ...forms }: Props) {
  const { hour, now } = forms;
  const { calendar: t } = deskWords;
  const { number, state, place, startsAt, adviser, spoken, timeZone, caller } = hour;
  const about = aboutText(hour.about, await getMessages(), defaultLocale);
  const { time } = clockAt(startsAt);
  const theirs = clockAt(startsAt, clocksOf({ place, zone: timeZone })).time;
  const matter = { as: 'hour', number, email: caller.email } as const;
  const lines = [caller.name, caller.phone, caller.email, caller.wishes, about];
  return (
    <article
      id={number}
      className="grid scroll-mt-28 gap-x-10 gap-y-4 border-gold border-s-2 ps-5 lg:grid-cols-2"
    >
      <div>
        <p className="font-display text-lead">
          {deskText('calendar.hour', {
            time,
            place: t.places[place],
            adviser: adviserName(adviser),
          })}
        </p>
        <p className="text-muted text-small">
          {[
            ...(theirs === time ? [] : [deskText('calendar.theirTime', { time: theirs })]),
            languages[spoken].name,
            number,
            t.states[state],
          ].join(' · ')}
        </p>
        <div className="wrap-anywhere mt-2 whitespace-pre-line text-small">
          {lines.filter(Boolean).map((line) => (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
        {hour.houseNote && (
          <p className="wrap-anywhere mt-2 whitespace-pre-line border-line border-s ps-4 text-small">
            {hour.houseNote}
          </p>
        )}
        <MatterMails
          {...{ matter, mails }}
          today={clockAt(now).day}
          reminder={{
            kind: 'appointmentReminder',
            of: state === 'booked' ? clockAt(startsAt).day : undefined,
          }}
        />
      </div>
      <HourForms {...forms} />
    </article>
  );
}
