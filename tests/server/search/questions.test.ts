import { expect, test } from 'vitest';
import { questions } from '@/tests/bench/connector/list';
import { missesOf, says } from '@/tests/bench/connector/questions';
import { sharedShop } from '@/tests/server/shared-shop';

const { url } = sharedShop();

test.each(questions)('the connector answers « $asked » as the pages do', async (question) => {
  expect(await missesOf(url, question)).toEqual([]);
});

test('a question is not answered by another amount, an id that was guessed, or a page that does not say so', async () => {
  expect([says('11200.00', 1200), says('1200.5', 1200), says('(1200.00 EUR)', 1200)]).toEqual([
    false,
    false,
    true,
  ]);
  const asked = 'Combien coûte la table basse ?';
  const calls = [['price_configuration', { product_id: 'table-basse-hestia' }]] as const;
  const question = { asked, locale: 'fr', calls, page: '/faq', said: [2500] } as const;
  expect(await missesOf(url, question)).toEqual([
    'no answer named table-basse-hestia before it was used',
    'the page /faq does not say: 2500',
  ]);
});
