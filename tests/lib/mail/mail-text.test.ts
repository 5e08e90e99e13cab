import { expect, test } from 'vitest';
import { type MailParts, type MailSection, numbersIn } from '@/lib/mail/mail-parts';
import { composeMail } from '@/lib/mail/mail-text';

/** A mail with this above its button. */
const aMail = (section: MailSection, parts: Partial<MailParts> = {}): MailParts => ({
  locale: 'fr',
  words: {
    declarations: 'Declarations: {count}',
    declaredAt: '{date}, {time}',
    offerByHand: 'Devis {number}',
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

test('a cell with Arabic words is read as its mail, whatever it begins with; other cells as their text', () => {
  const total = '\u20662,820\u00a0US$\u2069، شاملة الضريبة';
  const { html } = composeMail(
    aMail({ rows: [['المجموع', total]], paragraphs: [] }, { locale: 'ar' }),
  );
  expect(html).toContain('<td dir="rtl">\u2066');
  const { html: french } = composeMail(aMail({ rows: [['Nom', 'ليلى']] }));
  expect(french).toContain('<td dir="auto">ليلى</td>');
});

test('a subject keeps the isolates of its sentence, and none that a typed text leaves open', () => {
  const isolate = '\u2066{number}\u2069: {amount}';
  const subjectOf = (number: string) =>
    composeMail(
      aMail(
        {},
        {
          locale: 'ar',
          letter: { subject: isolate, title: 't', text: [], button: 'b', notes: [] },
          facts: { number, amount: '\u200f3,920.00\u00a0€' },
        },
      ),
    ).subject;
  expect(subjectOf('TH-2026-7K3M9QR1')).toBe('\u2066TH-2026-7K3M9QR1\u2069: \u200f3,920.00\u00a0€');
  for (const open of ['\u2067Léda', 'Léda\u2069', '\u2069Léda\u2067'])
    expect(subjectOf(open)).toBe('\u2066Léda\u2069: \u200f3,920.00\u00a0€');
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
  // Below what a list of mails shows of it.
  for (const twin of [text, html.slice(html.indexOf('<main>'))]) {
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
  ['Séjour RS-2026-7K3M9QR1, heure RV-2026-7K3M9QR1', ['RS-2026-7K3M9QR1', 'RV-2026-7K3M9QR1']],
  ['\u200f\u200e-1,880.00\u00a0€', ['-1,880.00\u00a0€']],
  ['-€1,880.00', ['-€1,880.00']],
  ['10-20\u00a0€', ['20\u00a0€']],
  ['الفاتورة 2026-00029 مرفقة، AV-2026-00003', ['2026-00029', 'AV-2026-00003']],
  ['Déclaration R-3F9A1-0B2C4-FRD5E', ['R-3F9A1-0B2C4-FRD5E']],
  ['2,820 US$'.replace(' ', '\u00a0'), ['2,820\u00a0US$']],
  ['FR76 3000 6000 0112 3456 7890 189', ['FR76 3000 6000 0112', '3456 7890 189']],
  ['IBAN : DE89 3704 0044 0532 0130 00.', ['DE89 3704 0044 0532', '0130 00']],
  ['Le 14 décembre 2026', []],
])('the numbers of %j stay in one line', (sentence, numbers) => {
  const parts = numbersIn(sentence);
  expect(parts.flatMap(({ text, isNumber }) => (isNumber ? [text] : []))).toEqual(numbers);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
});

test('a list of mails shows the first words of the letter, hidden in the mail and first in its plain text', () => {
  const preheader = (parts: Partial<MailParts>) =>
    /<body>\s*<div style="display:none[^"]*" aria-hidden="true">([^<]*)<\/div>/.exec(
      composeMail(aMail({}, parts)).html,
    )?.[1];
  expect(preheader({})).toBe('Bonjour Léda.');
  expect(composeMail(aMail({})).text).toMatch(/^Un titre\n\nBonjour Léda\./);
  expect(preheader({ facts: { name: '<b>Léda' } })).toBe('Bonjour &lt;b&gt;Léda.');
  // A reply begins with what was written.
  expect(preheader({ sections: [{ paragraphs: ['Oui.', 'À vendredi.'] }] })).toBe(
    'Bonjour Léda. Oui. À vendredi.',
  );
  const long = preheader({ sections: [{ paragraphs: ['mot '.repeat(200)] }] });
  expect(long).toMatch(/^Bonjour Léda\.( mot)+…$/);
  expect(long?.length).toBeLessThan(142);
  const letter = { subject: 's', title: 't', text: [], button: 'b', notes: [] };
  expect(preheader({ letter })).toBeUndefined();
});
