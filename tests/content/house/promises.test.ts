import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '@/db/schema';

/**
 * What a number of the house is for somebody who relies on it: `agreed`, so that what was agreed stands in a column; `today`, an
 * offer or a pace, which binds nobody afterwards; `law`; `sample`; or read today for what is earlier too, and why.
 */
type Promised =
  | { readonly agreed: `${string}.${string}` }
  | { readonly readToday: string }
  | 'today'
  | 'law'
  | 'sample';

/** Every number and time of day in the rules of `content`, by its name; `name.*` is all of a table. */
const promises: Readonly<Record<string, Promised>> = {
  // content/appointments
  'appointmentRules.slotMinutes': { agreed: 'appointments.minutes' },
  'appointmentRules.changeHours': { agreed: 'appointments.change_hours' },
  'appointmentRules.horizonDays': 'today',
  'appointmentRules.farMonths': 'today',
  'appointmentRules.noticeHours': 'today',
  'appointmentRules.closed.*': 'today', // what is booked already stays booked
  openingHours: { agreed: 'appointments.starts_at' },
  hourCookieMinutes: 'today',

  // content/cart
  maxPerLine: 'today',
  maxLines: 'today',
  mostKept: 'today',

  // content/catalogue/data-sheets.ts
  'dataSheets.*': { readToday: 'also of what was sold before: it may grow, and not shrink' },
  sparePartDays: {
    readToday: 'also for what was sold before: how soon a part that is ordered now is sent',
  },

  // content/checkout
  'creditOffers.*': 'today', // the lender keeps what it has granted
  'lenders.*': 'today',
  instalmentCounts: { agreed: 'orders.instalments' },
  depositFromCents: { agreed: 'orders.deposit_cents' },
  depositPercent: { agreed: 'orders.deposit_cents' },
  balanceReminderDays: { readToday: 'a reminder binds nobody' },
  balanceAskHours: { readToday: 'spares the buyer a second mail' },
  balanceLinkDays: 'today', // a link says itself until when it is good
  defaultPurchaseCents: 'sample',
  defaultWarrantyYears: { agreed: 'order_lines.promised' },
  checkoutHours: 'today', // so does a token
  paymentSessionHours: { readToday: 'the provider ends its pages by itself' },
  typedMinutes: 'today',
  orderDays: 'today', // so does the token of an order
  transferRepeatHours: { readToday: 'asks once more before a second order' },
  transferDays: { agreed: 'orders.transfer_days' },
  transferReminderDays: { readToday: 'a reminder binds nobody' },
  transferGraceDays: { readToday: 'no buyer is told of it' },

  // content/delivery
  carriersAtTheDoor: 'today', // so does the page of an order
  cartDeliveryCents: { agreed: 'orders.delivery_cents' },
  deliveryCookieMonths: 'today',
  agreedDaysAhead: 'today',
  'weekdays.*': 'today', // so are days that are promised or agreed
  deliveriesPerDay: 'today', // days that are agreed stay
  'deliveryZones.*': { agreed: 'orders.delivery_last' },
  'vatRates.*': { agreed: 'orders.vat_percent' },
  'otherUnionRates.*': { agreed: 'orders.vat_percent' },

  // content/house
  'company.capitalEuros': 'sample',
  'company.foundedYear': 'sample',
  'company.latitude': 'sample',
  'company.longitude': 'sample',
  'quarter.*': 'sample',
  'testimonials.rating': 'sample',
  'answerDays.*': { readToday: 'a pace for every message that waits' },
  'retention.*': { readToday: 'how long something is kept holds for whatever is kept' },

  // content/orders
  withdrawalDays: { agreed: 'orders.withdrawal_days' },
  refundDays: 'law',
  'latePayment.*': 'law',
  takeOnWorkingDays: { readToday: 'a pace of the workshop, which the page of a paid order says' },
  offerDays: { agreed: 'offers.valid_until' },
  trialNights: { agreed: 'orders.trial_nights' },
  maxOfferCents: 'today',

  // content/residence
  'stayRules.freeCancellationHours': { agreed: 'bookings.free_hours' },
  'stayRules.bedCredit.days': { agreed: 'bookings.credit_days' },
  'stayRules.bedCredit.eurosPerDollar': { agreed: 'bookings.euros_per_dollar' },
  'stayRules.holdMinutes': { agreed: 'bookings.held_until' },
  'stayRules.paymentMinutes': 'today',
  'stayRules.paymentGraceMinutes': 'today',
  'stayRules.horizonMonths': 'today',
  'stayRules.sameDayUntil': 'today',
  'stayRules.shortestNights': 'today',
  'stayRules.longestNights': 'today',
  'stayRules.seasons.*': 'today',
  'stayRules.closed.*': 'today', // what is booked already stays booked
  'stayRules.vatPercent': { readToday: 'a part of the price, which stays what it was' },
  'residenceHours.checkInFrom': { agreed: 'bookings.check_in_from' },
  'residenceHours.checkOutBefore': { agreed: 'bookings.check_out_before' },
  'residenceHours.reception.*': 'today',
  'residenceHours.breakfast.*': 'today',
  'residenceHours.transferNoticeHours': 'today',
  'stayAnimals.perSuite': 'today',
  holdCookieMinutes: 'today',
  'suites.pricePerNightUsd': { agreed: 'bookings.total_cents' },
  'suites.guests': 'today',
  'suites.areaSqm': 'today',
};

/** Pieces, pictures and words of the search are no rules, but for what a data sheet promises. */
const others = ['catalogue', 'render', 'search'];
const rulesAmongOthers = ['catalogue/data-sheets.ts'];

/** Times as `15:00`, and days of the year as `07-01`. */
const time = /^\d{1,2}:\d\d$|^\d\d-\d\d$/;

/** The names of the numbers and times in a value, those in a list by the name of the list; ids name things. */
function numbersIn(value: unknown, name: string): string[] {
  if (typeof value === 'number' || (typeof value === 'string' && time.test(value))) return [name];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'id' ? [] : numbersIn(one, name ? `${name}.${key}` : key),
  );
}

async function numbersOfContent(): Promise<Set<string>> {
  const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => rulesAmongOthers.includes(file) || !others.includes(file.split('/')[0] ?? ''))
    .map((file) => resolve('content', file));
  const modules = await Promise.all(paths.map((path) => import(path)));
  return new Set(modules.flatMap((exported) => numbersIn({ ...exported }, '')));
}

/** Whether a name of the record is that of a number. */
const isNameOf = (name: string, number: string) =>
  name.endsWith('.*') ? number.startsWith(name.slice(0, -1)) : number === name;

test('each number and time of the rules says here what it promises, and nothing else does', async () => {
  const numbers = [...(await numbersOfContent())];
  const names = Object.keys(promises);
  expect(numbers.filter((number) => !names.some((name) => isNameOf(name, number)))).toEqual([]);
  expect(names.filter((name) => !numbers.some((number) => isNameOf(name, number)))).toEqual([]);
});

test('what is agreed has its column', () => {
  const columns = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`));
  const agreed = Object.values(promises).flatMap((one) =>
    typeof one === 'object' && 'agreed' in one ? [one.agreed] : [],
  );
  expect(agreed.filter((column) => !columns.includes(column))).toEqual([]);
});
