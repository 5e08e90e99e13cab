import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readForm } from '@/server/request/multipart';
import { reject, rejectionByHeaders } from '@/server/request/request-guard';

let server: Server;
let url: string;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

// The request guard alone, in front of a server that answers with the length of the body.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const refused =
      rejectionByHeaders(request.method, request.headers, 'http://localhost') ??
      ((await readForm(request)) === undefined ? 400 : undefined);
    if (refused) return reject(request, response, refused);
    response.end(String((await bodyOf(request)).length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (body: BodyInit, type?: string) =>
  fetch(url, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });

test('a complete form passes unchanged', async () => {
  for (const size of [0, 1, 20_000, 60_000]) {
    const form = new FormData();
    form.append('a', 'x'.repeat(size));
    const response = await post(form);
    expect(response.status).toBe(200);
    expect(Number(await response.text())).toBeGreaterThan(size);
  }
});

test('a form that arrives in pieces passes too', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
  });
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (const piece of body.match(/[\s\S]{1,7}/g) ?? []) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await answer).toMatch(new RegExp(`^HTTP/1.1 200[\\s\\S]*${body.length}`));
});

test.each([
  ['no form', 'garbage'],
  ['a form cut short', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ['nothing', ''],
])('%s with the type of a form is refused', async (_, body) => {
  expect((await post(body, 'multipart/form-data; boundary=x')).status).toBe(400);
  expect((await post(body, 'multipart/form-data')).status).toBe(400);
});

test('a form of more fields than any page has is refused, one of a thousand passes untouched', async () => {
  const form = (fields: number) => Array(fields).fill('a=b').join('&');
  const send = (body: string) => post(body, 'application/x-www-form-urlencoded');
  expect(await (await send(form(1_000))).text()).toBe(String(form(1_000).length));
  expect((await send(form(1_001))).status).toBe(400);
});

test('a body announced too long is refused before it is sent', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 65537\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
});

test('a body of a megabyte gets the answer that refuses it', async () => {
  expect((await post('x'.repeat(1_000_000))).status).toBe(413);
});
