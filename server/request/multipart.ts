import type { IncomingMessage } from 'node:http';

/** The boundary of a multipart body, or `undefined` when the header names none. */
function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/** Reads so many bytes of a body and puts them back for the next reader. */
function peek(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      request.off('readable', look);
      request.off('close', finish);
      const body = Buffer.concat(chunks);
      // In the same turn as the last read: later, the stream would have ended.
      if (size >= length && body.length > 0) request.unshift(body);
      resolve(body);
    };
    const look = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= length) return finish();
      }
    };
    request.on('readable', look);
    request.on('close', finish);
  });
}

/** Most fields of a form without files, more than any page has; Next takes 80 ms for 16 000. */
const mostFields = 1_000;

/**
 * The text of a multipart body, one character per byte; empty for bodies of other types.
 * Next answers a form that is broken with 500, although the sender is at fault.
 * @returns `undefined` when it does not begin and end as a form, or a URL-encoded one has more fields than can be
 */
export async function readForm(request: IncomingMessage): Promise<string | undefined> {
  const type = request.headers['content-type'] ?? '';
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.method !== 'POST') return '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type) && length > mostFields) {
    const fields = (await peek(request, length)).toString('latin1').split('&', mostFields + 1);
    return fields.length <= mostFields ? '' : undefined;
  }
  if (!/^multipart\/form-data\b/i.test(type)) return '';
  const boundary = boundaryOf(type);
  if (!boundary || length === 0) return undefined;
  const body = (await peek(request, length)).toString('latin1');
  const isWhole = body.startsWith(`--${boundary}`) && body.trimEnd().endsWith(`--${boundary}--`);
  return isWhole ? body : undefined;
}
