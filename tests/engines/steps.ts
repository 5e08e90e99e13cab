import type { Messages } from '@/lib/i18n/messages';
import { messages } from '@/tests/content/texts';
import type { Page } from './page';
import { by, css } from './targets';

const { detail, cart } = messages.fr;

let visitors = 0;

/** An e-mail address that nobody has used in this shop. */
export function anEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@theogonie.example`;
}

export const addButton = by('button', detail.addToCart);
export const toast = css('.toast');
export const cartLink = by('link', 'Mon Panier');
export const lines = by('list', cart.view.lines);
export const cartTab = (count: number) => by('link', `Mon Panier (${count})`);

/** Gives an address in the open dialog, which closes. */
export async function joinInDialog(
  page: Page,
  { newsletter, newsletterGate }: Pick<Messages, 'newsletter' | 'newsletterGate'> = messages.fr,
): Promise<void> {
  const dialog = by('dialog', newsletterGate.title);
  await page.fill(by('textbox', newsletter.email.label, dialog), anEmail());
  await page.click({ selector: '[type=submit]', within: dialog });
  await page.expectGone(dialog);
}

/** Puts a piece into the cart of a visitor who has given no address yet. */
export async function addFirst(page: Page, path: string): Promise<void> {
  await page.open(path);
  await page.toMiddle();
  await page.click({ selector: '.slim-bar button' });
  await joinInDialog(page);
  await page.expectText(toast, 'Ajouté au panier');
}
