import 'server-only';
import { z } from 'zod';
import { retention } from '@/content/house/retention';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const ReceiptClaims = z.object({ reference: z.string() });

/** A token that shows the declaration of withdrawal with this reference, as long as it is kept. */
export async function signReceipt(reference: string, keys: Keys): Promise<string> {
  return sign({ reference }, `${retention.contractYears}y`, keys, 'receipt');
}

/** The reference in a token of `signReceipt`; `undefined` for any other text. */
export async function readReceipt(token: string, keys: Keys): Promise<string | undefined> {
  return (await readClaims(token, ReceiptClaims, keys, 'receipt'))?.reference;
}
