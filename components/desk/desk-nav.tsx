import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';

const places = {
  today: '/desk',
  orders: '/desk/orders',
  plan: '/desk/plan',
  offers: '/desk/offers',
  messages: '/desk/messages',
  withdrawals: '/desk/withdrawals',
  residence: '/desk/residence',
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

/** The links of the desk with what waits behind each, and who is signed in. */
export function DeskNav({
  at,
  staff,
  waiting,
}: {
  at: DeskPlace | 'search' | 'log';
  staff: string;
  waiting: WaitingCounts;
}) {
  const counts: Partial<Record<DeskPlace, number>> = waiting;
  const { nav } = deskWords;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-line border-b pb-4">
      <nav aria-label={nav.label}>
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
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
      </nav>
      <p className="wrap-anywhere text-muted text-small">
        {deskText('nav.signedIn', { email: staff })}
      </p>
    </div>
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
