import 'server-only';
import pino from 'pino';
import { env } from './env';

let logger: pino.Logger | undefined;

/** The log of the shop: one JSON line an event, on standard output, without personal data. */
export function log(): pino.Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: null });
  return logger;
}

/** A text from outside, safe to stand in a log line: no control characters, at most 500 characters. */
export function printable(text: string): string {
  return [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 500).join('');
}
