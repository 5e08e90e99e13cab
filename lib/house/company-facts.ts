import { hourCookieMinutes } from '@/content/appointments/appointments';
import { lender } from '@/content/checkout/credit';
import { depositFromCents, depositPercent } from '@/content/checkout/deposit';
import { checkoutHours, orderDays, transferDays, typedMinutes } from '@/content/checkout/periods';
import { cartDeliveryCents, deliveryCookieMonths } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { retention } from '@/content/house/retention';
import { holdCookieMinutes, stayRules } from '@/content/residence/stays';
import { linkMinutes } from '@/lib/mail/mail-rules';

/** A number that stays on one line. */
const unbroken = (number: string): string => number.replaceAll(' ', '\u00a0');

/** Facts of the company by the names that sentences give them. */
export const companyFacts = {
  controller: company.legalName,
  capitalEuros: company.capitalEuros,
  email: company.email,
  privacyEmail: company.privacyEmail,
  dpoEmail: company.dpoEmail,
  safetyEmail: company.safetyEmail,
  phone: unbroken(company.phones[0]),
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  registrationNumber: company.registrationNumber,
  siret: company.siret,
  vatNumber: company.vatNumber,
  host: company.host,
  hostPhone: unbroken(company.hostPhone),
  mediator: company.mediator,
  lender,
  /** What the delivery of a cart costs. */
  cartDeliveryEuros: cartDeliveryCents / 100,
  /** From which price a piece can be ordered with a deposit, and what part that is. */
  depositFromEuros: depositFromCents / 100,
  depositPercent,
  checkoutHours,
  transferDays,
  orderDays,
  deliveryCookieMonths,
  /** Of the cookies that are counted in months; the others last days or minutes. */
  longestCookieMonths: Math.max(retention.sessionMonths, deliveryCookieMonths),
  holdCookieMinutes,
  hourCookieMinutes,
  typedMinutes,
  stayFreeHours: stayRules.freeCancellationHours,
  creditDays: stayRules.bedCredit.days,
  /** How many euros of a bed a dollar of a night is credited as. */
  creditEuros: stayRules.bedCredit.eurosPerDollar,
  accessLinkMinutes: linkMinutes.access,
  ...retention,
} as const;
