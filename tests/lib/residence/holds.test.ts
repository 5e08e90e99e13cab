import { expect, test } from 'vitest';
import { stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { limits } from '@/lib/process/limits';

test('a stranger who begins bookings without end holds a small part of the nights that are for sale', () => {
  const { holdMinutes, paymentMinutes, paymentGraceMinutes, horizonMonths } = stayRules;
  const longest = Math.max(holdMinutes, paymentMinutes + paymentGraceMinutes);
  const windows = Math.ceil((longest * 60) / limits.hold.seconds) + 1;
  const nights = windows * limits.hold.range * stayRules.longestNights;
  const hint = 'longer stays: fewer holds at once in `limits.hold` (lib/process/limits.ts)';
  expect(nights, hint).toBeLessThan((suites.length * horizonMonths * 30) / 6);
});

test('a payment page is open as long as the provider wants it at least, and its nights are kept longer', () => {
  expect(stayRules.paymentMinutes).toBeGreaterThan(30);
  expect(stayRules.paymentGraceMinutes).toBeGreaterThan(0);
});
