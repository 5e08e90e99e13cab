import { beforeEach, expect, test, vi } from 'vitest';
import { newToken, tokenHash } from '@/lib/account/token';

type Cookie = { value: string; options: Record<string, unknown> };
const jar = new Map<string, Cookie>();

// The cookies of a request exist only within Next; this is its interface, and a plain map.
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Record<string, unknown>) =>
      jar.set(name, { value, options }),
  }),
}));

beforeEach(() => {
  jar.clear();
  vi.resetModules();
});

test('under HTTPS the session is a __Host- cookie, which only this host can set', async () => {
  vi.stubEnv('SITE_URL', 'https://shop.example');
  const { keepToken, visitorTokenHash } = await import('@/lib/account/session');
  const token = newToken();
  jar.set('session', { value: newToken(), options: {} });
  expect(await visitorTokenHash()).toBeUndefined();
  await keepToken(token);
  expect(jar.get('__Host-session')?.options).toMatchObject({
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    path: '/',
  });
  expect(jar.get('__Host-session')?.options).not.toHaveProperty('domain');
  expect(await visitorTokenHash()).toBe(tokenHash(token));
});

test('without HTTPS it has a plain name, which such a page may set', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  const { keepToken } = await import('@/lib/account/session');
  await keepToken(newToken());
  expect([...jar.keys()]).toEqual(['session']);
  expect(jar.get('session')?.options).toMatchObject({ httpOnly: true, secure: false });
});

test('a cookie that is not 43 signs long names no session', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  const { visitorTokenHash } = await import('@/lib/account/session');
  const token = newToken();
  for (const value of ['', token.slice(1), `${token}A`, `${token.slice(1)}.`]) {
    jar.set('session', { value, options: {} });
    expect(await visitorTokenHash(), value).toBeUndefined();
  }
});
