import { expect, test } from 'vitest';
import { linesForHouse } from '@/lib/orders/house-lines';
import { aZeusLine } from '@/tests/make';

test('pieces and options have their French names whatever language they were sold in, beside the words they were sold in', async () => {
  const sold = { ...aZeusLine, name: 'سرير زيوس', optionNames: ['إضاءة', 'خزنة'] };
  expect(await linesForHouse([sold])).toEqual([
    {
      ...sold,
      name: 'Lit Zeus',
      optionNames: ['Éclairage LED', 'Coffre-fort intégré'],
      soldAs: 'سرير زيوس, إضاءة, خزنة',
    },
  ]);
});

test('what was sold in French, or is no longer made, keeps its names', async () => {
  const french = { ...aZeusLine, optionNames: ['Éclairage LED', 'Coffre-fort intégré'] };
  const gone = {
    ...aZeusLine,
    productId: 'lit-ouranos',
    name: 'Ouranos bed',
    optionNames: ['LED', 'Safe'],
  };
  const unknown = {
    ...french,
    optionIds: ['led_lighting', 'wings'],
    optionNames: ['Éclairage LED', 'Ailes'],
  };
  const named = {
    ...french,
    productId: null,
    name: 'Achat Premium',
    optionIds: [],
    optionNames: [],
  };
  const lines = [french, gone, unknown, named];
  expect(await linesForHouse(lines)).toEqual(lines);
});
