import 'server-only';
import { Worker } from 'node:worker_threads';
import type { PaperFile } from './write-pdf';

/** What a thread is asked for, and answers. */
export type ThreadRequest = { readonly id: number; readonly file: PaperFile };
export type ThreadAnswer = { readonly id: number } & (
  | { readonly pdf: Uint8Array }
  | { readonly error: string }
);

/** So long a thread without work is kept, with its 60 MB of fonts and code. */
const idleMs = 60_000;

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

let thread: Thread | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;

function open(path: string): Thread {
  // Without the options of the process: `--input-type`, for one, is not for files.
  const worker = new Worker(path, { execArgv: [] });
  const opened: Thread = { worker, waiting: new Map() };
  // A process that shuts down does not wait for it.
  worker.unref();
  worker.on('message', (answer: ThreadAnswer) => settle(opened, answer));
  worker.on('error', (error) => drop(opened, error instanceof Error ? error : new Error('thread')));
  worker.on('exit', () => drop(opened, new Error('the thread of papers has ended')));
  return opened;
}

function settle(from: Thread, answer: ThreadAnswer): void {
  const waiting = from.waiting.get(answer.id);
  from.waiting.delete(answer.id);
  if (from.waiting.size === 0) rest(from);
  if ('pdf' in answer) waiting?.resolve(Buffer.from(answer.pdf));
  else waiting?.reject(new Error(answer.error));
}

/** Ends a thread once it has had nothing to do for a while. */
function rest(from: Thread): void {
  clearTimeout(idle);
  idle = setTimeout(() => {
    if (from.waiting.size > 0) return;
    if (thread === from) thread = undefined;
    void from.worker.terminate();
  }, idleMs);
  idle.unref();
}

function drop(from: Thread, error: Error): void {
  if (thread === from) thread = undefined;
  for (const { reject } of from.waiting.values()) reject(error);
  from.waiting.clear();
}

/** A paper that says nothing: what writes it is loaded, and compiled, with it. Nobody waits for it. */
const trial: ThreadRequest = {
  id: 0,
  file: {
    sheet: {
      ...{ locale: 'fr', title: '0', facts: ['0'], exempt: [], payment: '0' },
      parties: [{ title: 'A', lines: ['A'] }],
      columns: ['A', 'B', 'C', 'D', 'E', 'F'],
      rows: [{ name: 'A', options: 'B', cells: ['1', '2', '3', '4', '5'] }],
      sums: [{ label: 'A', amount: '1', isTotal: true }],
      notes: [{ text: 'A' }],
    },
    xml: '<A/>',
    issuedAt: new Date(0),
  },
};

/**
 * Opens the thread for a paper that somebody is about to ask for: the first one takes three times as long as the next. It
 * is freed like any other that has nothing to do.
 */
export function prepareThread(): void {
  const path = process.env.PAPER_THREAD;
  if (!path || thread) return;
  thread = open(path);
  thread.worker.postMessage(trial);
  rest(thread);
}

/**
 * Writes a paper as a PDF in a thread of its own: shaping and fonts take longer than visitors of other pages should wait.
 * Papers are written one after the other. In a process without a release, as tests are, it is written at once.
 */
export async function writeInThread(file: PaperFile): Promise<Buffer> {
  const path = process.env.PAPER_THREAD;
  // Loaded here: with a thread this one needs none of it.
  if (!path) return (await import('./write-pdf')).writePdf(file);
  thread ??= open(path);
  const { worker, waiting } = thread;
  lastId += 1;
  const request: ThreadRequest = { id: lastId, file };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    worker.postMessage(request);
  });
}
