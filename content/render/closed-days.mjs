// Writes france.ts and abroad.ts from the library date-holidays: node content/render/closed-days.mjs
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Holidays from 'date-holidays';
import { writeContent } from './content.mjs';

const abroad = ['BE', 'LU', 'CH', 'MC', 'IT', 'DE', 'ES', 'GB'];
/** Countries whose regions make holidays of their own. */
const regional = ['CH', 'DE', 'ES', 'GB'];
const years = [2026, 2027, 2028, 2029, 2030, 2031];

/** @param {Holidays} calendar @param {number} year */
const publicDays = (calendar, year) =>
  new Set(
    calendar
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(5, 10)),
  );

/**
 * The public holidays of a country in a year, `01-01 04-06`; where regions make their own, those that at least
 * half of them have.
 * @param {string} country @param {number} year
 */
export function closedDaysOf(country, year) {
  const regions = Object.keys(new Holidays().getStates(country) ?? {});
  const calendars = regional.includes(country)
    ? regions.map((region) => publicDays(new Holidays(country, region), year))
    : [publicDays(new Holidays(country), year)];
  const days = new Set(calendars.flatMap((calendar) => [...calendar]));
  const isCommon = (/** @type {string} */ day) =>
    calendars.filter((calendar) => calendar.has(day)).length * 2 >= calendars.length;
  return [...days].filter(isCommon).sort().join(' ');
}

/** @param {string} country */
const tableOf = (country) =>
  Object.fromEntries(years.map((year) => [year, closedDaysOf(country, year)]));

function write() {
  const { version } = createRequire(import.meta.url)('date-holidays/package.json');
  const source = `Source: date-holidays ${version} (CC BY 3.0), by content/render/closed-days.mjs.`;
  writeContent(
    'delivery/closed-days/france',
    `/** Public holidays of France by year, as \`MM-DD\`. ${source} */
    export const closedInFrance = ${JSON.stringify(tableOf('FR'))} as const;`,
  );
  writeContent(
    'delivery/closed-days/abroad',
    `/** Public holidays of the other countries of delivery, as in \`france.ts\`. ${source} */
    export const closedAbroad = ${JSON.stringify(Object.fromEntries(abroad.map((country) => [country, tableOf(country)])))} as const;`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) write();
