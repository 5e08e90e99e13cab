import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Suite } from '@/content/residence/suites';
import { GuestCounts } from './guest-counts.client';

type Counts = { readonly adults: number; readonly children: number };

type Props = {
  suite: Suite;
  guests: Counts;
  /** The address that chooses so many. */
  hrefOf: (guests: Counts) => string;
};

/**
 * How many come: lists, which keep what is chosen while days and suites are. Without scripts another day is another page, so that there
 * each number is a link, whose address keeps it; the lists, unseen, are sent with it.
 */
export async function Guests({ suite, guests, hrefOf }: Props) {
  const t = await getTranslations('booking');
  const form = await getTranslations('bookingForm');
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const adults = Math.min(guests.adults, suite.guests);
  const children = Math.min(guests.children, suite.guests - 1);
  return (
    <fieldset className="grid grid-cols-2 gap-6">
      <legend className="sr-only">{t('guests')}</legend>
      <GuestCounts
        guests={guests}
        most={suite.guests}
        words={{ adults: form('adults'), children: form('children'), fewer: t('fewer') }}
      />
      <div className="col-span-2 hidden grid-cols-2 gap-6 noscript:grid">
        <Numbers
          label={form('adults')}
          numbers={numbers(1, suite.guests)}
          chosen={adults}
          hrefOf={(n) => hrefOf({ adults: n, children })}
        />
        <Numbers
          label={form('children')}
          numbers={numbers(0, suite.guests - 1)}
          chosen={children}
          hrefOf={(n) => hrefOf({ adults, children: n })}
        />
      </div>
      <p className="col-span-2 text-muted text-small">{t('most', { count: suite.guests })}</p>
    </fieldset>
  );
}

type NumbersProps = {
  label: string;
  numbers: readonly number[];
  chosen: number;
  hrefOf: (number: number) => string;
};

/** Numbers as links; the chosen one is named as such. */
function Numbers({ label, numbers, chosen, hrefOf }: NumbersProps) {
  return (
    <nav aria-label={label}>
      <p className="text-label text-muted uppercase">{label}</p>
      <ul className="flex flex-wrap gap-1">
        {numbers.map((n) => (
          <li key={n}>
            <Link
              href={hrefOf(n)}
              prefetch={false}
              aria-current={n === chosen ? 'true' : undefined}
              className="flex size-11 items-center justify-center border border-line tabular-nums aria-[current=true]:bg-ink aria-[current=true]:text-ground"
            >
              {n}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
