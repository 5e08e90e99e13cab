import { Moment } from '@/components/desk/time';
import { RefundDeadline } from '@/components/desk/withdrawal-facts';
import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Doubt } from '@/lib/orders/withdrawal';

type Props = {
  declaration: { readonly name: string; readonly declaredAt: Date };
  /** Why it may be a stranger's. */
  doubt: Doubt | undefined;
  /** Whether the order goes on as if there were none. */
  isUnheeded: boolean;
  now: Date;
};

/** The declared withdrawal of an order that was not paid back yet. */
export function OrderDeclaration({ declaration, doubt, isUnheeded, now }: Props) {
  const { declaration: t, withdrawals } = deskWords;
  const { name, declaredAt } = declaration;
  return (
    <section className="grid content-start gap-2 border-danger border-s-2 bg-paper p-6">
      <h2 className="text-lead">{t.title}</h2>
      <p className="wrap-anywhere">
        {withdrawals.declared} <Moment at={declaredAt} />, {deskText('declaration.by', { name })}
      </p>
      {doubt && <p>{t[doubt]}</p>}
      <RefundDeadline declaredAt={declaredAt} now={now} />
      {isUnheeded && <p>{t.text}</p>}
      <Link href="/desk/withdrawals" prefetch={false} className="prose-link justify-self-start">
        {t.see}
      </Link>
    </section>
  );
}
