import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { formatDollars } from '@/lib/residence/night-price';
import type { StayMoney } from '@/lib/residence/stay-money';

type Props = { stays: readonly { readonly stay: Booking; readonly money: StayMoney }[] };

/** The stays whose money at the property waits, as links to them: what is owed, or is to be handed back. */
export function UnsettledStays({ stays }: Props) {
  if (stays.length === 0) return null;
  return (
    <>
      <h3 className="pt-4 text-lead">{deskWords.today.unsettled}</h3>
      <ul>
        {stays.map(({ stay, money }) => (
          <li key={stay.number} className="border-line border-t py-2">
            <Link
              href={`/desk/residence?month=${stay.checkIn.slice(0, 7)}#${stay.number}`}
              prefetch={false}
              className="prose-link"
            >
              <bdi>{textOf(stay, money)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf(
  { guest, number, checkOut, state }: Booking,
  { dueCents, surplusCents }: StayMoney,
) {
  const name = guest ? `${guest.firstName} ${guest.lastName}` : number;
  const dollars = (cents: number) => formatDollars(cents, defaultLocale);
  if (surplusCents > 0) return deskText('today.handBack', { name, amount: dollars(surplusCents) });
  if (state === 'cancelled')
    return deskText('today.owingCancelled', { name, amount: dollars(dueCents) });
  const day = dayInWords(checkOut, defaultLocale);
  return deskText('today.owing', { name, day, amount: dollars(dueCents) });
}
