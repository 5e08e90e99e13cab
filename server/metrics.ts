import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { countMails } from '@/db/mail/mail-counts';
import { heldMails } from '@/lib/mail/held-mails';
import { counters } from '@/lib/process/counters';
import { env } from '@/lib/process/env';
import { answerKinds, answers, rejections } from './answers/request-counts';

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/**
 * The metrics of the shop, besides those of the process; each is read on request, and has a row in
 * `docs/operations.md`.
 */
export const measures: readonly {
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
    name: 'failed_answers_total',
    help: 'Answers of 500, and answers during which something was thrown',
    read: () => [[{}, counters().failedAnswers]],
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
    name: 'mails_held_total',
    help: 'Mails held back by a budget',
    labelNames: ['budget'],
    read: () => Object.entries(heldMails()).map(([budget, count]): Sample => [{ budget }, count]),
  },
  {
    name: 'payment_events_total',
    help: 'Signed events of the payment provider, by what came of them',
    labelNames: ['result'],
    read: () => {
      const { unknownOrder, ...others } = counters().paymentEvents;
      return Object.entries({ ...others, unknown_order: unknownOrder }).map(
        ([result, count]): Sample => [{ result }, count],
      );
    },
  },
  {
    name: 'payment_events_refused_total',
    help: 'Events of the payment provider that were refused, by the reason',
    labelNames: ['reason'],
    read: () =>
      Object.entries(counters().refusedPaymentEvents).map(
        ([reason, count]): Sample => [{ reason }, count],
      ),
  },
  {
    name: 'mails',
    help: 'Queued mails by state and class; absent while the database is away',
    labelNames: ['state', 'class'],
    isGauge: true,
    read: () =>
      countMails().then(
        (counts) =>
          counts.map(({ state, mailClass, count }): Sample => [{ state, class: mailClass }, count]),
        () => [],
      ),
  },
];

let registry: Promise<Registry> | undefined;

/** Loads prom-client on the first request. */
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

/** Whether a client may read metrics: one on this machine without a proxy, or one with the token. */
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
