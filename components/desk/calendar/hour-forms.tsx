import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Letter } from '@/components/desk/matter-mails';
import { CameForm, EndForms, type Ending } from '@/components/desk/stays/end-forms';
import { MendHour } from '@/components/desk/stays/mend-forms';
import { MoveHour } from '@/components/desk/stays/move-forms';
import { Field, TextArea } from '@/components/ui/field';
import type { Appointment } from '@/lib/appointments/appointment';
import { isByLink } from '@/lib/appointments/place';
import { clockAt } from '@/lib/calendar/clock';
import { deskText, deskWords, toldText } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { seenOfHour, seenOfTime } from '@/lib/desk/forms/seen';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { longestNote } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';

/** What the house does with an hour. */
export type HourActions = {
  readonly prepare: PlainAction;
  readonly move: PlainAction;
  readonly mend: PlainAction;
  readonly end: PlainAction;
};

/** What was typed for an hour that was not moved, and what it asks then. */
export type RefusedMove = {
  typed: Typed<'moveHour'>;
  asked?: Question;
  /** What was prepared for an hour and not kept. */
  prepared: Typed<'prepareHour'>;
  /** What was typed for an hour whose visitor was not corrected. */
  mended: Typed<'mendHour'>;
};

export type HourFormsProps = {
  hour: Appointment;
  now: Date;
  /** The view that the forms go back to. */
  back: Readonly<Record<string, string>>;
  actions: HourActions;
} & RefusedMove;

/** What can be done with an hour: one that is booked is prepared, moved and ended; one that was missed still takes a note. */
export function HourForms(props: HourFormsProps) {
  const { hour, now, back, actions, typed, asked, prepared, mended } = props;
  const { calendar: t } = deskWords;
  const { number, state, startsAt, caller } = hour;
  if (state === 'cancelled') return null;
  const prepare = <Prepare {...{ hour, back, prepared }} prepare={actions.prepare} />;
  if (state === 'noShow')
    return (
      <div className="print:hidden">
        {prepare}
        <CameForm words={t} fields={{ ...back, number }} end={actions.end} />
      </div>
    );
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
  return (
    <div className="print:hidden">
      {prepare}
      <MoveHour {...{ hour, back, typed, asked }} today={clockAt(now).day} move={actions.move} />
      {!hasBegun && <MendHour {...{ hour, back }} mend={actions.mend} typed={mended} />}
      <EndForms
        title={hasBegun ? t.endBegun : t.end}
        endings={hasBegun ? [cancelled, missed] : [cancelled]}
        fields={{ ...back, number, seen: seenOfTime(hour) }}
        end={actions.end}
      />
    </div>
  );
}

/** What the house writes for an hour: the address of its video, a note for itself. */
function Prepare({
  hour,
  back,
  prepared,
  prepare,
}: Pick<HourFormsProps, 'hour' | 'back' | 'prepared'> & { prepare: PlainAction }) {
  const { calendar: t } = deskWords;
  const typed = prepared.number === hour.number ? prepared : {};
  const field = fieldsWith('prepareHour', typed);
  const { defaultValue: link = hour.videoLink ?? '', ...linkField } = field('videoLink');
  // Nobody is sent the link of one that was missed.
  const isByVideo = isByLink(hour.place) && hour.state === 'booked';
  // What was typed hides what somebody else has kept meanwhile.
  const isOther = hour.videoLink !== null && link !== hour.videoLink;
  const { defaultValue: note = hour.houseNote ?? '', ...noteField } = field('houseNote');
  return (
    <FoldedForm
      title={isByVideo ? t.prepare : t.note}
      action={prepare}
      fields={{
        ...{ ...back, number: hour.number, seen: typed.seen ?? seenOfHour(hour) },
        // An hour that is elsewhere, or was missed, keeps its link: it may take place by video again.
        ...(!isByVideo && { videoLink: hour.videoLink ?? '' }),
      }}
      button={t.save}
      size="sm"
      typed={typed}
      letter={
        isByVideo && (
          <Letter
            matter={{ as: 'hour', number: hour.number, email: hour.caller.email }}
            kind="appointmentLink"
          />
        )
      }
    >
      {isByVideo && (
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
          maxLength={formLengths.videoLink}
          defaultValue={link}
        />
      )}
      <TextArea
        label={t.note}
        note={t.optional}
        {...noteField}
        maxLength={longestNote}
        defaultValue={note}
      />
    </FoldedForm>
  );
}
