import { expect, test } from 'vitest';
import { withArticles } from '@/lib/i18n/articles';
import { formatText, translatorOf } from '@/lib/i18n/format';
import it from '@/messages/it';

test.each([
  ['Entro il 8 febbraio 2027', 'Entro l’8 febbraio 2027'],
  ['fino al 11 dicembre compreso', 'fino all’11 dicembre compreso'],
  ['Dal 8 marzo al 11 marzo', 'Dall’8 marzo all’11 marzo'],
  ['Il 8 marzo, del 11 marzo', 'L’8 marzo, dell’11 marzo'],
  ['fino al <bdi>8 febbraio 2027</bdi>', 'fino all’<bdi>8 febbraio 2027</bdi>'],
  ['il 18 marzo, il 1º marzo, al 8 di sera', 'il 18 marzo, il 1º marzo, al 8 di sera'],
])('in Italian « %s » is written « %s »', (sentence, written) => {
  expect(withArticles(sentence, 'it')).toBe(written);
  expect(withArticles(sentence, 'fr')).toBe(sentence);
});

test('sentences with a day in them have the article of that day', () => {
  const date = '8 febbraio 2027';
  expect(formatText('Entro il {date}', 'it', { date })).toBe('Entro l’8 febbraio 2027');
  const t = translatorOf(it as never, 'it');
  expect(t('booking.dates.span', { from: date, to: '11 febbraio 2027' })).toBe(
    'Dall’8 febbraio 2027 all’11 febbraio 2027',
  );
  // Lists and rich sentences are read through it too.
  expect(t.has('booking.dates.span')).toBe(true);
});
