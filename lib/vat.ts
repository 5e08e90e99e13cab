import { vatRate } from '@/content/delivery';

/** The price without VAT that a price contains, rounded to the cent. Euro cents. */
export const netOf = (cents: number): number => Math.round(cents / (1 + vatRate / 100));
