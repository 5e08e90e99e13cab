import { collectData } from '@/db/account/my-data';
import { dataFile } from '@/lib/account/data-file';
import { visitorTokenHash } from '@/lib/account/session';
import { log } from '@/lib/process/log';

const headers = { 'x-robots-tag': 'noindex' };

/**
 * Sends a proven visitor all their data, as one file.
 * @returns 403 for anybody else; 503 while the database is unavailable
 */
export async function GET(): Promise<Response> {
  const hash = await visitorTokenHash();
  try {
    const held = hash && (await collectData(hash));
    if (!held) return new Response(null, { status: 403, headers });
    return new Response(`${JSON.stringify(held, null, 2)}\n`, {
      headers: {
        ...headers,
        'content-type': dataFile.type,
        'content-disposition': `attachment; filename="${dataFile.name}"`,
      },
    });
  } catch (error) {
    log().error(error, 'collecting data failed');
    return new Response(null, { status: 503, headers });
  }
}
