import { expect, test } from 'vitest';
import { inFrench } from '@/lib/desk/plan-lines';

test('orders and offers are listed with French pieces and options, beside the words that they were sold in', async () => {
  const line = {
    ...{ productId: 'lit-zeus', name: 'Letto Zeus', optionIds: ['led_lighting'] },
    ...{ optionNames: ['Illuminazione LED'], quantity: 1, unitCents: 100 },
  };
  expect(await inFrench([{ number: 'DV-2026-7K3M9QRT', lines: [line] }])).toEqual([
    {
      number: 'DV-2026-7K3M9QRT',
      lines: [
        {
          ...line,
          ...{ name: 'Lit Zeus', optionNames: ['Éclairage LED'] },
          soldAs: 'Letto Zeus, Illuminazione LED',
        },
      ],
    },
  ]);
});
