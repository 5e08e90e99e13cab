import 'server-only';
import { errors } from 'jose';
import { z } from 'zod';
import { retention } from '@/content/retention';
import { sign, verify } from './signature';

const ReceiptClaims = z.object({ reference: z.string() });

/** A token that shows the declaration of withdrawal with this reference, as long as it is kept. */
export async function signReceipt(reference: string): Promise<string> {
  return sign({ reference }, `${retention.contractYears}y`, 'receipt');
}

/** The reference in a token of `signReceipt`; `undefined` for any other text. */
export async function readReceipt(token: string): Promise<string | undefined> {
  try {
    return ReceiptClaims.parse(await verify(token, 'receipt')).reference;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
