import { Fact, Facts } from '@/components/desk/facts';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { Booking } from '@/lib/residence/booking';
import { creditCents } from '@/lib/residence/night-credit';

/** Stays whose nights are credited on an order: the house gives them back by hand. */
export function OrderCredits({ stays }: { stays: readonly Booking[] }) {
  const { credits: t } = deskWords;
  if (stays.length === 0) return null;
  return (
    <div>
      <Facts title={t.title}>
        {stays.map((stay) => (
          <Fact key={stay.number} name={stay.number}>
            <Link
              href={`/desk/residence?month=${stay.checkIn.slice(0, 7)}#${stay.number}`}
              prefetch={false}
              className="prose-link"
            >
              {formatPrice(creditCents(stay), defaultLocale)}
            </Link>
          </Fact>
        ))}
      </Facts>
      <p className="mt-4 max-w-measure text-muted text-small">{t.text}</p>
    </div>
  );
}
