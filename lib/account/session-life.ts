import { retention } from '@/content/house/retention';

/** Days of a month of a period that is stated in months: never more than is stated. */
const monthDays = 30;

/** How long a session lasts; browsers limit cookies to 400 days. */
export const sessionDays = retention.sessionMonths * monthDays;

/** How long the cookies of a session and of the language are kept. */
export const sessionSeconds = sessionDays * 24 * 60 * 60;
