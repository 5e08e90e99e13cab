import { expect, test } from 'vitest';
import {
  faultyLinesIn,
  formOf,
  freeLinesIn,
  longestLine,
  mostFreeLines,
  mostPieces,
  newOfferPath,
  offerIn,
  piecesIn,
  previewPath,
  pricePattern,
  productIdsIn,
  typedOfferIn,
  wantedIdsIn,
  wantedInForm,
  withPieces,
} from '@/lib/desk/offer-by-hand';

function aForm(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

const freeLine = (name: string, price: string, quantity = '1') =>
  aForm({ 'free.0': name, 'freePrice.0': price, 'freeQuantity.0': quantity });

test('a free line has a name, a number and a price to the cent', () => {
  expect(freeLinesIn(freeLine(' Pose au 3ᵉ étage ', '1 250,50 €', '2'))).toEqual([
    { name: 'Pose au 3ᵉ étage', quantity: 2, unitCents: 125_050 },
  ]);
  expect(freeLinesIn(freeLine('Transport', '0,01'))).toMatchObject([{ unitCents: 1 }]);
});

test('a line that is empty is none; one that is half empty is refused', () => {
  expect(freeLinesIn(freeLine('', ''))).toEqual([]);
  expect(freeLinesIn(freeLine('  ', ' '))).toEqual([]);
  expect(freeLinesIn(aForm({}))).toEqual([]);
  expect(freeLinesIn(freeLine('Pose', ''))).toBeUndefined();
  expect(freeLinesIn(freeLine('', '10'))).toBeUndefined();
  expect(freeLinesIn(freeLine('\u0000\u202E\n', '10'))).toBeUndefined();
});

const prices = [
  '-1',
  '−1',
  '0',
  '0,00',
  '0.005',
  '1,005',
  '1e3',
  'NaN',
  '∞',
  '12 €€ 5',
  '1000000,01',
];
test.each([...prices, '99999999', "1' or '1"])('a free line of %s is refused', (price) => {
  expect(freeLinesIn(freeLine('Pose', price))).toBeUndefined();
});

test.each(['0', '-1', '1.5', '100', '', 'x'])('a free line is refused %j times', (quantity) => {
  expect(freeLinesIn(freeLine('Pose', '10', quantity))).toBeUndefined();
});

test('a name keeps its words and loses what turns or breaks a line', () => {
  const [line] = freeLinesIn(freeLine('نقل\u202Eevil\r\nBcc: a@b', '10')) ?? [];
  expect(line?.name).toBe('نقل evil Bcc: a@b');
  expect(freeLinesIn(freeLine('x'.repeat(longestLine), '10'))).toHaveLength(1);
  expect(freeLinesIn(freeLine('x'.repeat(longestLine + 1), '10'))).toBeUndefined();
});

test('the browser lets prices through that the house takes', () => {
  const lets = (price: string) => new RegExp(`^(?:${pricePattern})$`, 'v').test(price);
  expect(['1 250,50 €', '10', '0.01'].every(lets)).toBe(true);
  expect(['-1', '0.005', 'dix', '€'].some(lets)).toBe(false);
});

test('configurations have the prices of the catalogue, and no others', () => {
  const zeus = { piece: 'lit-zeus', 'quantity.0': '2' };
  const [choice] =
    wantedInForm(aForm({ ...zeus, 'option.0': ['led_lighting'], 'unitCents.0': '1' })) ?? [];
  expect(choice).toMatchObject({ quantity: 2, optionIds: ['led_lighting'] });
  expect(choice?.cents).toBeGreaterThan(choice?.product.basePriceCents ?? 0);
  expect(wantedInForm(aForm({ ...zeus, 'option.0': ['nobody'] }))).toBeUndefined();
  expect(wantedInForm(aForm({ ...zeus, 'quantity.0': '100' }))).toBeUndefined();
  expect(wantedInForm(aForm({ ...zeus, piece: 'nobody' }))).toBeUndefined();
  expect(wantedInForm(aForm({}))).toEqual([]);
});

test('the pieces of an offer stand in its address', () => {
  const path = newOfferPath(['lit-zeus', 'lit-zeus']);
  expect(path).toBe('/desk/offers/new?piece=lit-zeus&piece=lit-zeus');
  const ids = (piece: string | readonly string[] | undefined) =>
    piecesIn({ piece }).map(({ id }) => id);
  expect(ids(['lit-zeus', 'lit-zeus', 'nobody', ''])).toEqual(['lit-zeus', 'lit-zeus']);
  expect(ids('fauteuil-athena')).toEqual(['fauteuil-athena']);
  expect(ids(undefined)).toEqual([]);
  expect(ids(Array.from({ length: 50 }, () => 'lit-zeus'))).toHaveLength(mostPieces);
  expect(productIdsIn(aForm({ piece: ['lit-zeus', '//evil.example'] }))).toEqual(['lit-zeus']);
  expect(newOfferPath([])).toBe('/desk/offers/new');
});

const typed = {
  ...{ piece: ['lit-zeus', 'fauteuil-athena'], 'quantity.0': '2', 'quantity.1': '1' },
  ...{
    'option.0': ['led_lighting', 'safe_storage'],
    'free.0': 'Pose & « mesure »',
    'freePrice.0': '10,50',
  },
  ...{ 'freeQuantity.0': '1', email: ' Ada@Theogonie.example', language: 'it', country: 'IT' },
} as const;

test('what was typed goes through the address but for whom it is, and is the same offer there', () => {
  const form = aForm({ ...typed, name: 'Ada Rossi' });
  form.append('$ACTION_ID_x', '');
  form.append('shown', '1');
  const path = previewPath(form);
  expect(path).not.toMatch(/ada|rossi|theogonie/i);
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URL(path, 'http://x').searchParams)
    query[name] = [...(query[name] ?? []), value];
  expect(Object.keys(query)).not.toContain('shown');
  expect(query.preview).toEqual(['1']);
  const again = formOf(query);
  again.set('email', typed.email);
  again.set('name', 'Ada Rossi');
  expect(offerIn(again)).toEqual(offerIn(aForm({ ...typed, name: 'Ada Rossi' })));
  expect(offerIn(again)).toMatchObject({
    ...{ email: 'ada@theogonie.example', name: 'Ada Rossi', language: 'it' },
    ...{ destination: { country: 'IT' }, delivery: 'rule', free: [{ unitCents: 1_050 }] },
    wanted: [{ quantity: 2 }, { quantity: 1 }],
  });
});

test('every line of a form goes through the address, and a further one with two digits', () => {
  const fields = [...Array(Math.max(mostPieces, mostFreeLines)).keys(), 11].flatMap((at) => [
    [`option.${at}`, 'led_lighting'],
    [`free.${at}`, `Pose ${at}`],
  ]);
  const form = aForm(Object.fromEntries(fields));
  expect(typedOfferIn(form)).toEqual(fields);
});

test('other pieces leave the free lines and the customer, and take along what was said of those that stay', () => {
  const form = aForm({
    ...typed,
    wanted: ['fauteuil-athena', 'lit-zeus', 'lit-zeus', ''],
    choose: '1',
  });
  expect(wantedIdsIn(form)).toEqual(['fauteuil-athena', 'lit-zeus', 'lit-zeus']);
  const changed = withPieces(form, wantedIdsIn(form));
  const {
    'option.0': options,
    'quantity.0': beds,
    'quantity.1': chairs,
    piece: _,
    ...rest
  } = typed;
  expect(Object.fromEntries(typedOfferIn(changed))).toMatchObject({ ...rest, email: typed.email });
  expect(changed.getAll('piece')).toEqual(['fauteuil-athena', 'lit-zeus', 'lit-zeus']);
  expect(changed.get('quantity.0')).toBe(chairs);
  expect(changed.get('quantity.1')).toBe(beds);
  expect(changed.getAll('option.1')).toEqual(options);
  // The second bed is another one, of which nothing was said.
  expect([
    changed.get('quantity.2'),
    changed.getAll('option.0'),
    changed.getAll('option.2'),
  ]).toEqual([...[null, [], []]]);
  // A form without lists has the pieces that it names.
  expect(wantedIdsIn(aForm(typed))).toEqual(typed.piece);
  expect(withPieces(aForm(typed), []).getAll('free.0')).toEqual([typed['free.0']]);
});

test('the line in which something is amiss is known', () => {
  const form = aForm({ ...typed, 'free.2': 'Pose', 'freePrice.2': '0,005', 'freeQuantity.2': '1' });
  expect(faultyLinesIn(form)).toEqual([2]);
  expect(offerIn(form)).toBe('badFreeLine');
});

test('an offer by hand has one cover of an armchair at most', () => {
  const form = aForm({ ...typed, piece: 'fauteuil-athena-atelier', 'quantity.0': '1' });
  form.delete('option.0');
  form.append('option.0', 'mat-1');
  form.append('option.0', '');
  const one = wantedInForm(form)?.[0];
  expect(one?.optionIds).toEqual(['mat-1']);
  form.append('option.0', 'mat-2');
  expect(offerIn(form)).toBe('badOffer');
});

test.each([
  [{ language: 'xx' }, 'badOffer'],
  [{ 'quantity.1': '' }, 'badOffer'],
  [{ 'freePrice.0': '0,005' }, 'badFreeLine'],
  [{ email: 'ada' }, 'badEmail'],
  [{ name: 'x'.repeat(101) }, 'badName'],
  [{ country: 'ZZ' }, 'badPlace'],
])('an offer with %j is none', (parts, fault) => {
  expect(offerIn(aForm({ ...typed, ...parts }))).toBe(fault);
});
