import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefundForm } from '@/components/desk/orders/refund-form';
import { RefundQuestion } from '@/components/desk/orders/refund-question';
import { fieldsIn, type Typed, typedAt } from '@/lib/desk/forms/typed';
import { askedRefund, buyerInWords, madeInWords } from '@/lib/desk/refund-words';

const money = { receivedCents: 725_000, refundedCents: 0, byProviderCents: 0, askedCents: 0 };
const facts = { money, deliveryLeftCents: 9_900, canRefund: true };
const buyer = { email: 'ulysse@theogonie.example', contact: { name: 'Ulysse' } };

const formWith = (typed: Typed<'refund'>, hasProvider = true) =>
  renderToStaticMarkup(
    createElement(RefundForm, {
      ...{ refund: async () => {}, close: async () => {}, nextId: 'id', typed, money },
      ...{ order: { number: 'TH-2026-7K3M9QRT' }, refunds: [], credits: [] },
      ...{ deliveryLeftCents: 9_900, canRefund: true, hasProvider },
      ...{ keptCents: 0, typedRest: {}, surplusCents: 0 },
    }),
  );
const inputs = (markup: string, type: string) =>
  (markup.match(/<input[^>]*>/g) ?? []).filter((one) => one.includes(`type="${type}"`));

test('nothing of a refund is chosen beforehand, and something has to be', () => {
  const radios = inputs(formWith({}), 'radio');
  expect(radios).toHaveLength(5);
  for (const radio of radios) {
    expect(radio).toContain('required');
    expect(radio).not.toContain('checked');
  }
});

test('the only way that an order has is chosen', () => {
  const radios = inputs(formWith({}, false), 'radio');
  const checked = radios.filter((radio) => radio.includes('checked'));
  expect(checked).toHaveLength(1);
  expect(checked[0]).toMatch(/name="way".*value="transfer"/);
});

test('what was chosen and typed stands in the form again', () => {
  const typed = {
    kind: 'part',
    way: 'transfer',
    amount: '200',
    remark: 'Rayure\n& retard',
  } as const;
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const fields = Object.fromEntries(fieldsIn('refund', form));
  const again = typedAt('refund', { form: 'refund', fields, faults: {} });
  expect(again).toEqual(typed);
  const markup = formWith(again);
  const checked = inputs(markup, 'radio').filter((radio) => radio.includes('checked'));
  expect(checked.map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual(['part', 'transfer']);
  expect(markup).toContain('value="200"');
  expect(markup).toContain('Rayure\n&amp; retard');
});

test('the question names the sum and who gets it, and its button alone confirms', () => {
  const asked = askedRefund({ kind: 'part', way: 'provider', amount: '200' }, facts);
  if (!asked) throw new Error('it could be made');
  const question = (isTold: boolean) =>
    renderToStaticMarkup(
      createElement(RefundQuestion, {
        ...{ refund: async () => {}, number: 'TH-2026-7K3M9QRT', nextId: 'id', money, isTold },
        ...{ customer: buyerInWords(buyer), ...asked },
      }),
    );
  const markup = question(true);
  const letter = '/desk/mail?number=TH-2026-7K3M9QRT&amp;kind=orderRefunded';
  // With the sum and the way in its form, behind the button that Enter presses.
  const form = /<form.*?<\/form>/s.exec(markup)?.[0] ?? '';
  expect(form).toMatch(/name="way" value="provider"/);
  expect(form.indexOf(letter)).toBeGreaterThan(form.indexOf('Rembourser'));
  expect(form).toMatch(/formMethod="post"/i);
  expect(question(false)).not.toContain(letter);
  expect(markup).toContain('Rembourser 200,00\u00a0€ à Ulysse');
  expect(markup).toContain('name="confirmed" value="20000"');
  expect(formWith(asked.typed)).not.toContain('name="confirmed"');
});

test('what cannot be made is not asked about', () => {
  for (const typed of [
    { kind: 'whole', way: 'provider', amount: '200' },
    { kind: 'part', way: 'provider' },
    { kind: 'part', way: 'provider', amount: '7250,01' },
    { kind: 'part', amount: '200' },
    { way: 'provider', amount: '200' },
  ] as const)
    expect(askedRefund(typed, facts)).toBeUndefined();
  expect(askedRefund({ kind: 'whole', way: 'provider' }, { ...facts, canRefund: false })).toBe(
    undefined,
  );
});

test('the notice names the sum of a refund that the order has, and of no other', () => {
  const refunds = [{ id: 'one', cents: 20_000 }];
  expect(madeInWords('one', refunds, buyer)).toEqual({
    ...{ amount: '200,00\u00a0€', customer: 'Ulysse' },
  });
  expect(madeInWords('another', refunds, buyer)).toBeUndefined();
});
