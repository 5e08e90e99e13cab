import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { formatDollars } from '@/lib/residence/night-price';
import { isSettleable, type StayMoney } from '@/lib/residence/stay-money';

type Props = {
  stay: Booking;
  money?: StayMoney;
  /** Today at the Résidence. */
  today: string;
  /** Month that the page goes back to. */
  month: string;
  settle: PlainAction;
};

/** Notes what is due as paid at the property, from the day of arrival on, or takes that back; notes what was handed back, or takes that back. */
export function SettleStay({ stay, money, today, month, settle }: Props) {
  const { stays: t } = deskWords;
  const { dueCents = 0, settledCents = 0, surplusCents = 0 } = money ?? {};
  const back = { number: stay.number, month };
  const due = { amount: formatDollars(dueCents, defaultLocale) };
  const surplus = { amount: formatDollars(surplusCents, defaultLocale) };
  return (
    <>
      {dueCents > 0 && isSettleable(stay, today) && (
        <FoldedForm
          title={t.settle}
          action={settle}
          fields={{ ...back, mark: 'settled', cents: String(dueCents) }}
          button={deskText('stays.settleButton', due)}
          size="sm"
        >
          <p className="text-muted text-small">{deskText('stays.settleText', due)}</p>
        </FoldedForm>
      )}
      {surplusCents > 0 && (
        <FoldedForm
          title={t.handBack}
          action={settle}
          fields={{ ...back, mark: 'handedBack', cents: String(surplusCents) }}
          button={deskText('stays.handBackButton', surplus)}
          size="sm"
        >
          <p className="text-muted text-small">
            {deskText('stays.handBackText', { ...surplus, state: stay.state })}
          </p>
        </FoldedForm>
      )}
      {stay.handedBackCents > 0 && (
        <FoldedForm
          title={t.undoHandBack}
          action={settle}
          fields={{ ...back, mark: 'notHandedBack', cents: String(stay.handedBackCents) }}
          button={t.undoHandBackButton}
          size="sm"
        >
          <p className="text-muted text-small">
            {deskText('stays.undoHandBackText', {
              amount: formatDollars(stay.handedBackCents, defaultLocale),
            })}
          </p>
        </FoldedForm>
      )}
      {settledCents > 0 && stay.handedBackCents === 0 && (
        <FoldedForm
          title={t.unsettle}
          action={settle}
          fields={{ ...back, mark: 'unsettled', cents: String(settledCents) }}
          button={t.unsettleButton}
          size="sm"
        >
          <p className="text-muted text-small">
            {deskText('stays.unsettleText', { amount: formatDollars(settledCents, defaultLocale) })}
          </p>
        </FoldedForm>
      )}
    </>
  );
}
