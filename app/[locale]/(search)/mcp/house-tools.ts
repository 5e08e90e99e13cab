import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { appointmentRules } from '@/content/appointments/appointments';
import { houseZone } from '@/content/house/time-zone';
import { stayRules } from '@/content/residence/stays';
import { type Suite, suites } from '@/content/residence/suites';
import { hourQuery } from '@/lib/appointments/hour-query';
import { whenText } from '@/lib/appointments/hour-words';
import { offeredPlaces, readPlace } from '@/lib/appointments/place';
import { weekFrom } from '@/lib/appointments/week';
import { readZone } from '@/lib/appointments/zone';
import { clockAt } from '@/lib/calendar/clock';
import { addDays, nightsBetween } from '@/lib/calendar/days';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { wordOf } from '@/lib/catalogue/choice';
import { productWords } from '@/lib/catalogue/product-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { arrivalsFrom, isClosedNight } from '@/lib/residence/stay';
import { bookPath, suitePath } from '@/lib/residence/suite-path';
import { readFreeHours } from '@/use-cases/appointments/read-appointment';
import { readTaken } from '@/use-cases/residence/read-booking';
import { addressOf, languageOf } from './answers';
import { choiceOf, configuration } from './choices';
import { placesInWords } from './places-in-words';
import { addStayTool } from './stay-tool';
import { addTool, strict } from './tool';

/** Nights that one answer looks at. */
const mostNights = 62;
const usualNights = 31;

const away = 'The house does not answer now. Try again later.';

/** The nights of a suite that can be booked, from a day on. @returns `away` without a database */
async function freeNights(suite: Suite, from: string, count: number) {
  const span = { from, to: addDays(from, count) };
  const taken = await readTaken(suite.id, span);
  if (taken === 'away') return taken;
  const { first, last } = arrivalsFrom(new Date());
  return nightsBetween(span.from, span.to).filter(
    (night) => night >= first && night <= last && !taken.has(night) && !isClosedNight(night),
  );
}

function addNights(server: McpServer, locale: Locale): void {
  addTool(server, 'find_nights', {
    title: 'Find a night at the Residence',
    description: `The suites of the Residence, where a person can sleep in a bed before buying it: bed, guests, price of a night in US dollars with taxes, and the nights that are free. A stay lasts from ${stayRules.shortestNights} to ${stayRules.longestNights} nights. Books nothing: a person books at the address of each suite.`,
    input: strict({
      suite: z
        .enum(suites.map(({ slug }) => slug))
        .optional()
        .describe('One suite; all of them by default'),
      from: z.iso.date().optional().describe('First night, as 2027-02-28; today by default'),
      nights: z.number().int().min(1).max(mostNights).default(usualNights),
      language: languageOf(locale),
    }),
    output: z.strictObject({
      suites: z.array(
        z.strictObject({
          suite: z.string(),
          name: z.string(),
          bed: z.string(),
          bed_product_id: z.string(),
          guests: z.number(),
          area_sqm: z.number(),
          price_per_night_usd: z.number(),
          url: z.url(),
          booking_url: z.url(),
          free_nights: z.array(z.string()).describe('Days on which a free night begins'),
        }),
      ),
    }),
    answer: async ({ suite: wanted, from = clockAt(new Date()).day, nights, language }) => {
      const messages = await messagesOf(language);
      const found = [];
      for (const suite of suites.filter(({ slug }) => !wanted || slug === wanted)) {
        const free = await freeNights(suite, from, nights);
        if (free === 'away') return away;
        const piece = requirePiece('bed', suite.bed);
        found.push({
          suite: suite.slug,
          name: messages.apartmentDescriptions[suite.id].name,
          bed: productWords(messages, piece).name,
          bed_product_id: piece.productId,
          guests: suite.guests,
          area_sqm: suite.areaSqm,
          price_per_night_usd: suite.pricePerNightUsd,
          url: addressOf(language, suitePath(suite)),
          booking_url: addressOf(language, bookPath(suite)),
          free_nights: free,
        });
      }
      return { suites: found };
    },
  });
}

function addHours(server: McpServer, locale: Locale): void {
  addTool(server, 'find_hours', {
    title: 'Find an hour with an adviser',
    description: `Free hours with an adviser of the house, of ${appointmentRules.slotMinutes} minutes each: ${placesInWords(offeredPlaces)}; a week at a time. Books nothing: each hour has an address, where a person books it.`,
    input: strict({
      place: z.enum(offeredPlaces).default(readPlace('video')),
      spoken: z.enum(locales).default(locale).describe('Language of the conversation'),
      time_zone: z
        .string()
        .max(60)
        .default(houseZone)
        .describe('Of the person, as the IANA database names it, such as Asia/Dubai'),
      from: z.iso.date().optional().describe('First day; today by default'),
      product_id: configuration.product_id.optional().describe('The piece it is about'),
      options: configuration.options,
      language: languageOf(locale),
    }),
    output: z.strictObject({
      hours: z.array(
        z.strictObject({
          starts_at: z.string().describe('In UTC'),
          text: z.string().describe('By the clocks of the person and of the house'),
          booking_url: z.url(),
        }),
      ),
      next_from: z.string().nullable().describe('First day of the next week; null on the last'),
    }),
    answer: async ({ place, spoken, time_zone, from, product_id, options, language }) => {
      const choice = product_id ? choiceOf({ product_id, options }) : undefined;
      if (typeof choice === 'string') return choice;
      const now = new Date();
      const week = weekFrom(from, now);
      const hours = await readFreeHours(week, spoken, now);
      if (hours === 'away') return away;
      const zone = readZone(time_zone);
      const messages = await messagesOf(language);
      const about = choice && wordOf(choice);
      return {
        hours: hours.map((at) => ({
          starts_at: at.toISOString(),
          text: whenText({ at, place, zone }, messages, language),
          booking_url: addressOf(
            language,
            `/appointment/details?${hourQuery({ place, spoken, zone, about, at })}`,
          ),
        })),
        next_from: week.next ?? null,
      };
    },
  });
}

/** Tools that read what can be booked with the house: nights at the Residence, hours with an adviser. */
export function addHouseTools(server: McpServer, locale: Locale): void {
  addNights(server, locale);
  addStayTool(server, locale);
  addHours(server, locale);
}
