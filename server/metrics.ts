import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { countMails } from '@/db/mail-counts';
import { counters } from '@/lib/counters';
import { env } from '@/lib/env';
import { answerKinds, answers, rejections } from './request-counts';

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** What the shop measures beside the process itself; each is read when somebody asks. */
const measures: readonly {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly isGauge?: boolean;
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}[] = [
  {
    name: 'requests_total',
    help: 'Answers, by what answered and the class of the status',
    labelNames: ['kind', 'status'],
    read: () =>
      answerKinds.flatMap((kind) =>
        answers[kind].map((count, digit): Sample => [{ kind, status: `${digit}xx` }, count]),
      ),
  },
  {
    name: 'rejected_requests_total',
    help: 'Requests rejected before their address was looked at, by status',
    labelNames: ['status'],
    read: () => [...rejections].map(([status, count]): Sample => [{ status: `${status}` }, count]),
  },
  {
    name: 'limited_requests_total',
    help: 'Requests above a rate limit',
    read: () => [[{}, counters().limitRefusals]],
  },
  {
    name: 'errors_logged_total',
    help: 'Lines of the log at level error or above',
    read: () => [[{}, counters().errorsLogged]],
  },
  {
    name: 'mails',
    help: 'Queued mails that wait or were given up; absent while the database is away',
    labelNames: ['state'],
    isGauge: true,
    read: () =>
      countMails().then(
        ({ waiting, givenUp }) => [
          [{ state: 'waiting' }, waiting],
          [{ state: 'given_up' }, givenUp],
        ],
        () => [],
      ),
  },
];

let registry: Promise<Registry> | undefined;

/** Loads prom-client when somebody first asks. */
async function makeRegistry(): Promise<Registry> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client');
  const made = new Registry();
  collectDefaultMetrics({ register: made });
  for (const { name, help, labelNames = [], isGauge, read } of measures) {
    const Measure = isGauge ? Gauge : Counter;
    new Measure({
      name: `theogonie_${name}`,
      help,
      labelNames,
      registers: [made],
      async collect() {
        const samples = await read();
        this.reset();
        for (const [labels, value] of samples) this.inc(labels, value);
      },
    });
  }
  return made;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a client may read metrics: one on this machine that no proxy speaks for, or one with the token. */
function mayRead({ headers, socket }: IncomingMessage): boolean {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  if (isLocal && headers['x-forwarded-for'] === undefined) return true;
  const { METRICS_TOKEN } = env();
  if (METRICS_TOKEN === undefined) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
}

/** Answers `/metrics` in Prometheus' text form, to those who may read it. @returns false for anything else */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<boolean> {
  if (path !== '/metrics' || request.method === 'POST' || !mayRead(request)) return false;
  registry ??= makeRegistry();
  const made = await registry;
  response.writeHead(200, { 'content-type': made.contentType }).end(await made.metrics());
  return true;
}
