import type { ComponentProps } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { Field, TextArea, TickBox } from '@/components/ui/field';
import { dayInWords } from '@/lib/calendar/dates';
import { isTotal } from '@/lib/checkout/payment-money';
import { lastAgreedDay } from '@/lib/delivery/delivery-dates';
import { countryName } from '@/lib/delivery/destination';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import type { Differing } from '@/lib/desk/order-words';
import { formatAmount, formatPrice } from '@/lib/money';
import { type OrderState, takesPhotos } from '@/lib/orders/order';
import { longestAddress, longestCarriers } from '@/lib/orders/order-moves';
import { DeskForm, RemarkField } from './desk-form';
import { PhotoFields } from './orders/photo-fields';
import { StepLetters, StepMails } from './orders/step-mails';

/** What is agreed for the delivery of an order, as far as it is. */
export type Agreed = {
  readonly deliveryDate?: string;
  readonly carriers?: string;
  readonly address?: readonly string[];
};

export type StepProps = {
  step: PlainAction;
  number: string;
  from: OrderState;
  /** Id of the last change that is shown (`lastMove`). */
  since?: number;
  /** Today in the shop's time, `2026-12-14`: no delivery is agreed before it, or noted after it. */
  today: string;
  agreed: Agreed;
  /** Photos of the order, which may go to the customer with a step; none where there is no mailbox. */
  photos: readonly { readonly id: string; readonly name: string }[];
  /** Ids of those that wait in a mail which a step into a state replaces. */
  photosLeft: (to: OrderState) => readonly string[];
  /** What is left to pay before the delivery, euro cents. */
  unpaidCents: number;
  /** Of the customer, and the mails that a step into a state causes. */
  email: string | null;
  mailsOf: (to: OrderState) => ComponentProps<typeof StepMails>['kinds'];
  /** Of an order whose payment differs: what is held, what was due, and where its prices hold if it was paid elsewhere. */
  differing?: Differing;
};

type Moves = Readonly<
  Partial<Record<OrderState, { readonly button: string; readonly text: string }>>
>;

type Props = StepProps & {
  to: OrderState;
  /** Whether it is what comes next. */
  isNext?: boolean;
  /** Whether its buyer has declared a withdrawal, so that it goes on with a reason only. */
  needsReason?: boolean;
  /** What was typed here for a move that was not made. */
  typed?: Typed<'step'>;
};

/** One move of an order: what it does, what it needs, a remark, and one button. */
export function StepForm({
  step,
  number,
  from,
  to,
  since,
  isNext = false,
  typed,
  ...facts
}: Props) {
  const { today, agreed, photos, unpaidCents, email, mailsOf, needsReason = false } = facts;
  const differing = from === 'differs' && to === 'paid' ? facts.differing : undefined;
  const { newDate, steps } = deskWords;
  const moves: Moves = deskWords.moves;
  const words = from === to ? newDate : moves[to];
  if (!words) return null;
  const day = agreed.deliveryDate;
  if (to === 'delivered' && day && today < day) {
    return <p>{deskText('steps.tooEarly', { date: dayInWords(day, 'fr') })}</p>;
  }
  const field = fieldsWith('step', typed);
  const isUnpaid = to === 'delivered' && unpaidCents > 0;
  return (
    <DeskForm
      action={step}
      fields={{ number, from, to, ...(since && { since: String(since) }) }}
      button={words.button}
      variant={isNext ? 'default' : 'outline'}
      typed={typed}
      letter={<StepLetters number={number} email={email} kinds={mailsOf(to)} />}
    >
      <p>{words.text}</p>
      <StepMails to={to} email={email} kinds={mailsOf(to)} canHavePhotos={photos.length > 0} />
      {isUnpaid && (
        <p className="border-gold border-s-2 ps-4">
          {deskText('balance.unpaid', { amount: formatPrice(unpaidCents, 'fr') })}
        </p>
      )}
      {to === 'agreed' && <AgreedFields agreed={agreed} typed={typed} today={today} />}
      {differing && <AcceptFields {...differing} typed={typed} />}
      {to === 'delivered' && (
        <Field
          label={steps.happenedOn}
          type="date"
          {...field('happenedOn')}
          min={day}
          max={today}
          defaultValue={typed?.happenedOn ?? today}
          required
        />
      )}
      {takesPhotos(to) && photos.length > 0 && (
        <PhotoFields
          photos={photos}
          left={typed?.to ? [] : facts.photosLeft(to)}
          {...field('photo')}
          to={to}
        />
      )}
      <RemarkField
        note={whyOf({ needsReason, isUnpaid, differs: differing !== undefined })}
        required={isUnpaid || needsReason || differing !== undefined}
        {...field('remark')}
      />
    </DeskForm>
  );
}

/** What a remark is for. */
function whyOf(given: { needsReason: boolean; isUnpaid: boolean; differs: boolean }): string {
  const { steps, balance } = deskWords;
  if (given.differs) return steps.acceptWhy;
  if (given.needsReason) return steps.goesOn;
  return given.isUnpaid ? balance.reason : steps.optional;
}

/** What is accepted with a payment that differs: its sum, named, and an address where the prices hold. */
function AcceptFields({ held, dueCents, country, typed }: Differing & { typed?: Typed<'step'> }) {
  const { steps } = deskWords;
  return (
    <>
      {isTotal(held, dueCents) ? (
        <input type="hidden" name="shownCents" value={held.cents} />
      ) : (
        <TickBox
          label={deskText('steps.acceptSum', {
            received: formatAmount(held, 'fr'),
            due: formatPrice(dueCents, 'fr'),
          })}
          name="shownCents"
          value={held.cents}
          required
        />
      )}
      {country && (
        <TextArea
          label={deskText('steps.acceptAddress', { country: countryName(country, 'fr') })}
          note={steps.acceptAddressNote}
          {...fieldsWith('step', typed)('address')}
          maxLength={longestAddress}
          rows={3}
          defaultValue={typed?.address}
          required
        />
      )}
    </>
  );
}

type AgreedProps = { agreed: Agreed; typed?: Typed<'step'>; today: string };

function AgreedFields({ agreed, typed, today }: AgreedProps) {
  const { steps } = deskWords;
  const field = fieldsWith('step', typed);
  return (
    <>
      <Field
        label={steps.date}
        note={steps.dateNote}
        type="date"
        {...field('deliveryDate')}
        min={today}
        max={lastAgreedDay(today)}
        required
      />
      <Field
        label={steps.carriers}
        note={steps.carriersNote}
        {...field('carriers')}
        maxLength={longestCarriers}
        defaultValue={typed?.carriers ?? agreed.carriers}
        autoComplete="off"
        required
      />
      <TextArea
        label={steps.address}
        note={steps.addressNote}
        {...field('address')}
        maxLength={longestAddress}
        rows={3}
        defaultValue={typed?.address ?? agreed.address?.join('\n')}
        required
      />
    </>
  );
}
