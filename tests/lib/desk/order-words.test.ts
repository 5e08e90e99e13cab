import { expect, test } from 'vitest';
import { instalmentsInWords, remarksForWorkshop } from '@/lib/desk/order-words';

const at = new Date('2026-11-26T10:00:00Z');
const house = { at, author: 'clio@theogonie.example', note: null, details: null };

test('the workshop reads what is remarked for it: nothing of money, of undone steps, or of customers', () => {
  const changes = [
    { ...house, id: 1, state: 'paid', remark: 'Reçu de la Société générale' },
    { ...house, id: 2, state: 'workshop', remark: 'Bois clair' },
    { ...house, id: 3, state: 'paid', note: 'undone', remark: null, details: { undoes: 2 } },
    { ...house, id: 4, state: 'workshop', remark: 'Bois foncé' },
    { ...house, id: 5, state: 'workshop', note: 'remarked', remark: 'Un chien' },
    { ...house, id: 6, state: 'ready', author: 'customer', remark: 'Autre' },
    { ...house, id: 7, state: 'refunded', remark: 'Geste pour la rayure' },
  ] as const;
  expect(remarksForWorkshop(changes)).toEqual(['Bois foncé', 'Un chien']);
});

test('an order with a deposit is not paid at once', () => {
  expect(instalmentsInWords({ depositCents: 1, instalments: 1 })).toBe('acompte puis solde');
  expect(instalmentsInWords({ depositCents: null, instalments: 1 })).toBe('en une fois');
  expect(instalmentsInWords({ depositCents: null, instalments: 12 })).toBe('en 12 fois');
});
