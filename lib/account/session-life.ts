import { retention } from '@/content/house/retention';

/** How long a session lasts, a month counted as thirty days; browsers limit cookies to 400 days. */
export const sessionDays = retention.sessionMonths * 30;

/**
 * How long the cookies of a session and of the language are kept. Written out, so that client code repeats it by its
 * type and loads no facts: another number there does not compile. A test compares it with `sessionDays`.
 */
export const sessionSeconds = 33_696_000;
