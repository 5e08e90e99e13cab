import { expect, vi } from 'vitest';
import { linksTo } from '../outbox';
import { aBrowser, type Visitor } from './forms';

/**
 * Requests a link for an address and opens it, which proves the session.
 * @param dataDir of the shop, where mails without a server are laid
 * @param page with the form that sends the link
 */
export async function prove(
  visitor: Visitor,
  dataDir: string,
  page: string,
  email: string,
): Promise<void> {
  await visitor.press(page, 'Recevoir un lien', { email });
  const links = () => linksTo(dataDir, email, 'access');
  await vi.waitFor(() => expect(links()).not.toEqual([]), { timeout: 15_000, interval: 100 });
  await visitor.press(links()[0] ?? '', 'Ouvrir ma session');
}

/** Somebody of the house at its desk. @param email one of `STAFF` */
export async function aColleague(
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
  email: string,
): Promise<Visitor> {
  const colleague = aBrowser(url);
  await prove(colleague, dataDir, '/desk', email);
  return colleague;
}
