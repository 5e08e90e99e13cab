import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { FoldMark } from '@/components/ui/summary';
import { deskText, deskWords } from '@/lib/desk/desk-words';

const places = {
  today: '/desk',
  orders: '/desk/orders',
  plan: '/desk/plan',
  offers: '/desk/offers',
  messages: '/desk/messages',
  withdrawals: '/desk/withdrawals',
  // This month opens at today, which a phone would not show.
  residence: '/desk/residence#today',
  calendar: '/desk/calendar',
  newsletter: '/desk/newsletter',
  figures: '/desk/figures',
  tax: '/desk/tax',
} as const;

export type DeskPlace = keyof typeof places;

/** How much waits for the staff. */
export type WaitingCounts = Readonly<Record<'orders' | 'messages' | 'withdrawals', number>>;

const order: readonly DeskPlace[] = [
  'today',
  'orders',
  'plan',
  'offers',
  'messages',
  'withdrawals',
  'residence',
  'calendar',
  'newsletter',
  'figures',
  'tax',
];

type Props = { at: DeskPlace | 'search' | 'log'; staff: string; waiting: WaitingCounts };

/**
 * The links of the desk with what waits behind each, and who is signed in: in rows; on a phone one line that names the
 * place and unfolds.
 */
export function DeskNav(props: Props) {
  const { nav, find, today } = deskWords;
  const { at } = props;
  const place = at === 'search' ? find.title : at === 'log' ? today.allLog : nav[at];
  return (
    <nav aria-label={nav.label} className="border-line border-b sm:pb-4">
      <details className="group sm:hidden">
        <summary className="flex list-none items-baseline justify-between gap-6 py-3 text-label uppercase hover:text-gold-text">
          <span>
            {nav.label} · <span className="text-gold-text">{place}</span>
          </span>
          <FoldMark />
        </summary>
        <Places {...props} className="grid grid-cols-2 gap-x-7 pb-4" />
      </details>
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 max-sm:hidden">
        <Places {...props} className="flex flex-wrap gap-x-7 gap-y-1" />
      </div>
    </nav>
  );
}

function Places({ at, staff, waiting, className }: Props & { className: string }): ReactNode {
  const counts: Partial<Record<DeskPlace, number>> = waiting;
  const { nav } = deskWords;
  return (
    <>
      <ul className={className}>
        {order.map((place) => (
          <li key={place}>
            <Link
              href={places[place]}
              prefetch={false}
              aria-current={place === at ? 'page' : undefined}
              className="inline-block py-2 text-label uppercase transition-colors hover:text-gold-text aria-[current=page]:text-gold-text aria-[current=page]:underline aria-[current=page]:underline-offset-8"
            >
              {nav[place]}
              <Count count={counts[place]} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere pb-4 text-muted text-small sm:pb-0">
        {deskText('nav.signedIn', { email: staff })}
      </p>
    </>
  );
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="tabular-nums">
      {' '}
      ({count}
      <span className="sr-only"> {deskWords.nav.waiting}</span>)
    </span>
  );
}
