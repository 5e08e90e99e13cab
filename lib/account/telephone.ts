import { z } from 'zod';
import { formLengths } from '@/lib/site/form-lengths';

/** Fewest digits of a number at which somebody is called: a number of some towns, without anything before it. */
export const fewestDigits = 6;

/** A number in one line, with the digits and hyphens of every keyboard as one, without the invisible marks of a copied one. */
const numberOf = (typed: string): string =>
  typed
    .replace(/[\p{Cf}\0]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();

const isNumber = (text: string): boolean =>
  /^[\d +()\-/.]+$/.test(text) && text.replace(/\D/g, '').length >= fewestDigits;

/**
 * A telephone number as somebody types it, in the form in which it is stored: digits, spaces and `+ ( ) - / .`, at least
 * `fewestDigits` digits.
 */
export const TelephoneNumber = z
  .string()
  .transform(numberOf)
  .pipe(z.string().max(formLengths.phone).refine(isNumber));

/** The same where it may be left out: then an empty text. */
export const OptionalTelephone = z
  .string()
  .transform(numberOf)
  .pipe(z.literal('').or(TelephoneNumber));
