import 'server-only';
import pino from 'pino';
import { counters } from './counters';
import { env } from './env';
import { currentRequestId } from './request-id';

/** Of pino's levels. */
const errorLevel = 50;

let logger: pino.Logger | undefined;

/**
 * The log of the shop: one JSON line per event, on standard output, with the id of the request and without
 * e-mail or IP addresses.
 */
export function log(): pino.Logger {
  logger ??= pino(options(env().LOG_LEVEL));
  return logger;
}

/** Options of the logger. */
export function options(level: string): pino.LoggerOptions {
  return {
    level,
    base: null,
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
    serializers: { err: describe },
    hooks: {
      logMethod(words, write, lineLevel) {
        if (lineLevel >= errorLevel) counters().errorsLogged += 1;
        write.apply(this, words);
      },
      // Runs on the finished line, whatever a driver, a path or a header put into it.
      streamWrite: withoutAddresses,
    },
  };
}

type Described = {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: Described;
};

/** An error without the data that drivers attach: values of the statement, the conflicting row. */
function describe(error: unknown): Described | unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutValues(error.message);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  };
}

/** Drizzle appends the values of a statement to its text. */
const withoutValues = (message: string) => message.replace(/\nparams: [\s\S]*$/, '');

const addresses = [
  // E-mail addresses, also percent-encoded.
  /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}(?![\w:])/gi,
];

/** Replaces every e-mail and IP address of a text with `[address]`. */
export function withoutAddresses(text: string): string {
  return addresses.reduce((rest, pattern) => rest.replace(pattern, '[address]'), text);
}

/** Makes a text from outside safe to log: no control characters, at most 500 characters. */
export function printable(text: string): string {
  return [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, 500).join('');
}
