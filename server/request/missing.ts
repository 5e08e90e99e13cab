import { findLinkedAppointment } from '@/db/appointments/appointments';
import { hasCreditNotes } from '@/db/orders/credit-notes';
import { hasInvoice } from '@/db/orders/invoices';
import { findOffer } from '@/db/orders/offers';
import { isOrderNumber } from '@/db/orders/orders';
import { keyRing } from '@/db/process/key-ring';
import { findLinkedBooking } from '@/db/residence/bookings';
import { defaultLocale, localePath, plainPath } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { readLink, readRow } from '@/lib/process/row-token';
import {
  isAppointmentPath,
  isBalancePath,
  isBookingPath,
  isDeskPath,
  isOfferPath,
  isOrderPath,
} from '@/lib/site/routes';
import { findBalanceOrder } from '@/use-cases/orders/read-balance';

const papers: Readonly<Record<string, (number: string) => Promise<boolean>>> = {
  invoice: hasInvoice,
  'credit-notes': hasCreditNotes,
};

/** Whether an order has no page of this path: no order has its number, or it has no such paper yet. */
async function isOrderMissing(path: string): Promise<boolean> {
  const [, number = '', paper = ''] = /\/orders\/([^/]+)(?:\/([\w-]+))?$/.exec(path) ?? [];
  return !(await (papers[paper] ?? isOrderNumber)(number));
}

async function isOfferMissing(path: string): Promise<boolean> {
  const id = await readRow('offer', path.slice('/quote/'.length), await keyRing());
  return !id || !(await findOffer(id));
}

async function isBookingMissing(path: string): Promise<boolean> {
  const link = await readLink('booking', path.split('/').at(-1), await keyRing());
  return !link || !(await findLinkedBooking(link));
}

async function isAppointmentMissing(path: string): Promise<boolean> {
  const link = await readLink('appointment', path.split('/').at(-1), await keyRing());
  return !link || !(await findLinkedAppointment(link));
}

const isBalanceMissing = async (path: string) =>
  !(await findBalanceOrder(path.slice('/balance/'.length)));

/** The desk exists in French, and when `STAFF` is not empty. */
const isDeskMissing = (address: string, path: string) =>
  !env().STAFF || address !== localePath(defaultLocale, path);

/**
 * Whether a known address has nothing to show. Next writes a page that calls `notFound` without its words where
 * scripts are off; so the server sets the status, and the page says what is missing.
 * @returns false without a database: the page says that then
 */
export async function isMissing(address: string): Promise<boolean> {
  const path = plainPath(address);
  try {
    if (isDeskPath(path) && isDeskMissing(address, path)) return true;
    if (isOrderPath(path)) return await isOrderMissing(path);
    if (isBalancePath(path)) return await isBalanceMissing(path);
    if (isBookingPath(path)) return await isBookingMissing(path);
    if (isAppointmentPath(path)) return await isAppointmentMissing(path);
    return isOfferPath(path) && (await isOfferMissing(path));
  } catch (error) {
    log().error(error, 'an address could not be looked up');
    return false;
  }
}
