import { expect, test } from 'vitest';
import { readIncomingMail } from '@/lib/mail/incoming-mail';

const bytes = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'));
const head = (more = '') =>
  `From: Léda <LEDA@Theogonie.example>\nTo: Maison <antwort+x@theogonie.example>\nMessage-ID: <1@a.example>\n${more}`;
const plain = (text: string, more = '') =>
  bytes(`${head(more)}Content-Type: text/plain; charset=utf-8\n\n${text}`);

test('writer, addressees and text of a mail, whatever way it came', async () => {
  const mail = await readIncomingMail(
    plain('Oui, merci.\n\nLéda\n', 'Cc: b@c.example\nDelivered-To: antwort+y@theogonie.example\n'),
  );
  expect(mail).toMatchObject({
    ...{ from: 'leda@theogonie.example', text: 'Oui, merci.\n\nLéda', isAutomatic: false },
    to: ['antwort+x@theogonie.example', 'b@c.example', 'antwort+y@theogonie.example'],
  });
});

test('the mail that is quoted below an answer is left out, quotes within it stay', async () => {
  const { text } = await readIncomingMail(plain('> Bleu ?\nOui.\n\n> Bonjour Léda,\n> merci\n>\n'));
  expect(text).toBe('> Bleu ?\nOui.');
});

test('of HTML alone the text is read, and no tag or script of it', async () => {
  const html =
    '<html><head><title>x</title></head><body><p>Oui<br>merci</p><script>alert(1)</script>&lt;b&gt;</body></html>';
  const { text } = await readIncomingMail(
    bytes(`${head()}Content-Type: text/html; charset=utf-8\n\n${html}`),
  );
  expect(text).toMatch(/^Oui\s+merci/);
  expect(text).not.toMatch(/alert|<p|<script/);
});

test('a long text is cut, and signs that turn letters around or end a text go', async () => {
  const { text } = await readIncomingMail(plain(`a\0\u202eb ${'é'.repeat(30_000)}`));
  expect(text.startsWith('ab é')).toBe(true);
  expect([...text]).toHaveLength(20_000);
});

test('a note of absence and a report of a mail server are known as such', async () => {
  for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk']) {
    expect((await readIncomingMail(plain('Absent', `${header}\n`))).isAutomatic, header).toBe(true);
  }
  expect((await readIncomingMail(plain('a', 'Auto-Submitted: no\n'))).isAutomatic).toBe(false);
});

test('the same mail has the same hash, and another one has another', async () => {
  const hash = async (raw: Uint8Array) => (await readIncomingMail(raw)).hash;
  expect(await hash(plain('a'))).toBe(await hash(plain('b')));
  const without = (text: string) => bytes(`From: a@b.example\n\n${text}`);
  expect(await hash(without('a'))).not.toBe(await hash(without('b')));
});

test('a Message-ID is kept as its mail has it, unless a header cannot name it', async () => {
  const named = async (id: string) =>
    (await readIncomingMail(bytes(`From: a@b.example\nMessage-ID: ${id}\n\na`))).name;
  expect(await named('<CA+x_1.2@mail.a.example>')).toBe('<CA+x_1.2@mail.a.example>');
  const odd = ['', 'a@b.example', '<a b@c>', '<a><b>', '<é@a.example>', `<${'a'.repeat(300)}@b>`];
  for (const id of odd) expect(await named(id), id).toBeUndefined();
});

test('what is no mail gives an empty one or is refused, and hangs nobody', async () => {
  for (const raw of ['', '\0\0\0', 'From:', 'x'.repeat(100_000), ':\n:\n\n']) {
    const mail = await readIncomingMail(bytes(raw)).catch(() => undefined);
    expect(mail?.from ?? '', raw.slice(0, 10)).toBe('');
  }
  const deep = Array.from(
    { length: 500 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  ).join('');
  await expect(readIncomingMail(bytes(`${head()}${deep}`))).rejects.toThrow();
});
