import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { DeskDeed, OrderNote, OrderState } from '@/lib/orders/order';
import { Moment } from './time';

type Deed = { readonly at: Date; readonly author: string } & (
  | { readonly number: string; readonly state: OrderState; readonly note: OrderNote | null }
  | { readonly deed: DeskDeed; readonly subject: string }
);

/** What people of the house did last, the newest first. */
export function DeedList({ deeds }: { deeds: readonly Deed[] }) {
  const { today } = deskWords;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{today.deeds}</h2>
      {deeds.length === 0 && <p className="text-muted">{today.noDeeds}</p>}
      <ol className="grid">
        {deeds.map((deed) => (
          <li
            key={`${deed.at.getTime()} ${'number' in deed ? deed.number : deed.subject} ${deed.author}`}
            className="border-line border-t py-2"
          >
            <p className="wrap-anywhere">
              <What deed={deed} />
            </p>
            <p className="wrap-anywhere text-muted text-small">
              <Moment at={deed.at} />, {deskText('order.by', { author: deed.author })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ deed }: { deed: Deed }) {
  const { deeds, notes, states } = deskWords;
  if ('number' in deed) {
    return (
      <>
        <Link href={`/desk/orders/${deed.number}`} prefetch={false} className="prose-link">
          {deed.number}
        </Link>{' '}
        · {deed.note ? notes[deed.note] : states[deed.state]}
      </>
    );
  }
  const isNamed = ['returned', 'paidBack', 'revoked'].includes(deed.deed);
  return isNamed ? `${deeds[deed.deed]} ${deed.subject}` : deeds[deed.deed];
}
