import { SMTPServer } from 'smtp-server';
import { freePort } from './postgres';

export type Received = { readonly to: readonly string[]; readonly source: string };

/** A mail server for the tests, on loopback. */
export type TestSmtp = {
  readonly url: string;
  readonly received: Received[];
  /** While set, mails are refused with this reply. */
  refusal?: { readonly code: number; readonly text: string };
  /** How long it takes a mail, in milliseconds. */
  delayMs?: number;
  readonly close: () => Promise<void>;
};

/** Starts a mail server. @param port to listen on; by default any free one */
export async function startSmtp(port?: number): Promise<TestSmtp> {
  const at = port ?? (await freePort());
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (smtp.delayMs) await new Promise((resolve) => setTimeout(resolve, smtp.delayMs));
        if (smtp.refusal) {
          const { code, text } = smtp.refusal;
          return done(Object.assign(new Error(text), { responseCode: code }));
        }
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, '127.0.0.1', () => resolve());
  });
  server.on('error', () => undefined);
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${at}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

/** Headers and parts of a mail, decoded only as far as the shop's mails need. */
export function readMail(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const part = (type: string) => {
    const [, encoding = '', body = ''] =
      new RegExp(
        `Content-Type: ${type}[^\\r]*\\r\\n(?:[\\w-]+: [^\\r]*\\r\\n)*?Content-Transfer-Encoding: ([\\w-]+)\\r\\n(?:[\\w-]+: [^\\r]*\\r\\n)*\\r\\n([\\s\\S]*?)\\r\\n----`,
        'i',
      ).exec(source) ?? [];
    if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
    if (encoding !== 'quoted-printable') return body;
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    return Buffer.from(bytes, 'latin1').toString('utf8');
  };
  return { header, headers, text: part('text/plain'), html: part('text/html') };
}
