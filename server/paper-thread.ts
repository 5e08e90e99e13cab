import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from '@/lib/orders/papers/pdf/thread';
import { writePdf } from '@/lib/orders/papers/pdf/write-pdf';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Writes the paper that it is asked for. */
async function answer({ id, file }: ThreadRequest): Promise<ThreadAnswer> {
  try {
    return { id, pdf: await writePdf(file) };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
}

parentPort?.on('message', async (request: ThreadRequest) => {
  parentPort?.postMessage(await answer(request));
});
