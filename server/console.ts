import { format, stripVTControlCharacters } from 'node:util';
import { noteFailure } from '@/lib/process/failure';
import { log } from '@/lib/process/log';
import { currentRequest } from '@/lib/process/request-id';

/** A line for people who start the shop. */
export function say(line: string): void {
  process.stdout.write(`[théogonie] ${line}\n`);
}

/** What was printed: its error, if it has one, and its text in one line. */
function read(words: readonly unknown[]) {
  const err = words.find((word) => word instanceof Error);
  const text = stripVTControlCharacters(format(...words.filter((word) => word !== err)));
  return { err, text: text.replace(/\s+/g, ' ').trim() || 'Next' };
}

/**
 * Puts what Next prints into the log. Next has hooks for errors of requests (`instrumentation.ts`) but none for its
 * other lines, which would show names of actions and addresses as plain text; so the three methods that it prints with
 * are replaced here, in the serving process, and nowhere else.
 */
export function logConsole(): void {
  console.error = (...words: unknown[]) => {
    const { err, text } = read(words);
    if (err && currentRequest()) noteFailure(err);
    else log().error({ event: 'next', err }, text);
  };
  console.warn = (...words: unknown[]) => {
    const { err, text } = read(words);
    log().warn({ event: 'next', err }, text);
  };
  console.log = (...words: unknown[]) => {
    const { err, text } = read(words);
    log().info({ event: 'next', err }, text);
  };
}
