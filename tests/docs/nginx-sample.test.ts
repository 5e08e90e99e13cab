import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { sharingHeaders } from '@/lib/process/csp';
import { withoutToken } from '@/lib/process/without-token';
import { clientLimits } from '@/server/port';
import { largestBodyAt } from '@/server/request/request-guard';

const config = readFileSync('docs/nginx.conf', 'utf8');

/** What a `map` of the sample gives for a value, with its captures filled in. */
function mapped(name: string, value: string): string {
  const [, body = ''] = new RegExp(`map \\$\\w+ \\$${name} \\{\\n([^}]*)\\}`).exec(config) ?? [];
  const lines = body
    .trim()
    .split('\n')
    .map((line) => line.trim());
  for (const line of lines) {
    const [, pattern, given = ''] = /^'~(.+)' ([^ ]+);$/.exec(line) ?? [];
    const match = pattern && new RegExp(pattern).exec(value);
    if (match) {
      const filled = (part: string, group: string) => match.groups?.[group] ?? part;
      return given.replaceAll("'", '').replace(/\$(\w+?)(?=\[|$)/g, filled);
    }
  }
  const [, given = ''] = /^default (.*);$/.exec(lines[0] ?? '') ?? [];
  return given === '$uri' ? value : given.replaceAll("'", '');
}

/** Addresses of the route files of `app` with such a name, without groups and language. */
const addressesOf = (file: string): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep))
    .filter((parts) => parts.at(-1) === file)
    .map((parts) => parts.slice(0, -1).filter((part) => !/^\(|^\[locale\]$/.test(part)))
    .map((parts) => `/${parts.join('/')}`);

test('the log of nginx has no token of a page, as the log of the shop has none', () => {
  const paths = addressesOf('page.tsx').filter((path) => path.includes('[token]'));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    const address = `/en${path.replace('[token]', 'a.b-c')}`;
    expect(withoutToken(address), address).not.toContain('a.b-c');
    expect(mapped('logged_path', address), address).toBe(
      `/en${path.slice(0, path.indexOf('[token]'))}[token]`,
    );
  }
  expect(mapped('logged_path', '/bed/zeus')).toBe('/bed/zeus');
});

test('files from the disk may be embedded and fetched where those of the shop may', () => {
  const folders = readdirSync('public').map((name) => `/${name}/a.avif`);
  for (const address of [...folders, '/_next/static/media/a.woff2', '/favicon.png']) {
    const shared = sharingHeaders(address);
    const policy = shared['cross-origin-resource-policy'] ?? 'same-origin';
    expect(mapped('embedded_by', address), address).toBe(policy);
    expect(mapped('fetched_by', address), address).toBe(
      shared['access-control-allow-origin'] ?? '',
    );
  }
});

test('nginx takes a larger body wherever the shop does, so that the shop can say what is too much', () => {
  const larger = [
    ...config.matchAll(/location (=|~) (\S+) \{\s+client_max_body_size (\d+)m;/g),
  ].map(
    ([, kind, place = '', megabytes]) =>
      [kind === '=' ? `^${place}$` : place, Number(megabytes) * 1024 ** 2] as const,
  );
  const paths = [...addressesOf('route.ts'), ...addressesOf('page.tsx')]
    .map((path) => path.replace('[number]', 'TH-2026-7K3M9QRT').replace(/\[.*?\]/g, 'x'))
    .filter((path) => largestBodyAt(path) > 1024 ** 2);
  expect(paths).toContain('/webhooks/mail');
  expect(paths.length).toBe(larger.length);
  for (const path of paths) {
    const taken = larger.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? 0;
    expect(taken, path).toBeGreaterThanOrEqual(largestBodyAt(path));
  }
});

test('nginx closes an idle connection before the shop does', () => {
  const [, seconds] = /^\s*keepalive_timeout (\d+)s;$/m.exec(config) ?? [];
  expect(Number(seconds) * 1_000).toBeLessThan(clientLimits.keepAliveTimeout);
  expect(Number(seconds)).toBeGreaterThan(0);
});
