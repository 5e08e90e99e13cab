import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Doubt } from '@/lib/orders/declaration-doubt';
import type { OrderState as State } from '@/lib/orders/order';
import { refundDaysLeft, refundDue } from '@/lib/orders/refund-deadline';
import { OrderState } from './orders/order-state';
import { Day, Moment } from './time';

export type WithdrawalFactsProps = {
  declaration: {
    readonly reference: string;
    readonly name: string;
    readonly email: string;
    readonly orderReference: string;
    readonly declaredAt: Date;
    readonly returnedAt: Date | null;
    readonly refundedAt: Date | null;
    readonly setAsideAt: Date | null;
    readonly order?: { readonly number: string; readonly state: State };
    readonly doubt?: Doubt;
  };
  now: Date;
};

/** Who declared a withdrawal, of what, and how long there is to pay it back. */
export function WithdrawalFacts({ declaration, now }: WithdrawalFactsProps) {
  const { withdrawals: t } = deskWords;
  const { reference, name, email, orderReference, order, doubt, ...times } = declaration;
  return (
    <div className="grid gap-x-12 gap-y-2 sm:grid-cols-2">
      <div className="grid content-start gap-1">
        <p className="wrap-anywhere font-display text-lead">{name}</p>
        <p className="wrap-anywhere text-muted text-small">
          <a href={`mailto:${email}`} className="prose-link">
            {email}
          </a>{' '}
          · {reference}
        </p>
      </div>
      <div className="grid content-start gap-1 text-small">
        <p className="wrap-anywhere">
          {t.order}{' '}
          {order ? (
            <>
              <Link href={`/desk/orders/${order.number}`} prefetch={false} className="prose-link">
                {order.number}
              </Link>{' '}
              (<OrderState state={order.state} />)
            </>
          ) : (
            `${orderReference} (${t.noOrder})`
          )}
        </p>
        {doubt && !times.setAsideAt && <p>{deskWords.declaration[doubt]}</p>}
        <p>
          {t.declared} <Moment at={times.declaredAt} />
        </p>
        {times.returnedAt && (
          <p>
            {t.returned} <Moment at={times.returnedAt} />
          </p>
        )}
        {times.refundedAt ? (
          <p>
            {t.refunded} <Moment at={times.refundedAt} />
          </p>
        ) : times.setAsideAt ? (
          <p>
            {t.setAside} <Moment at={times.setAsideAt} />
          </p>
        ) : (
          !doubt && <RefundDeadline declaredAt={times.declaredAt} now={now} />
        )}
      </div>
    </div>
  );
}

/** Until when a declaration has to be paid back, and how many days that are. */
export function RefundDeadline({ declaredAt, now }: { declaredAt: Date; now: Date }) {
  const left = refundDaysLeft(declaredAt, now);
  return (
    <p>
      {deskWords.withdrawals.due} <Day day={refundDue(declaredAt)} />
      {' · '}
      {left < 0 ? (
        <span className="text-danger">{deskText('withdrawals.late', { days: -left })}</span>
      ) : left === 0 ? (
        deskWords.withdrawals.lastDay
      ) : (
        deskText('withdrawals.left', { days: left })
      )}
    </p>
  );
}
