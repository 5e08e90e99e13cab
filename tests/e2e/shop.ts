import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPrice } from '@/lib/money';
import { messages } from '../content/texts';
import { linksTo } from '../outbox';
import { scrollToMiddle } from '../scroll-to-middle';
import { postForm } from '../server/post';
import { startShop, type TestShop } from '../shop';

type Fixtures = {
  /** Messages the page may print; any other warning or error fails the test. */
  allowed: { patterns: RegExp[] };
  console: undefined;
};

/** Waits until a page is hydrated, which its buttons that need a script show. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.script-only').first()).toBeEnabled({ timeout: 20_000 });
}

/** Opens a page and waits until it is hydrated, for tests where an earlier press would do something else. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** The tab of the cart that says how many pieces are in it. */
export const cartTab = (page: Page, count: number): Locator =>
  page.getByRole('main').getByRole('link', { name: `Mon Panier (${count})` });

/** The tab of the wishlist, with so many pieces. */
export const wishlistTab = (page: Page, count: number): Locator =>
  page.getByRole('main').getByRole('link', { name: `Liste de Souhaits (${count})` });

/** The link in the header, which counts what is in the cart. */
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Mon Panier/ });

/** Waits until the open dialog is closed and its history entry is gone. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
}

/** Scrolls to the middle of a page, as a reader would, and waits until nothing moves any more. */
export function toMiddle(page: Page): Promise<void> {
  return page.evaluate(scrollToMiddle);
}

/** How far parts of a page have moved by themselves since it was opened, as Layout Instability counts. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestIdleCallback(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

/** Chromium's warning about the picture of a prefetched page that was not opened: Next preloads it. */
const unused = /preloaded using link preload but not used/;

/**
 * The browser tests: one shop on the embedded database for each worker, and a console that must stay
 * empty.
 */
export const test = base.extend<Fixtures, { shop: TestShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const shop = await startShop();
      // The first visitor has the database made, on a busy machine for longer than an assertion waits.
      await postForm(shop.url, '/cart', 'S’inscrire', { email: 'first@theogonie.example' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  allowed: [{ patterns: [] }, { option: true }],
  console: [
    async ({ context, allowed }, use) => {
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      await context.addInitScript(() => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener('securitypolicyviolation', (event) =>
          refused.push(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`),
        );
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use(undefined);
      const surprising = heard.filter(
        (text) => ![...allowed.patterns, unused].some((pattern) => pattern.test(text)),
      );
      expect(surprising).toEqual([]);
    },
    { auto: true },
  ],
});

/** Violations of a page's policy; each is an error on the console as well. */
export function refused(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (window as Window & { refused?: string[] }).refused);
}

let visitors = 0;

/** An e-mail address that nobody has used in this shop. */
export function anEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@theogonie.example`;
}

/** Submits an address in the form of a part of the page: in its main part, unless another is given. */
export async function join(
  page: Page,
  email = anEmail(),
  words: Messages['newsletter'] = messages.fr.newsletter,
  part = page.getByRole('main'),
): Promise<string> {
  await part.getByLabel(words.email.label).fill(email);
  const form = part.locator('form').filter({ has: page.getByLabel(words.email.label) });
  await submitOf(form).click();
  return email;
}

/** Submits an address in the open dialog and waits until the session is open. */
export async function joinInDialog(
  page: Page,
  email = anEmail(),
  words: Pick<Messages, 'newsletter' | 'newsletterGate'> = messages.fr,
): Promise<string> {
  const dialog = page.getByRole('dialog', { name: words.newsletterGate.title });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(words.newsletter.email.label).fill(email);
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  return email;
}

/** The button that submits a form or the form of a dialog, whose words depend on what was asked for. */
export function submitOf(dialog: Locator): Locator {
  return dialog.locator('[type=submit]');
}

/** The newest link to a page in the mails to an address, once there is one, as a path with its query. */
export async function linkFor(dataDir: string, email: string, page = 'access'): Promise<string> {
  const links = () => linksTo(dataDir, email, page);
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([]);
  return links().at(-1) ?? '';
}

/** The one toast on the screen. */
export function toast(page: Page, label: string = messages.fr.toaster.label) {
  return page.getByRole('region', { name: new RegExp(label) }).getByRole('listitem');
}

/** A text as a page writes it, whatever kind of spaces it has. */
export function anySpace(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));
}

/** A sum of euro cents as a page writes it, with what stands before it. */
export function amount(cents: number, before = '', locale: Locale = 'fr'): RegExp {
  return anySpace(before + formatPrice(cents, locale));
}

export { centsOf } from '../make';
export { expect };
