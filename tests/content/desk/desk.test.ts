import { expect, test } from 'vitest';
import { deskWords } from '@/lib/desk/desk-words';
import { compileSentence } from '@/lib/i18n/messages';
import { orderNotes, orderStates } from '@/lib/orders/order';
import { fontsOf } from '@/tests/content/i18n/fonts';
import { textsUnder } from '@/tests/content/texts';

const texts = textsUnder(deskWords, '');

test('every message of the desk is valid ICU and not empty', () => {
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('');
    expect(() => compileSentence(text), key).not.toThrow();
  }
});

test('every state and every note of an order has a text', () => {
  expect(Object.keys(deskWords.states)).toEqual([...orderStates]);
  expect(Object.keys(deskWords.notes)).toEqual([...orderNotes]);
});

test('French punctuation has non-breaking spaces before it', () => {
  const wrong = texts.filter(([, text]) => /[^\u202f][?!;]|[^\u00a0] ?:(?= |$)|« | »|'/.test(text));
  expect(wrong).toEqual([]);
});

test('the fonts have every character of the desk', () => {
  const invisible = /[\p{Z}\p{Cf}\s]/u;
  for (const [role, characters] of Object.entries(fontsOf('fr'))) {
    const letters = new Set(texts.flatMap(([, text]) => [...text.normalize('NFC')]));
    const missing = [...letters].filter(
      (letter) => !characters.has(letter.codePointAt(0) ?? 0) && !invisible.test(letter),
    );
    expect(missing, role).toEqual([]);
  }
});

test('money goes over the counter of the house, not « from hand to hand », which sounds undeclared', () => {
  expect(texts.filter(([, text]) => /main à la main/.test(text))).toEqual([]);
});
