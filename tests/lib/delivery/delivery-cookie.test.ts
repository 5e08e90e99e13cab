import { expect, test } from 'vitest';
import { deliveryCookieMonths } from '@/content/delivery/delivery';
import { deliveryCookieSeconds } from '@/lib/delivery/delivery-cookie';

test('the cookie of a destination is kept for the months that are stated', () => {
  expect(deliveryCookieSeconds).toBe(deliveryCookieMonths * 30 * 24 * 60 * 60);
});
