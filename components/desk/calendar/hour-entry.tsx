import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Letter, type MailOfMatter, MatterMails } from '@/components/desk/matter-mails';
import { CameForm, EndForms, type Ending } from '@/components/desk/stays/end-forms';
import { MoveHour } from '@/components/desk/stays/move-forms';
import { Field, TextArea } from '@/components/ui/field';
import type { Appointment } from '@/lib/appointments/appointment';
import { aboutText } from '@/lib/appointments/hour-words';
import { adviserName } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { deskText, deskWords, toldText } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { seenOfHour, seenOfTime } from '@/lib/desk/forms/seen';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale, languages } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/request';

/** What the house does with an hour. */
export type HourActions = {
  readonly prepare: PlainAction;
  readonly move: PlainAction;
  readonly end: PlainAction;
};

/** What was typed for an hour that was not moved, and what it asks then. */
export type RefusedMove = {
  typed: Typed<'moveHour'>;
  asked?: Question;
  /** What was prepared for an hour and not kept. */
  prepared: Typed<'prepareHour'>;
};

type Props = {
  hour: Appointment;
  /** Its mails. */
  mails: readonly MailOfMatter[];
  now: Date;
  /** The view that the forms go back to. */
  back: Readonly<Record<string, string>>;
  actions: HourActions;
} & RefusedMove;

/** An hour: when, where, with whom, who comes and what about; what the house prepares, and its end. */
export async function HourEntry(props: Props) {
  const { hour, mails, now, back, actions, typed, asked, prepared } = props;
  const { calendar: t } = deskWords;
  const { number, state, place, startsAt, adviser, spoken, timeZone, caller } = hour;
  const about = aboutText(hour.about, await getMessages(), defaultLocale);
  const { time } = clockAt(startsAt);
  const theirs = clockAt(startsAt, timeZone).time;
  const hasBegun = startsAt <= now;
  const matter = { as: 'hour', number, email: caller.email } as const;
  const cancelled: Ending = {
    ...{ mark: 'cancelled', heading: t.end, button: t.marks.cancelled },
    notes: [deskText('calendar.endNote', { told: toldText(t.told.end, caller) })],
    letter: <Letter matter={matter} kind="appointmentCancelled" />,
  };
  const missed: Ending = {
    ...{ mark: 'noShow', heading: t.states.noShow },
    ...{ notes: [t.noShowNote], button: t.marks.noShow },
  };
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
      {state === 'noShow' && <CameForm words={t} fields={{ ...back, number }} end={actions.end} />}
      {state === 'booked' && (
        <div className="print:hidden">
          <Prepare {...{ hour, back, prepared }} prepare={actions.prepare} />
          <MoveHour
            {...{ hour, back, typed, asked }}
            today={clockAt(now).day}
            move={actions.move}
          />
          <EndForms
            title={hasBegun ? t.endBegun : t.end}
            endings={hasBegun ? [cancelled, missed] : [cancelled]}
            fields={{ ...back, number, seen: seenOfTime(hour) }}
            end={actions.end}
          />
        </div>
      )}
    </article>
  );
}

/** What the house writes for an hour: the address of its video, a note for itself. */
function Prepare({
  hour,
  back,
  prepared,
  prepare,
}: Pick<Props, 'hour' | 'back' | 'prepared'> & { prepare: PlainAction }) {
  const { calendar: t } = deskWords;
  const typed = prepared.number === hour.number ? prepared : {};
  const field = fieldsWith('prepareHour', typed);
  const { defaultValue: link = hour.videoLink ?? '', ...linkField } = field('videoLink');
  // What was typed hides what somebody else has kept meanwhile.
  const isOther = hour.videoLink !== null && link !== hour.videoLink;
  const { defaultValue: note = hour.houseNote ?? '', ...noteField } = field('houseNote');
  return (
    <FoldedForm
      title={hour.place === 'video' ? t.prepare : t.note}
      action={prepare}
      fields={{
        ...{ ...back, number: hour.number, seen: typed.seen ?? seenOfHour(hour) },
        // An hour that is elsewhere keeps its link: it may take place by video again.
        ...(hour.place !== 'video' && { videoLink: hour.videoLink ?? '' }),
      }}
      button={t.save}
      size="sm"
      typed={typed}
      letter={
        hour.place === 'video' && (
          <Letter
            matter={{ as: 'hour', number: hour.number, email: hour.caller.email }}
            kind="appointmentLink"
          />
        )
      }
    >
      {hour.place === 'video' && (
        <Field
          label={t.link}
          note={
            isOther
              ? deskText('calendar.linkNow', { link: hour.videoLink ?? '' })
              : toldText(t.linkNote, hour.caller)
          }
          {...linkField}
          type="url"
          placeholder="https://"
          maxLength={2_000}
          defaultValue={link}
        />
      )}
      <TextArea
        label={t.note}
        note={t.optional}
        {...noteField}
        maxLength={5_000}
        defaultValue={note}
      />
    </FoldedForm>
  );
}
