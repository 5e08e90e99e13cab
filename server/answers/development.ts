import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, kindsWith } from './addresses';

/** Loads the module of addresses as its sources are now. */
export type LoadAddresses = () => Promise<typeof import('./addresses')>;

/** In development Next serves the files itself. */
export const isFileInDevelopment = (path: string) =>
  process.env.NODE_ENV !== 'production' &&
  (path.startsWith('/_next/') || existsSync(join('public', path)));

/** The kind of an address in development: an unknown address may be that of a page written since the start. */
export function kindsInDevelopment(load: LoadAddresses) {
  let kindOf = kindsWith();
  return async (address: string): Promise<Kind | undefined> => {
    const kind = kindOf(address);
    if (kind || isFileInDevelopment(address)) return kind;
    kindOf = (await load()).kindsWith();
    return kindOf(address);
  };
}
