import { expect, test } from 'vitest';
import { type MailParts, type MailSection, numbersIn } from '@/lib/mail/mail-parts';
import { composeMail } from '@/lib/mail/mail-text';

/** A mail with this above its button. */
const aMail = (section: MailSection, parts: Partial<MailParts> = {}): MailParts => ({
  locale: 'fr',
  words: {
    declarations: 'Declarations: {count}',
    leave: 'Se désinscrire',
    linkHint: 'Copiez :',
    row: '{label} : {value}',
    signature: 'La maison',
    sample: 'Exemple.',
  },
  letter: {
    subject: 'Pour {name}',
    title: 'Un titre',
    text: ['Bonjour {name}.'],
    button: 'Ouvrir',
    notes: ['Une note.'],
  },
  facts: { name: 'Léda' },
  link: 'https://theogonie.example/orders',
  sections: [section],
  sender: 'Théogonie SAS',
  ...parts,
});

test('a table has a row for each label, in HTML and in plain text', () => {
  const { text, html } = composeMail(aMail({ title: 'Somme', rows: [['Total', '99,00 €']] }));
  expect(html).toContain('<h2>Somme</h2>');
  expect(html).toContain('<th scope="row">Total</th><td dir="auto">99,00 €</td>');
  expect(text).toContain('Somme\n=====\n\nTotal : 99,00 €');
});

test('paragraphs keep their line breaks, and a link follows its label', () => {
  const link = { label: 'Conditions', href: 'https://theogonie.example/terms?a=1&b=2' };
  const { text, html } = composeMail(aMail({ paragraphs: ['Un\r\ndeux'], link }));
  expect(html).toContain('<p><bdi>Un</bdi><br><bdi>deux</bdi></p>');
  expect(html).toContain('<a href="https://theogonie.example/terms?a=1&amp;b=2">Conditions</a>');
  expect(text).toContain('Un\ndeux\n\nConditions\nhttps://theogonie.example/terms?a=1&b=2');
});

test('markup and direction marks in a name are escaped or removed', () => {
  const evil = '<b onclick="a">Léda</b>\u202e\r\nTotal : 0 €';
  const { subject, text, html } = composeMail(
    aMail({ title: evil, rows: [[evil, evil]], paragraphs: [evil] }, { facts: { name: evil } }),
  );
  expect(html).not.toMatch(/<b |\u202e/);
  expect(html).toContain('&lt;b onclick=&quot;a&quot;&gt;Léda&lt;/b&gt;');
  expect(text).not.toContain('\u202e');
  // A line break starts a new line in a paragraph only.
  expect(text.match(/^Total : 0 €/gm)).toHaveLength(1);
  expect(subject).not.toMatch(/[\r\n\u202e]/);
});

test('a mail in Arabic is read from right to left, its table too', () => {
  const { html } = composeMail(aMail({ rows: [['المجموع', '+33 1 70']] }, { locale: 'ar' }));
  expect(html).toContain('dir="rtl"');
  expect(html).toMatch(/th,td\{[^}]*text-align:left\}\nth\{[^}]*text-align:right/);
  // A number is read from left to right, and stays in one line.
  expect(html).toContain('<td dir="auto"><span class="n" dir="ltr">+33 1 70</span></td>');
});

test('a mail without a section has no table and no empty title', () => {
  const { html } = composeMail(aMail({}));
  expect(html).not.toMatch(/<(table|h2)/);
});

test('texts above and below the button keep their places', () => {
  const { text } = composeMail(
    aMail({ paragraphs: ['Avant'] }, { annexes: [{ paragraphs: ['Après'] }] }),
  );
  expect(text).toMatch(/Avant[\s\S]*Ouvrir[\s\S]*Une note[\s\S]*Après/);
});

test('HTML and plain text say the same, in the same order: picture, what happens next, who signs, facts', () => {
  const { text, html } = composeMail(
    aMail(
      { title: 'Somme', rows: [['Total', '48\u00a0000,00\u00a0€']] },
      {
        picture: { cid: 'piece', alt: 'Lit Zeus <i>', caption: 'Sans options' },
        steps: { title: 'Et maintenant', items: [{ when: '14 décembre', what: 'Nous livrons.' }] },
        person: 'Clio Marchand',
      },
    ),
  );
  const said = [
    'Sans options',
    'Bonjour',
    '14 décembre',
    'Nous livrons',
    'Ouvrir',
    'Clio',
    'Somme',
  ];
  for (const twin of [text, html]) {
    const places = said.map((one) => twin.indexOf(one));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
  expect(html).toContain('<img src="cid:piece" width="560" alt="Lit Zeus &lt;i&gt;">');
  expect(text).toContain('Lit Zeus <i>');
});

test.each([
  [
    'Commande TH-2026-7K3M9QR1 : 48\u00a0000,00\u00a0€.',
    ['TH-2026-7K3M9QR1', '48\u00a0000,00\u00a0€'],
  ],
  ['Appelez le +33 1 70 00 00 24, ou écrivez.', ['+33 1 70 00 00 24']],
  ['Le 14 décembre 2026', []],
])('the numbers of %j stay in one line', (sentence, numbers) => {
  const parts = numbersIn(sentence);
  expect(parts.flatMap(({ text, isNumber }) => (isNumber ? [text] : []))).toEqual(numbers);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
});
