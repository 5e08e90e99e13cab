import { clockAt } from '@/lib/calendar/clock';
import type { OrderState } from '@/lib/orders/order';
import { calendarPath } from './calendar-view';

/** Something that the house has of a customer, and since when. */
export type Matter = { readonly id: string; readonly at: Date } & (
  | { readonly kind: 'order'; readonly state: OrderState }
  | { readonly kind: 'offer' }
  | { readonly kind: 'message'; readonly subject: string }
  | { readonly kind: 'stay'; readonly day: string }
  | { readonly kind: 'hour'; readonly startsAt: Date }
);

/** The page of the desk that shows it. */
export function matterPath(matter: Matter): string {
  const { id } = matter;
  switch (matter.kind) {
    case 'order':
      return `/desk/orders/${id}`;
    case 'offer':
      return `/desk/offers/${id}`;
    case 'message':
      return `/desk/messages/${id}`;
    case 'stay':
      return `/desk/residence?month=${matter.day.slice(0, 7)}#${id}`;
    case 'hour':
      return `${calendarPath({ kind: 'day', day: clockAt(matter.startsAt).day })}#${id}`;
  }
}
