import { Link } from '@/components/ui/link';
import { type Suite, suites } from '@/content/residence/suites';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Booking } from '@/lib/residence/booking';
import { addDays, type Day } from '@/lib/residence/days';

type Props = {
  /** Days of the month that is shown. */
  days: readonly Day[];
  stays: readonly Booking[];
};

/** A month of the Résidence: a row for each suite, a cell for each night; what is booked leads to its stay below. */
export function StayMonth({ days, stays }: Props) {
  const { stays: t } = deskWords;
  const booked = stays.filter(({ state }) => state === 'booked');
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-center text-small tabular-nums">
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr>
            <th scope="col" className="pe-3 text-start font-normal text-muted">
              {t.suite}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="font-normal text-muted">
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {suites.map((suite) => (
            <tr key={suite.id} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-2 pe-3 text-start font-normal">
                {t.suites[suite.id]}
              </th>
              {days.map((day) => (
                <Night key={day} stay={stayOf(suite, day, booked)} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const stayOf = (suite: Suite, day: Day, booked: readonly Booking[]) =>
  booked.find((stay) => stay.suite === suite.id && stay.checkIn <= day && day < stay.checkOut);

function Night({ stay, day }: { stay: Booking | undefined; day: Day }) {
  if (!stay) return <td className="border-line border-s" />;
  const isLast = addDays(day, 1) === stay.checkOut;
  return (
    <td className={`border-line border-s bg-gold/25 ${isLast ? 'border-e-2 border-e-gold' : ''}`}>
      <Link href={`#${stay.number}`} className="block min-h-6 px-1">
        <span aria-hidden="true">●</span>
        <span className="sr-only">
          {deskText('stays.night', { number: stay.number, name: stay.guest?.lastName ?? '' })}
        </span>
      </Link>
    </td>
  );
}
