import { Moment } from '@/components/desk/time';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { OrderNote, OrderState } from '@/lib/orders/order';

type Change = {
  readonly id: number;
  readonly state: OrderState;
  readonly note: OrderNote | null;
  readonly author: string;
  readonly remark: string | null;
  readonly at: Date;
};

/** Everything that happened to an order, the oldest first. */
export function OrderTimeline({ changes }: { changes: readonly Change[] }) {
  const { order, states, notes } = deskWords;
  const authors: Readonly<Record<string, string>> = deskWords.authors;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{order.timeline}</h2>
      <ol className="border-gold border-s ps-6">
        {changes.map(({ id, state, note, author, remark, at }) => (
          <li key={id} className="grid gap-0.5 py-3">
            <p>{note ? notes[note] : states[state]}</p>
            <p className="wrap-anywhere text-muted text-small">
              <Moment at={at} />, {deskText('order.by', { author: authors[author] ?? author })}
            </p>
            {remark && <p className="wrap-anywhere whitespace-pre-line text-small">{remark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
