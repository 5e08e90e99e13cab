import 'server-only';
import { z } from 'zod';
import { accountMethods } from '@/content/checkout/payment';
import { company } from '@/content/house/company';
import { isBic, readIban } from './iban';
import { minKeyLength, parseKeys } from './keys';
import { isReplyTemplate } from './reply-template';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  const isIn = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return z.coerce.number({ error }).refine(isIn, { error });
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const Environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SITE_URL: url.default('http://localhost:3000').transform((value) => value.replace(/\/+$/, '')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  SECRET_KEY: z
    .string()
    .transform((text, context) => {
      const keys = parseKeys(text);
      if (keys) return keys;
      context.addIssue(
        `must be keys of at least ${minKeyLength} characters, the newest first, with | between them`,
      );
      return z.NEVER;
    })
    .optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number from 0.01 to 100000' })
    .refine((factor) => factor >= 0.01 && factor <= 100_000, 'must be a number from 0.01 to 100000')
    .default(1),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{C}]+@[^\p{C}]+$/u, 'must be an address, as in Shop <shop@example.org>')
    .default(`${company.name} <${company.email}>`),
  MAIL_REPLY_ADDRESS: z
    .string()
    .trim()
    .refine(
      isReplyTemplate,
      'must be an address with {token} before its @, as in reply+{token}@example.org',
    )
    .optional(),
  MAIL_INBOUND_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  HOUSE_MAIL: z.email('must be an address').optional(),
  STAFF: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((address) => address.trim()),
    )
    .pipe(z.array(z.email('must be addresses with commas between them')))
    .optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: url.optional(),
  PAYMENT_LINK_ATHENA: url.optional(),
  PAYMENT_LINK_DEFAULT: url.optional(),
  PAYMENT_METHODS: z
    .string()
    .transform((text) => text.split(',').map((method) => method.trim()))
    .pipe(
      z.array(
        z.enum(accountMethods, {
          error: `must be some of ${accountMethods.join(', ')}, with commas between them`,
        }),
      ),
    )
    .default(['card']),
  BANK_IBAN: z
    .string()
    .transform((text, context) => {
      const iban = readIban(text);
      if (iban) return iban;
      context.addIssue('must be an IBAN of the single euro payments area, check digits included');
      return z.NEVER;
    })
    .optional(),
  BANK_BIC: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(isBic, 'must be a BIC of 8 or 11 signs')
    .optional(),
  BANK_HOLDER: z
    .string()
    .regex(/^[^\p{C}]{1,70}$/u, 'must be a name of at most 70 characters')
    .default(company.legalName),
  PAGE_MEMORY_MB: wholeNumber(1, 65_536).default(64),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** The variables of the configuration, by name. */
export const variables = Environment.shape;

export type Env = z.infer<typeof Environment>;

/**
 * Parses the configuration of the shop; empty variables count as unset.
 * @throws Error with one line that names each invalid variable and what it must be
 */
export function parseEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`wrong configuration: ${wrong.join('; ')}`);
}

let parsed: Env | undefined;

/** The configuration of this process, parsed on first use. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
