import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HourForm } from '@/components/desk/calendar/hour-form';
import { StayForm } from '@/components/desk/stays/stay-form';
import { type Adviser, advisers } from '@/content/appointments/appointments';
import { stayIn } from '@/lib/desk/forms/by-hand';
import type { Typed } from '@/lib/desk/forms/typed';

const book = async () => undefined;
const common = { book, today: '2026-12-01', typed: {}, isClosed: false };

test('who books by hand sees the confirmation before, with a button behind that which books', () => {
  const stay = createElement(StayForm, { ...common, month: '2026-12' });
  const hour = createElement(HourForm, {
    ...{ ...common, nextKey: 'key', day: '2026-12-01', free: [], back: {} },
  });
  for (const [form, what] of [
    [stay, 'stay'],
    [hour, 'hour'],
  ] as const) {
    const buttons = renderToStaticMarkup(form).match(/<button[^>]*>/g) ?? [];
    expect(buttons).toHaveLength(2);
    expect(buttons[0]).not.toMatch(/formaction/i);
    expect(buttons[1]).toMatch(new RegExp(`formaction="/desk/mail\\?new=${what}"`, 'i'));
  }
});

test('an hour by hand begins at the first time at which somebody is free, not at one that is over', () => {
  const at = (hour: string, free: readonly Adviser[]) => ({
    at: new Date(`2026-12-01T${hour}:00Z`),
    advisers: free,
  });
  const free = [at('13:00', []), at('14:00', advisers.slice(0, 1))];
  const form = (typed: Typed<'hour'>) =>
    renderToStaticMarkup(
      createElement(HourForm, {
        ...{ ...common, typed, nextKey: 'key', day: '2026-12-01', free, back: {} },
      }),
    );
  const chosen = (html: string) => /<option selected="">(\d\d:\d\d)/.exec(html)?.[1];
  expect(chosen(form({}))).toBe('15:00');
  expect(chosen(form({ time: '16:00' }))).toBe('16:00');
});

test('each field of a stay in which something is amiss is named, and a guest may be wrong where the stay is right', () => {
  const form = new FormData();
  const typed = { suite: 'zeus', from: '2026-12-02', to: '2026-12-04', adults: '2', children: '0' };
  for (const [name, value] of Object.entries({ ...typed, phone: 'abc', requests: '', email: '' }))
    form.append(name, value);
  const read = stayIn(form, '2026-12-01');
  expect(read.stay).toMatchObject({ checkIn: '2026-12-02', adults: 2 });
  expect(read.guest).toBeUndefined();
  expect(read.wrong).toEqual(['firstName', 'lastName', 'phone']);
  form.set('adults', '9');
  expect(stayIn(form, '2026-12-01')).toMatchObject({ stay: undefined });
  expect(stayIn(form, '2026-12-01').wrong).toEqual([
    ...['adults', 'children', 'firstName', 'lastName', 'phone'],
  ]);
});
