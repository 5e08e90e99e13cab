import type { PlainAction } from '@/components/account/plain-form';
import { Letter } from '@/components/desk/matter-mails';
import { inWords } from '@/lib/calendar/dates';
import { deskText, deskWords, toldText } from '@/lib/desk/desk-words';
import { seenOfDates } from '@/lib/desk/forms/seen';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { hasBegun, isOver } from '@/lib/residence/dates-by-hand';
import { formatDollars } from '@/lib/residence/night-price';
import { cancellationCents, freeUntil } from '@/lib/residence/stay';
import { moneyAt, type StayMoney } from '@/lib/residence/stay-money';
import { EndForms, type Ending } from './end-forms';
import { KeptField } from './kept-form';

type Props = {
  stay: Booking;
  money?: StayMoney;
  now: Date;
  /** Today at the Résidence. */
  today: string;
  /** Month that the page goes back to. */
  month: string;
  end: PlainAction;
  /** What was typed for a stay that was not cancelled. */
  typed: Typed<'endStay'>;
};

/**
 * Cancels a stay until it is over, with the sums that go back, or asks what is kept once that is not free any more; marks
 * from its second day on that nobody came.
 */
export function EndStay({ stay, money, now, today, month, end, ...refused }: Props) {
  const { stays: t } = deskWords;
  const fields = { number: stay.number, month, seen: seenOfDates(stay) };
  const typed = refused.typed.number === stay.number ? refused.typed : {};
  const dueCents = cancellationCents(stay, now);
  const missed: Ending = {
    ...{ mark: 'noShow', heading: t.states.noShow },
    ...{ notes: [t.noShowNote], button: t.marks.noShow },
  };
  if (isOver(stay, today))
    return <EndForms title={t.endOver} endings={[missed]} {...{ fields, end, typed }} />;
  const cancelled: Ending = {
    ...{ mark: 'cancelled', heading: t.end, button: t.marks.cancelled },
    notes:
      dueCents > 0
        ? [lateText(stay, dueCents), ...paidTexts(money)]
        : [
            deskText('stays.endNote', { told: toldText(t.told.end, stay.guest) }),
            ...backTexts(money),
          ],
    asked: dueCents > 0 && <KeptField cents={dueCents} {...fieldsWith('endStay', typed)('kept')} />,
    letter: (
      <Letter
        matter={{ as: 'stay', number: stay.number, email: stay.guest?.email }}
        kind="bookingCancelled"
      />
    ),
  };
  return hasBegun(stay, today) ? (
    <EndForms title={t.endBegun} endings={[cancelled, missed]} {...{ fields, end, typed }} />
  ) : (
    <EndForms title={t.end} endings={[cancelled]} {...{ fields, end, typed }} />
  );
}

const dollars = (cents: number) => formatDollars(cents, defaultLocale);

/** Since when a cancellation is not free, and what is due. */
const lateText = (stay: Booking, dueCents: number): string =>
  deskText('stays.endLate', {
    ...inWords(freeUntil(stay), defaultLocale),
    amount: dollars(dueCents),
    told: toldText(deskWords.stays.told.endLate, stay.guest),
  });

/** What was paid of a stay, of which a part may be kept. */
function paidTexts(money: StayMoney | undefined): string[] {
  if (!money) return [];
  const { keptCents: byCard } = moneyAt(0, money);
  const { settledCents } = money;
  return [
    ...(byCard > 0 ? [deskText('stays.money.paid', { amount: dollars(byCard) })] : []),
    ...(settledCents > 0
      ? [deskText('stays.money.settled', { amount: dollars(settledCents) })]
      : []),
  ];
}

/** What goes back to the guest of a stay that is cancelled, and how; nothing while nothing was paid. */
function backTexts(money: StayMoney | undefined): string[] {
  if (!money) return [];
  const amount = (cents: number) => ({ amount: dollars(cents) });
  const { backCents } = moneyAt(0, money);
  return [
    ...(backCents > 0 ? [deskText('stays.endCard', amount(backCents))] : []),
    ...(money.settledCents > 0 ? [deskText('stays.endByHand', amount(money.settledCents))] : []),
  ];
}
