import type { ComponentProps, ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { TextArea, TickBox } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { appointmentRules } from '@/content/appointments/appointments';
import { stayRules } from '@/content/residence/stays';
import { dayInWords } from '@/lib/calendar/dates';
import { readDay } from '@/lib/calendar/days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { datesIn, type Question, questionId } from '@/lib/desk/forms/questions';
import { defaultLocale } from '@/lib/i18n/locales';
import { longestRemark } from '@/lib/orders/order-moves';

type Props = Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'size'> & {
  action: PlainAction;
  /** What it is about, and where it goes back to. */
  fields: Readonly<Record<string, string>>;
  button: ReactNode;
  /** What was typed into it before and not done: it starts anew with that. */
  typed?: object;
  className?: string;
  /** The mail that it sends, to be seen before: behind its button, which Enter presses. */
  letter?: ReactNode;
  /** What it asks; without that it is a button. */
  children?: ReactNode;
};

/** The frame of a form of the desk. */
export function DeskForm({ action, fields, button, typed, letter, children, ...look }: Props) {
  const {
    variant,
    size,
    className = children || letter ? 'grid max-w-measure gap-6' : undefined,
  } = look;
  return (
    <ActionForm
      // A list shows another choice only when it is rendered anew.
      key={JSON.stringify(typed)}
      action={action}
      className={className}
    >
      <HiddenFields fields={fields} />
      {children}
      <SubmitButton variant={variant} size={size} className="self-end justify-self-start">
        {button}
      </SubmitButton>
      {letter}
    </ActionForm>
  );
}

/** Shows the mail that a form sends, with what is in it, in a window of its own. @param named which mail, of what */
export function LetterButton({ path, named }: { path: string; named: string }) {
  return (
    <p className="text-small">
      <button
        type="submit"
        formAction={path}
        formMethod="post"
        formTarget="_blank"
        formNoValidate
        className="prose-link"
      >
        {deskWords.mails.letter}
        <span className="sr-only">, {named}</span>
      </button>
    </p>
  );
}

type FoldedProps = Props & {
  title: string;
  note?: string;
  /** Lines above and below: `border-t`. */
  edges?: string;
};

/** A form of the desk behind a line that unfolds it; unfolded while it gives back what was typed. */
export function FoldedForm({ title, note, edges = 'border-t', ...form }: FoldedProps) {
  const { typed = {}, className = 'grid gap-6 pb-6' } = form;
  return (
    <details
      open={Object.keys(typed).length > 0}
      className={`group border-line ${edges} print:hidden`}
    >
      <Summary>{title}</Summary>
      {note && <p className="max-w-measure pb-6 text-muted text-small">{note}</p>}
      <DeskForm {...form} className={className} />
    </details>
  );
}

type AskedProps = Omit<Props, 'children' | 'typed'> & {
  title: ReactNode;
  /** What it does, and that it cannot be taken back. */
  note: string;
};

/** A button for what cannot be taken back: its line says first what it does, so that it takes a second press. */
export function AskedForm({ title, note, ...form }: AskedProps) {
  return (
    <details className="print:hidden">
      <summary className="py-2 text-label uppercase hover:text-gold-text">{title}</summary>
      <p className="max-w-measure pt-2 pb-4 text-muted text-small">{note}</p>
      <DeskForm {...form} variant="outline" size="sm" />
    </details>
  );
}

/** Asks for a remark, which may be left out. */
export function RemarkField(
  props: Pick<
    ComponentProps<typeof TextArea>,
    'note' | 'required' | 'defaultValue' | 'fault' | 'id'
  >,
) {
  const { steps } = deskWords;
  return (
    <TextArea
      label={steps.remark}
      note={steps.optional}
      name="remark"
      maxLength={longestRemark}
      rows={2}
      {...props}
    />
  );
}

type MeantProps = {
  asked?: Question;
  of: 'stay' | 'hour';
  /** What was typed: the answer is about those dates. */
  typed: Readonly<Record<string, unknown>>;
};

/** Asks whether what a form was refused for is meant: the refusal leads here, and the box has the focus. */
export function MeantBox({ asked, of, typed }: MeantProps) {
  if (!asked) return null;
  const dates = datesIn(typed);
  const days = [typed.on, typed.from, typed.to].flatMap((day) => readDay(day) ?? []);
  const named = days.map((day) => dayInWords(day, defaultLocale)).join(' – ');
  const months = { stay: stayRules.horizonMonths, hour: appointmentRules.farMonths }[of];
  const box = {
    far: { name: 'onFar', label: deskText('calendar.farToo', { months: String(months) }) },
    closed: { name: 'onClosed', label: deskWords.calendar.closedToo },
  }[asked];
  return (
    <div id={questionId} className="scroll-mt-28">
      {/* Who is asked about closed days has been asked before whether a far date is meant. */}
      {asked === 'closed' && <HiddenFields fields={{ onFar: dates }} />}
      <TickBox
        {...box}
        label={named ? `${box.label}\u00a0: ${named}` : box.label}
        value={dates}
        autoFocus
      />
    </div>
  );
}
