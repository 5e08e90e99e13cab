import { type FiledAs, fileMail, hasMailSecret, takesMails } from '@/use-cases/desk/file-answer';

const answer = (status: number, filed?: FiledAs) =>
  filed ? Response.json({ filed }, { status }) : new Response(null, { status });

/**
 * Takes a mail that the mail server of the house hands over, as it was delivered.
 * @returns 200 for one that stands in its conversation; 422 for any other, which belongs into the house's mailbox; 401
 * without the secret, before the body is read; 404 where nothing is configured; 503 while the database is unavailable
 */
export async function POST(request: Request): Promise<Response> {
  if (!takesMails()) return answer(404);
  if (!hasMailSecret(request.headers.get('authorization'))) return answer(401);
  const filed = await fileMail(new Uint8Array(await request.arrayBuffer()));
  if (filed === 'away') return answer(503);
  return answer(filed === 'filed' || filed === 'repeated' ? 200 : 422, filed);
}
