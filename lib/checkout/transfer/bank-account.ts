import 'server-only';
import { toDecimal } from '@/lib/money';
import { env } from '@/lib/process/env';

/** Where a bank transfer goes: the house's own account. */
export type BankAccount = {
  readonly holder: string;
  readonly iban: string;
  readonly bic?: string;
};

/** The bank account of the house; `undefined` where none is configured. */
export function bankAccount(): BankAccount | undefined {
  const { BANK_HOLDER, BANK_IBAN, BANK_BIC } = env();
  if (!BANK_IBAN) return undefined;
  return { holder: BANK_HOLDER, iban: BANK_IBAN, ...(BANK_BIC && { bic: BANK_BIC }) };
}

/** An IBAN in groups of four, as people copy it. */
export const ibanInWords = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * What a code on the screen says to the app of a bank: a transfer in euro with its sum and reference.
 * Source: European Payments Council, EPC069-12, version 2.1: twelve lines, version 002, signs in UTF-8.
 * @param reference at most 140 characters
 */
export function transferCode(
  { holder, iban, bic = '' }: BankAccount,
  cents: number,
  reference: string,
): string {
  const name = [...holder].slice(0, 70).join('');
  const lines = ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${toDecimal(cents)}`];
  return [...lines, '', '', reference].join('\n');
}
