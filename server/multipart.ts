import type { IncomingMessage } from 'node:http';

/** The boundary of a multipart body, or `undefined` when the header names none. */
function boundaryOf(type: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain;
}

/** Looks at so many bytes of a body, and puts them back for whoever reads it next. */
function peek(request: IncomingMessage, length: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = () => {
      request.off('readable', look);
      request.off('close', settle);
      const body = Buffer.concat(chunks);
      // In the same turn as the last read: afterwards the stream would have ended.
      if (size >= length && body.length > 0) request.unshift(body);
      resolve(body);
    };
    const look = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= length) return settle();
      }
    };
    request.on('readable', look);
    request.on('close', settle);
  });
}

/**
 * Whether a multipart body begins and ends as one. Next answers a broken one with 500, as if the shop
 * were at fault; bodies of other kinds are left alone.
 */
export async function isWholeForm(request: IncomingMessage): Promise<boolean> {
  const type = request.headers['content-type'] ?? '';
  if (request.method !== 'POST' || !/^multipart\/form-data\b/i.test(type)) return true;
  const boundary = boundaryOf(type);
  const length = Number(request.headers['content-length'] ?? 0);
  if (!boundary || length === 0) return false;
  const body = (await peek(request, length)).toString('latin1');
  return body.startsWith(`--${boundary}`) && body.trimEnd().endsWith(`--${boundary}--`);
}
