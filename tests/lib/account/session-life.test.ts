import { expect, test } from 'vitest';
import { sessionDays, sessionSeconds } from '@/lib/account/session-life';

test('the cookies of a session last as long as the session, which browsers allow', () => {
  expect(sessionSeconds).toBe(sessionDays * 24 * 60 * 60);
  expect(sessionDays).toBeLessThanOrEqual(400);
});
