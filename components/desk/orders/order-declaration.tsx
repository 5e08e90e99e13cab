import type { PlainAction } from '@/components/account/plain-form';
import { SetAsideForm } from '@/components/desk/set-aside-form';
import { Moment } from '@/components/desk/time';
import { RefundDeadline } from '@/components/desk/withdrawal-facts';
import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/forms/typed';
import type { Doubt } from '@/lib/orders/declaration-doubt';

type Props = {
  number: string;
  declaration: { readonly reference: string; readonly name: string; readonly declaredAt: Date };
  /** Why it may be a stranger's. */
  doubt: Doubt | undefined;
  /** Whether the order goes on as if there were none. */
  isUnheeded: boolean;
  now: Date;
  setAside: PlainAction;
  /** The reason that was typed and not kept. */
  typed: Typed<'setAside'>;
};

/** The declared withdrawal of an order that was not paid back yet; in doubt, it stops nothing and can be set aside. */
export function OrderDeclaration({ number, declaration, doubt, isUnheeded, now, ...form }: Props) {
  const { declaration: t, withdrawals } = deskWords;
  const { reference, name, declaredAt } = declaration;
  const edge = doubt ? 'border-gold' : 'border-danger';
  return (
    <section className={`grid content-start gap-2 border-s-2 bg-paper p-6 ${edge}`}>
      <h2 className="text-lead">{doubt ? t.doubted : t.title}</h2>
      <p className="wrap-anywhere">
        {withdrawals.declared} <Moment at={declaredAt} />, {deskText('declaration.by', { name })}
      </p>
      {doubt ? (
        <>
          <p>{t[doubt]}</p>
          <p>{t.stopsNothing}</p>
        </>
      ) : (
        <RefundDeadline declaredAt={declaredAt} now={now} />
      )}
      {isUnheeded && !doubt && <p>{t.text}</p>}
      <Link
        href={doubt ? '/desk/withdrawals?state=doubted' : '/desk/withdrawals'}
        prefetch={false}
        className="prose-link justify-self-start"
      >
        {t.see}
      </Link>
      {doubt && <SetAsideForm {...form} reference={reference} number={number} />}
    </section>
  );
}
