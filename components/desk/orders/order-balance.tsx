import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { Day, Moment } from '@/components/desk/time';
import { balanceReminderDays } from '@/content/checkout/deposit';
import type { BalanceAsked } from '@/lib/desk/balance-asked';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';

type Props = {
  ask: PlainAction;
  number: string;
  dueCents: number;
  /** When it was asked for, if it was. */
  asked: BalanceAsked | undefined;
  now: Date;
};

/** What is left to pay of an order, when its buyer was asked for it, and the button that asks. */
export function OrderBalance({ ask, number, dueCents, asked, now }: Props) {
  const { balance: t } = deskWords;
  const [first, second] = balanceReminderDays.map(String);
  const values = { amount: formatPrice(dueCents, 'fr'), first: first ?? '', second: second ?? '' };
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.title}</h2>
      <p className="max-w-measure">
        {asked ? deskText('balance.awaited', values) : deskText('balance.text', values)}
      </p>
      {asked && <Asked {...asked} />}
      {asked && asked.askableAt > now ? (
        <p className="text-muted text-small">
          {t.later} <Moment at={asked.askableAt} />.
        </p>
      ) : (
        <DeskForm
          action={ask}
          fields={{ number }}
          button={asked ? t.again : t.ask}
          variant="outline"
        />
      )}
    </section>
  );
}

/** When the balance was asked for, by whom, and what reminds of it. */
function Asked({ at, author, nextReminder }: BalanceAsked) {
  const { balance: t } = deskWords;
  const authors: Readonly<Record<string, string>> = deskWords.authors;
  return (
    <p className="max-w-measure">
      {t.asked} <Moment at={at} />
      {author && `, ${deskText('order.by', { author: authors[author] ?? author })}`}.{' '}
      {nextReminder ? (
        <>
          {t.next} <Day day={nextReminder} />.
        </>
      ) : (
        t.noNext
      )}
    </p>
  );
}
