import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { countRejection } from '@/server/answers/request-counts';

/** The field that lists the arguments of an action; in ours the last one is a form, as React writes it. */
const argumentsField = /name="0"\r\n\r\n([^\r]*)\r\n--/;

/**
 * Whether a body is one that our pages send when scripts call an action: a form whose last argument is a form.
 * @param body of a multipart request; empty for any other
 */
export function isSentByPages(body: string): boolean {
  try {
    const list: unknown = JSON.parse(argumentsField.exec(body)?.[1] ?? '');
    return Array.isArray(list) && /^\$K[\da-f]+$/.test(String(list.at(-1)));
  } catch {
    return false;
  }
}

/**
 * Changes Next's 500 to 400 when the arguments of an action are of a form that no page of the shop sends: Next
 * answers 500 when it cannot read them, although the sender is at fault.
 */
export function answerBadActionWith400(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  if (!('next-action' in headers) || isSentByPages(body)) return;
  onHeaders(response, () => {
    if (response.statusCode !== 500) return;
    response.statusCode = 400;
    countRejection(400);
  });
}
