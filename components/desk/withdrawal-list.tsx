import type { PlainAction } from '@/components/account/plain-form';
import { deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/forms/typed';
import { canStaffMove, type OrderState } from '@/lib/orders/order';
import { AskedForm, DeskForm } from './desk-form';
import { SetAsideForm } from './set-aside-form';
import { WithdrawalFacts, type WithdrawalFactsProps } from './withdrawal-facts';

type Declaration = WithdrawalFactsProps['declaration'] & {
  readonly order?: { readonly number: string; readonly state: OrderState };
};

type Props = {
  declarations: readonly Declaration[];
  now: Date;
  settle: PlainAction;
  step: PlainAction;
  setAside: PlainAction;
  /** The reason for setting one aside that was typed and not kept. */
  typed: Typed<'setAside'>;
};

/** Declarations of withdrawal with what is left to do for each. */
export function WithdrawalList({ declarations, now, settle, step, setAside, typed }: Props) {
  const { withdrawals: t } = deskWords;
  if (declarations.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <ul className="border-line border-t">
      {declarations.map((declaration) => {
        const { reference, returnedAt, refundedAt, setAsideAt, order, doubt } = declaration;
        if (setAsideAt && !refundedAt) {
          return (
            <li key={reference} className="grid gap-5 border-line border-b py-6">
              <WithdrawalFacts declaration={declaration} now={now} />
              <DeskForm
                action={setAside}
                fields={{ reference, mark: 'takenUp' }}
                button={deskWords.aside.takeUp}
                variant="outline"
                size="sm"
              />
            </li>
          );
        }
        return (
          <li key={reference} className="grid gap-5 border-line border-b py-6">
            <WithdrawalFacts declaration={declaration} now={now} />
            <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
              {order && canStaffMove(order.state, 'withdrawn') && (
                <DeskForm
                  action={step}
                  fields={{
                    number: order.number,
                    from: order.state,
                    to: 'withdrawn',
                    declaration: reference,
                    back: 'withdrawals',
                  }}
                  button={t.withdraw}
                  variant="outline"
                  size="sm"
                />
              )}
              {!returnedAt && (
                <AskedForm
                  title={t.markReturned}
                  note={t.markNote}
                  action={settle}
                  fields={{ reference, mark: 'returned' }}
                  button={t.markReturnedYes}
                />
              )}
              {!refundedAt && (
                <AskedForm
                  title={t.markRefunded}
                  note={t.markNote}
                  action={settle}
                  fields={{ reference, mark: 'paidBack' }}
                  button={t.markRefundedYes}
                />
              )}
            </div>
            {doubt && !refundedAt && (
              <SetAsideForm setAside={setAside} reference={reference} typed={typed} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
