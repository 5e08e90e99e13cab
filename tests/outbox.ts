import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from './programs/smtp';

/** The mails to an address, oldest first, from the folder where a shop without a mail server writes them. */
export function mailsTo(dataDir: string, email: string) {
  const folder = join(dataDir, 'outbox');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readMail(readFileSync(file, 'utf8')))
    .filter(({ header }) => header('To') === email);
}

/** The links to a page in those mails, oldest first, as paths with their queries. */
export function linksTo(dataDir: string, email: string, page: string): string[] {
  return mailsTo(dataDir, email).flatMap(({ text }) => {
    const [link] = new RegExp(`https?://\\S+/${page}\\?\\S+`).exec(text) ?? [];
    if (!link) return [];
    const { pathname, search } = new URL(link);
    return [pathname + search];
  });
}
