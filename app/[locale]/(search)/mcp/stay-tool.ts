import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { nightsBetween } from '@/lib/calendar/days';
import type { Locale } from '@/lib/i18n/locales';
import { termsToday } from '@/lib/residence/agreed-terms';
import {
  findSuite,
  freeUntil,
  priceOf,
  refusalOf,
  type Stay,
  type StayRefusal,
} from '@/lib/residence/stay';
import { datesQuery } from '@/lib/residence/stay-query';
import { readTaken } from '@/use-cases/residence/read-booking';
import { addressOf, languageOf } from './answers';
import { addTool, strict } from './tool';

/** Why a stay cannot be booked, and what to ask for instead. */
const reasons: Readonly<Record<StayRefusal, string>> = {
  datesMissing: 'Name check_in and check_out.',
  order: 'check_out has to lie after check_in.',
  past: 'check_in has passed in Paris.',
  tooLateToday: 'It is too late in Paris to book this night. Ask for a later check_in.',
  tooFar: `A stay begins at most ${stayRules.horizonMonths} months ahead.`,
  tooShort: 'A stay at these dates is longer. Ask for more nights.',
  tooLong: `A stay lasts at most ${stayRules.longestNights} nights.`,
  closed: 'The house is closed in one of these nights. find_nights names the free ones.',
  noAdult: 'A stay needs one adult at least.',
  tooManyGuests: 'The suite has too few places. find_nights names the guests of each.',
  taken: 'One of these nights is taken. find_nights names the free ones.',
};

/** A tool that prepares a stay: what it costs, and the address where a person books it. */
export function addStayTool(server: McpServer, locale: Locale): void {
  addTool(server, 'prepare_stay', {
    title: 'Prepare a stay at the Residence',
    description:
      'Checks that a suite is free for some nights and guests, and gives the total in US dollars with taxes and the address where a person books exactly that. Books and holds nothing.',
    input: strict({
      suite: z.enum(suites.map(({ slug }) => slug)),
      check_in: z.iso.date().describe('Day of arrival, as 2027-02-28'),
      check_out: z.iso.date().describe('Day of departure'),
      adults: z.number().int().min(0).max(20).default(2),
      children: z.number().int().min(0).max(20).default(0),
      language: languageOf(locale),
    }),
    output: z.strictObject({
      nights: z.number(),
      total_usd: z.number().describe('Taxes included'),
      free_cancellation_until: z.string().describe('In UTC'),
      booking_url: z.url().describe('Where a person books it'),
    }),
    answer: async ({ suite, check_in, check_out, adults, children, language }) => {
      const found = findSuite(suite);
      if (!found) return reasons.taken;
      const stay: Stay = {
        ...{ suite: found.id, checkIn: check_in, checkOut: check_out, adults, children },
      };
      const refusal = refusalOf(stay, new Date());
      if (refusal) return reasons[refusal];
      const taken = await readTaken(found.id, { from: check_in, to: check_out });
      if (taken === 'away') return 'The house does not answer now. Try again later.';
      const nights = nightsBetween(check_in, check_out);
      const lost = nights.map((night) => taken.get(night)).find(Boolean);
      if (lost) return reasons[lost];
      const guests = { adults: String(adults), children: String(children) };
      const query = datesQuery({ checkIn: check_in, checkOut: check_out }, { suite, ...guests });
      return {
        nights: nights.length,
        total_usd: priceOf(stay) / 100,
        free_cancellation_until: freeUntil({ ...stay, ...termsToday }).toISOString(),
        booking_url: addressOf(language, `/residence/book?${query}`),
      };
    },
  });
}
