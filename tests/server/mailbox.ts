import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { aBrowser } from './forms';

/**
 * Has a link sent to an address and opens it: the session is proven then.
 * @param dataDir of the shop, where mails without a server are laid
 * @param page with the form that sends the link
 */
export async function prove(
  visitor: ReturnType<typeof aBrowser>,
  dataDir: string,
  page: string,
  email: string,
): Promise<void> {
  await visitor.press(page, 'Recevoir un lien', { email });
  const folder = join(dataDir, 'outbox');
  const links = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r\n/g, ''))
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /\/access\?token=[\w-]{43}/.exec(mail.replaceAll('=3D', '='))?.[0] ?? []);
  await vi.waitFor(() => expect(links()).not.toEqual([]), { timeout: 15_000, interval: 100 });
  await visitor.press(links()[0] ?? '', 'Ouvrir ma session');
}
