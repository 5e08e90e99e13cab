import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { balanceReminderDays } from '@/content/checkout/deposit';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';

type Props = { ask: PlainAction; number: string; dueCents: number };

/** What is left to pay of an order, and the button that asks its buyer for it. */
export function OrderBalance({ ask, number, dueCents }: Props) {
  const { balance: t } = deskWords;
  const [first, second] = balanceReminderDays.map(String);
  const values = { amount: formatPrice(dueCents, 'fr'), first: first ?? '', second: second ?? '' };
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.title}</h2>
      <p className="max-w-measure">{deskText('balance.text', values)}</p>
      <DeskForm action={ask} fields={{ number }} button={t.ask} variant="outline" />
    </section>
  );
}
