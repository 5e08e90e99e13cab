import 'server-only';
import { rowsOf, run, sql } from './client';

/** The address a session belongs to, or `undefined` when the token is unknown or has expired. */
export async function findEmail(tokenHash: string): Promise<string | undefined> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`select email from sessions where token_hash = ${tokenHash} and expires_at > now()`,
    ),
  );
  return typeof row?.email === 'string' ? row.email : undefined;
}

/** As a part of a statement: the one row of the visitor who carries a token, or none. */
export function visitor(tokenHash: string) {
  return sql`visitor as (
    select email from sessions where token_hash = ${tokenHash} and expires_at > now()
  )`;
}
