import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from 'mime-types';
import sendFile from 'send';
import { noteFailure } from '@/lib/process/failure';
import { encodings, type Snapshot } from '@/server/release';
import { encodingFor } from './encoding';

/** Answers a request for a file, or says that there is none. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for public files and for the scripts, styles and fonts of the build, compressed if the
 * build has a compressed copy.
 * @returns a function that says whether it has answered
 */
export function serveStaticFiles(release: string, { files }: Pick<Snapshot, 'files'>): ServeFile {
  const root = join(release, 'files');
  const isCompressed = new Map(Object.entries(files));

  return (request, response) => {
    const { method, headers, url = '' } = request;
    const [address = ''] = url.split('?', 1);
    if ((method !== 'GET' && method !== 'HEAD') || !isCompressed.has(address)) return false;
    const encoding = isCompressed.get(address)
      ? encodingFor(headers['accept-encoding'])
      : 'identity';
    response.setHeader(
      'content-type',
      contentType(address.split('/').at(-1) ?? '') || 'application/octet-stream',
    );
    if (isCompressed.get(address)) response.setHeader('vary', 'Accept-Encoding');
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    sendFile(request, encodeURI(address + encodings[encoding]), {
      root,
      cacheControl: false,
      dotfiles: 'allow',
    })
      .on('error', (error: Error & { status?: number }) => {
        if (error.status === undefined || error.status >= 500) noteFailure(error);
        if (!response.headersSent) response.writeHead(error.status ?? 500);
        response.end();
      })
      .pipe(response);
    return true;
  };
}
