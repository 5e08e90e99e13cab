import 'server-only';
import { errors } from 'jose';
import { z } from 'zod';
import { retention } from '@/content/retention';
import type { Keys } from './keys';
import { sign, verify } from './signature';

const ReceiptClaims = z.object({ reference: z.string() });

/** A token that shows the declaration of withdrawal with this reference, as long as it is kept. */
export async function signReceipt(reference: string, keys: Keys): Promise<string> {
  return sign({ reference }, `${retention.contractYears}y`, keys, 'receipt');
}

/** The reference in a token of `signReceipt`; `undefined` for any other text. */
export async function readReceipt(token: string, keys: Keys): Promise<string | undefined> {
  try {
    return ReceiptClaims.parse(await verify(token, keys, 'receipt')).reference;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
