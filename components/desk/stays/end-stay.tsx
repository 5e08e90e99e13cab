import type { PlainAction } from '@/components/account/plain-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { seenOfDates } from '@/lib/desk/forms/seen';
import { defaultLocale } from '@/lib/i18n/locales';
import { formatDollars } from '@/lib/money';
import type { Booking } from '@/lib/residence/booking';
import { hasBegun, isOver } from '@/lib/residence/dates-by-hand';
import { moneyAt, type StayMoney } from '@/lib/residence/stay-money';
import { EndForms } from './end-forms';

type Props = {
  stay: Booking;
  money?: StayMoney;
  /** Today at the Résidence. */
  today: string;
  /** Month that the page goes back to. */
  month: string;
  end: PlainAction;
};

/** Cancels a stay until it is over, with the sums that go back, or marks from its second day on that nobody came. */
export function EndStay({ stay, money, today, month, end }: Props) {
  const { stays: t } = deskWords;
  const fields = { number: stay.number, month, seen: seenOfDates(stay) };
  const common = { buttons: t.marks, fields, end };
  if (isOver(stay, today))
    return <EndForms title={t.endOver} notes={[t.noShowNote]} marks={['noShow']} {...common} />;
  const cancelling = [t.endNote, ...backTexts(money)];
  return hasBegun(stay, today) ? (
    <EndForms
      title={t.endBegun}
      notes={[...cancelling, t.noShowNote]}
      marks={['noShow', 'cancelled']}
      {...common}
    />
  ) : (
    <EndForms title={t.end} notes={cancelling} marks={['cancelled']} {...common} />
  );
}

/** What goes back to the guest of a stay that is cancelled, and how; nothing while nothing was paid. */
function backTexts(money: StayMoney | undefined): string[] {
  if (!money) return [];
  const amount = (cents: number) => ({ amount: formatDollars(cents, defaultLocale) });
  const { backCents } = moneyAt(0, money);
  return [
    ...(backCents > 0 ? [deskText('stays.endCard', amount(backCents))] : []),
    ...(money.settledCents > 0 ? [deskText('stays.endByHand', amount(money.settledCents))] : []),
  ];
}
