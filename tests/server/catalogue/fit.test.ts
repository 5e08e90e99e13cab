import { expect, test } from 'vitest';
import { choiceWord } from '@/lib/catalogue/choice-word';
import fr from '@/messages/fr';
import { readPage, spaced } from '@/tests/server/page';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const get = async (query: string) =>
  readPage(await fetch(`${shop.url}/fit${query}`, { redirect: 'manual' }));

const door = 'doorWidth=83&doorHeight=204';

test('a piece and a door get an answer with a drawing and an explanation', async () => {
  const { status, dom, text } = await get(`?piece=lit-zeus&${door}`);
  expect(status).toBe(200);
  expect(text).toContain('Passe à plat, avec 37 cm de marge.');
  expect(text).toContain(fr.sheet.parcels.mattress);
  expect(text).toContain(spaced(fr.fit.rules.door));
  expect(dom.querySelectorAll('article figure svg')).toHaveLength(1);
  expect(dom.querySelector('option[selected]')?.getAttribute('value')).toBe('lit-zeus');
  expect(dom.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
});

test('an answer says that other measures are missing', async () => {
  const { dom } = await get(`?piece=lit-zeus&${door}&cornerFirstWidth=90`);
  const answer = dom.querySelector('section[aria-labelledby=answer]')?.textContent ?? '';
  expect(answer).toContain(fr.fit.summary.passes);
  expect(spaced(answer)).toContain(spaced(fr.fit.faulty));
  const whole = (await get(`?piece=lit-zeus&${door}`)).dom;
  expect(spaced(whole.querySelector('main')?.textContent ?? '')).not.toContain(
    spaced(fr.fit.faulty),
  );
});

test('commas, points and Arabic digits are the same measure', async () => {
  for (const width of ['76,5', '76.5', '%D9%A7%D9%A6%D9%AB%D9%A5']) {
    const { text } = await get(`?piece=fauteuil-athena&doorWidth=${width}&doorHeight=204`);
    expect(text).toContain('Passe sur chant, avec 0,5 cm de marge.');
    expect(text).toContain(spaced(fr.fit.tight));
    expect(text).toContain(spaced(fr.fit.carriers));
  }
});

test('measures that can only be metres are asked about, and one press takes them', async () => {
  const { text, dom } = await get('?piece=lit-zeus&doorWidth=0,83&doorHeight=2,10');
  expect(text).toContain(spaced('est-ce 2,10 m\u202f?'));
  expect(text).not.toContain('il manque 225');
  const link = [...dom.querySelectorAll('form a')].find(
    (one) => one.textContent === fr.fit.inMetres,
  );
  const href = link?.getAttribute('href') ?? '';
  expect((await get(href.slice(href.indexOf('?')))).text).toContain(
    'Passe à plat, avec 37 cm de marge.',
  );
});

test('a configuration stays selected when a link names it', async () => {
  const word = choiceWord('lit-zeus', ['safe_storage', 'led_lighting']);
  const { dom, text } = await get(`?piece=${word}&${door}`);
  expect(dom.querySelector('option[selected]')?.getAttribute('value')).toBe(word);
  expect(text).toContain(fr.options.beds.safe_storage.name);
});

test('a piece that does not fit shows what is missing, and a visit is offered', async () => {
  const { text, dom } = await get('?piece=miroir-hera&doorWidth=15&doorHeight=204');
  expect(text).toContain('Ne passe pas : il manque 5 cm (largeur).');
  expect(text).toContain(spaced(fr.fit.summary.fails));
  expect(dom.querySelector('a[href^="/contact?visit="]')).not.toBeNull();
});

test.each([
  ['0', fr.fit.faults.positive],
  ['-5', fr.fit.faults.positive],
  ['1e309', fr.fit.faults.number],
  ['abc', fr.fit.faults.number],
  ['99999', fr.fit.faults.large],
  ['', fr.fit.faults.missing],
  ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', fr.fit.faults.number],
  ['(a%2B)%2B%24', fr.fit.faults.number],
  ['%E2%80%AE38', fr.fit.openings.door],
  ['9'.repeat(4_000), fr.fit.faults.number],
  ['83&doorWidth=x', fr.fit.openings.door],
])(
  'a width of %s has a sentence at its field, and the corridor its answer',
  async (width, said) => {
    const { status, text, html } = await get(
      `?piece=lit-zeus&doorWidth=${width}&doorHeight=204&corridorWidth=90&corridorHeight=240`,
    );
    expect(status).toBe(200);
    expect(text).toContain(spaced(said));
    expect(text).toContain('avec 44 cm de marge.');
    expect(html).not.toContain('<img src=x');
  },
);

test.each([
  'nobody',
  'lit-zeus.nothing',
  '__proto__',
  'constructor',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  `lit-zeus${'.a'.repeat(2_000)}`,
  '%E2%80%AElit-zeus',
])('the piece %s is reported as unknown', async (piece) => {
  const { status, text, html } = await get(`?piece=${piece}&${door}`);
  expect(status).toBe(200);
  expect(text).toContain(spaced(fr.fit.unknownPiece));
  expect(html).not.toContain('<script>alert(1)');
});

test.each([
  `?piece=lit-zeus&piece=lit-hades&${door}`,
  '?piece[]=lit-zeus',
  '?doorWidth=%00',
  '?stairsTurn=half&stairsTurn=__proto__&stairsWidth=90',
  `?${'doorWidth=1&'.repeat(300)}`,
])('%s is answered', async (query) => expect((await get(query)).status).toBeLessThan(500));
