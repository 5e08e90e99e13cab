import { expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { parseEnv } from '@/lib/process/env';

const wrong = {
  PORT: 'eighty',
  SITE_URL: 'theogonie',
  DATABASE_URL: 'mysql://shop@localhost/shop',
  SECRET_KEY: 'too-short-to-sign',
  PAYMENT_LINK_ATHENA: 'javascript:alert(1)',
  PAYMENT_LINK_DEFAULT: 'ftp://pay.example',
  PAYMENT_METHODS: 'card,cheque',
  BANK_IBAN: 'FR76 3000 6000 0112 3456 7890 188',
  BANK_BIC: 'AGRIFRP',
  BANK_HOLDER: 'Théogonie\nSAS',
  PAGE_MEMORY_MB: '0',
  SMTP_URL: 'http://mail.example',
  MAIL_FROM: 'Shop\r\nBcc: a@b.example',
  TRUSTED_PROXIES: '-1',
  LIMIT_FACTOR: 'none',
  METRICS_TOKEN: 'guessable',
  LOG_LEVEL: 'loud',
};

/** What the shop says of a configuration that will not do. */
function complaint(variables: Record<string, string>): string {
  try {
    parseEnv(variables);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'none';
}

const defaults = {
  PORT: 3000,
  HOST: '0.0.0.0',
  SITE_URL: 'http://localhost:3000',
  DATA_DIR: '.data',
  PAGE_MEMORY_MB: 64,
  PAYMENT_METHODS: ['card'],
  BANK_HOLDER: 'Théogonie SAS',
  MAIL_FROM: `${company.name} <${company.email}>`,
  TRUSTED_PROXIES: 0,
  LIMIT_FACTOR: 1,
  LOG_LEVEL: 'info',
};

test('without any variable the shop has all it needs', () => {
  expect(parseEnv({})).toEqual(defaults);
});

test('an empty variable counts as unset', () => {
  const names = [...Object.keys(wrong), 'HOST', 'DATA_DIR'];
  expect(parseEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(defaults);
});

test('variables are read, and an address loses the slash at its end', () => {
  const given = {
    PORT: '8080',
    HOST: '127.0.0.1',
    SITE_URL: 'https://theogonie.example//',
    DATABASE_URL: 'postgresql://shop@localhost/shop',
    SECRET_KEY: 's'.repeat(32),
    PAYMENT_LINK_ATHENA: 'https://pay.example/athena',
    LOG_LEVEL: 'silent',
    HOME: '/root',
  };
  const { HOME: _, ...known } = given;
  expect(parseEnv(given)).toEqual({
    ...defaults,
    ...known,
    PORT: 8080,
    SITE_URL: 'https://theogonie.example',
    SECRET_KEY: [new TextEncoder().encode('s'.repeat(32))],
  });
});

test.each(Object.entries(wrong))('a wrong %s is named in one line', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toMatch(/^wrong configuration: /);
  expect(line).toContain(name);
  expect(line).toMatch(/ must (?:be|begin|have) /);
  expect(line).not.toMatch(/\n|NaN|received/);
  for (const other of Object.keys(wrong)) if (other !== name) expect(line).not.toContain(other);
});

test.each(['0', '65536', '80.5', '-1.5', 'eighty', 'Infinity'])('%s is no port', (PORT) => {
  const line = 'wrong configuration: PORT must be a whole number from 1 to 65535';
  expect(complaint({ PORT })).toBe(line);
});

test('all invalid variables are named in one line, without secrets', () => {
  const line = complaint(wrong);
  for (const name of Object.keys(wrong)) expect(line).toContain(name);
  expect(line).not.toContain('\n');
  expect(line).not.toContain(wrong.SECRET_KEY);
});
