import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepForm } from '@/components/desk/step-form';
import { isOddClosing } from '@/lib/desk/closed-nights';

test('Enter in a step takes it: the mail that it sends is seen by a button behind', () => {
  const html = renderToStaticMarkup(
    createElement(StepForm, {
      ...({ step: async () => undefined, number: 'TH-2026-7K3M9QR1', from: 'ready' } as const),
      ...({ to: 'agreed', today: '2026-11-27', agreed: {}, photos: [], unpaidCents: 0 } as const),
      ...{ photosLeft: () => [], email: 'leda@theogonie.example' },
      mailsOf: () => ['deliveryAgreed'] as const,
    }),
  );
  const [first, ...others] = html.match(/<button[^>]*>/g) ?? [];
  expect(first).not.toMatch(/formaction/i);
  expect(others).toHaveLength(1);
  expect(others[0]).toMatch(/formaction="[^"]*kind=deliveryAgreed"/i);
});

test('days that are over, or more than two years ahead, are not closed', () => {
  const odd = (first: '2026-11-01' | '2026-11-20' | '2028-11-27' | '2028-11-28', last = first) =>
    isOddClosing({ closed: 'hours', first, last }, '2026-11-27');
  expect([odd('2026-11-01'), odd('2028-11-28')]).toEqual([true, true]);
  expect([odd('2026-11-20', '2028-11-27'), odd('2028-11-27')]).toEqual([false, false]);
});
