import {
  unstable_isUnrecognizedActionError as isUnknownAction,
  unstable_rethrow,
} from 'next/navigation';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { DeadlineError, withDeadline } from '@/lib/process/deadline';
import { toasts } from './channels.client';

/** A script that takes longer counts as lost, in milliseconds. */
const scriptMs = 15_000;
/** The same for the answer of an action: the first visitor of a new shop waits for its database. */
export const answerMs = 30_000;

/** Whether calling an action again cannot help: a release no longer has it, or it would wait behind the first call. */
export function isFinal(error: unknown): boolean {
  return isUnknownAction(error) || error instanceof DeadlineError;
}

/**
 * The result when there was no answer. What Next throws for itself goes on.
 * @param failure the code when the browser is online
 */
export function withoutAnswer(error: unknown, failure: ErrorCode = 'noAnswer'): ActionResult {
  unstable_rethrow(error);
  console.warn('an action got no answer', error);
  if (isUnknownAction(error)) return { ok: false, code: 'expiredPage' };
  return { ok: false, code: navigator.onLine ? failure : 'noNetwork' };
}

/**
 * Fetches what a press needs: a script, or an action that leads to another page. On failure the page stays, a toast
 * says so, and the next call tries again: the build's own loader forgets a script that failed.
 * @returns the result; `undefined` after a failure
 */
export async function fetchOrToast<T>(
  ask: () => Promise<T>,
  longestMs = scriptMs,
): Promise<T | undefined> {
  try {
    return await withDeadline(ask(), longestMs);
  } catch (error) {
    toasts.send({ result: withoutAnswer(error) });
    return undefined;
  }
}
