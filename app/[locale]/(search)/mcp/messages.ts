/** Messages that one request may contain; each counts as a call. */
const mostInBatch = 10;

/** The last version of the protocol that has batches, and the one of a request that names none. */
const lastWithBatches = '2025-03-26';

/** The JSON of a request body, and the number of messages in it. */
export type Received = { readonly body: unknown; readonly count: number };

/** Reads a body, whose size the request guard has limited. @returns `undefined` when it is not JSON */
export async function readMessages(request: Request): Promise<Received | undefined> {
  try {
    const body: unknown = JSON.parse(await request.text());
    return { body, count: Array.isArray(body) ? Math.max(1, body.length) : 1 };
  } catch {
    return undefined;
  }
}

/** Why a batch is refused; `undefined` for an accepted batch or a single message. */
export function batchProblem(
  { body, count }: Received,
  version: string | null,
): string | undefined {
  if (!Array.isArray(body)) return undefined;
  if (version !== null && version > lastWithBatches)
    return 'Invalid Request: this version of the protocol has no batches; send one message at a time';
  if (count > mostInBatch) return `Invalid Request: a batch has at most ${mostInBatch} messages`;
  return undefined;
}
