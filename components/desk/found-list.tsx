import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { AppointmentState } from '@/lib/appointments/appointment';
import { clockAt } from '@/lib/calendar/clock';
import { dayInWords } from '@/lib/calendar/dates';
import { calendarPath } from '@/lib/desk/calendar-view';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { OrderContact, OrderState as State } from '@/lib/orders/order';
import type { BookingState } from '@/lib/residence/booking';
import { OrderState } from './orders/order-state';
import { Moment } from './time';

type Props = {
  query: string;
  /** Rows of each kind that are shown; one more says that there are others. */
  most: number;
  found: {
    readonly orders: readonly {
      readonly number: string;
      readonly placedAt: Date;
      readonly email: string | null;
      readonly contact: OrderContact | null;
      readonly totalCents: number;
      readonly state: State;
    }[];
    readonly offers: readonly {
      readonly number: string;
      readonly email: string | null;
      readonly createdAt: Date;
      readonly totalCents: number;
    }[];
    readonly messages: readonly {
      readonly id: string;
      readonly name: string;
      readonly subject: string;
      readonly createdAt: Date;
      readonly isAnswered: boolean;
    }[];
    readonly declarations: readonly {
      readonly reference: string;
      readonly name: string;
      readonly orderReference: string;
      readonly declaredAt: Date;
      readonly refundedAt: Date | null;
      readonly setAsideAt: Date | null;
    }[];
    readonly stays: readonly {
      readonly number: string;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly checkIn: string;
      readonly state: BookingState;
      readonly createdAt: Date;
    }[];
    readonly hours: readonly {
      readonly number: string;
      readonly name: string;
      readonly startsAt: Date;
      readonly state: AppointmentState;
      readonly createdAt: Date;
    }[];
    readonly papers: readonly {
      readonly number: string;
      readonly order: string;
      readonly issuedAt: Date;
    }[];
    readonly people: readonly {
      readonly email: string;
      readonly name: string | null;
      readonly createdAt: Date;
    }[];
  };
};

/** What a search of everything found, by kind, the newest first. */
export function FoundList({ query, most, found }: Props) {
  const { find: t, orders } = deskWords;
  const { messages, declarations, people } = found;
  if (Object.values(found).every(({ length }) => length === 0)) {
    return <p className="wrap-anywhere text-muted">{deskText('find.none', { query })}</p>;
  }
  const search = (path: string, text = query) => `${path}?${new URLSearchParams({ q: text })}`;
  return (
    <div className="grid gap-12">
      <Kind
        title={t.orders}
        count={found.orders.length}
        most={most}
        all={[search('/desk/orders'), t.allOrders]}
      >
        {found.orders
          .slice(0, most)
          .map(({ number, placedAt, email, contact, totalCents, state }) => (
            <Row key={number} path={`/desk/orders/${number}`} name={number} at={placedAt}>
              {contact?.name ?? email ?? orders.anonymous} · {formatPrice(totalCents, 'fr')} ·{' '}
              <OrderState state={state} />
            </Row>
          ))}
      </Kind>
      <Kind
        title={t.offers}
        count={found.offers.length}
        most={most}
        all={[search('/desk/offers'), t.allOffers]}
      >
        {found.offers.slice(0, most).map(({ number, email, createdAt, totalCents }) => (
          <Row key={number} path={search('/desk/offers', number)} name={number} at={createdAt}>
            {email ?? deskWords.offers.anonymous} · {formatPrice(totalCents, 'fr')}
          </Row>
        ))}
      </Kind>
      <Kind title={t.messages} count={messages.length} most={most}>
        {messages.slice(0, most).map(({ id, name, subject, createdAt, isAnswered }) => (
          <Row key={id} path={`/desk/messages/${id}`} name={subject} at={createdAt}>
            {name} · {isAnswered ? t.answered : t.open}
          </Row>
        ))}
      </Kind>
      <Kind title={t.declarations} count={declarations.length} most={most}>
        {declarations
          .slice(0, most)
          .map(({ reference, name, orderReference, declaredAt, refundedAt, setAsideAt }) => (
            <Row
              key={reference}
              path={`/desk/withdrawals${refundedAt || setAsideAt ? '?state=closed' : ''}`}
              name={orderReference}
              at={declaredAt}
            >
              {name}
              {refundedAt && ` · ${t.repaid}`}
              {!refundedAt && setAsideAt && ` · ${t.setAside}`}
            </Row>
          ))}
      </Kind>
      <Kind title={t.stays} count={found.stays.length} most={most}>
        {found.stays.slice(0, most).map(({ number, firstName, lastName, checkIn, ...stay }) => (
          <Row
            key={number}
            path={`/desk/residence?month=${checkIn.slice(0, 7)}#${number}`}
            name={number}
            at={stay.createdAt}
          >
            <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi> ·{' '}
            {dayInWords(checkIn, 'fr')} · {deskWords.stays.states[stay.state]}
          </Row>
        ))}
      </Kind>
      <Kind title={t.hours} count={found.hours.length} most={most}>
        {found.hours.slice(0, most).map(({ number, name, startsAt, state, createdAt }) => (
          <Row
            key={number}
            path={`${calendarPath({ kind: 'day', day: clockAt(startsAt).day })}#${number}`}
            name={number}
            at={createdAt}
          >
            <bdi>{name}</bdi> · <Moment at={startsAt} /> · {deskWords.calendar.states[state]}
          </Row>
        ))}
      </Kind>
      <Kind title={t.papers} count={found.papers.length} most={most}>
        {found.papers.map(({ number, order, issuedAt }) => (
          <Row key={number} path={`/desk/orders/${order}`} name={number} at={issuedAt}>
            {deskText('order.title', { number: order })}
          </Row>
        ))}
      </Kind>
      <Kind title={t.people} count={people.length} most={most}>
        {people.slice(0, most).map(({ email, name, createdAt }) => (
          <Row key={email} path={search('/desk/search', email)} name={email} at={createdAt}>
            {name}
          </Row>
        ))}
      </Kind>
    </div>
  );
}

type KindProps = {
  title: string;
  count: number;
  most: number;
  /** Where all of them are listed. */
  all?: readonly [path: string, label: string];
  children: ReactNode;
};

function Kind({ title, count, most, all, children }: KindProps) {
  if (count === 0) return null;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{title}</h2>
      <ul className="border-line border-t">{children}</ul>
      {count > most &&
        (all ? (
          <Link href={all[0]} prefetch={false} className="prose-link justify-self-start">
            {all[1]}
          </Link>
        ) : (
          <p className="text-muted text-small">{deskWords.find.more}</p>
        ))}
    </section>
  );
}

type RowProps = { path: string; name: string; at: Date; children: ReactNode };

function Row({ path, name, at, children }: RowProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[1fr_10rem_1.4fr] sm:items-baseline">
      <Link href={path} prefetch={false} className="prose-link wrap-anywhere justify-self-start">
        {name}
      </Link>
      <span className="text-muted text-small">
        <Moment at={at} />
      </span>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
