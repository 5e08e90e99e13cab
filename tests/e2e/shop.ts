import { test as base, expect, type Page, type Response } from '@playwright/test';
import type { Messages } from '@/lib/i18n/messages';
import { messages } from '../content/texts';
import { startShop, type TestShop } from '../shop';

type Fixtures = {
  /** Messages the page may print; any other warning or error fails the test. */
  allowed: { patterns: RegExp[] };
  console: undefined;
};

/** Waits until a page is hydrated, as buttons show that need a script. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.script-only').first()).toBeEnabled({ timeout: 20_000 });
}

/** Opens a page and waits until it is hydrated, for what a press before that would do in another way. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** Waits until what was open is closed, and has given back its entry in the history. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
}

/** Scrolls to the middle of a page, as a reader would have, and waits until nothing moves any more. */
export async function toMiddle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Heights settle while sections that were out of sight are laid out.
    for (let still = 0, last = -1; still < 10; await frame()) {
      const middle = Math.round((root.scrollHeight - root.clientHeight) / 2);
      if (Math.abs(scrollY - middle) > 1) scrollTo({ top: middle, behavior: 'instant' });
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
    }
  });
}

/** What Chromium says of the picture of a page that was prefetched and not opened: Next preloads it. */
const unused = /preloaded using link preload but not used/;

/**
 * The tests of the browser: one shop on the embedded database for each worker, and a console that
 * must stay silent.
 */
export const test = base.extend<Fixtures, { shop: TestShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
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

/** What the policy of a page kept the browser from; each is an error on the console as well. */
export function refused(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => (window as Window & { refused?: string[] }).refused);
}

let visitors = 0;

/** An address nobody has used in this shop. */
export function anEmail(): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@theogonie.example`;
}

/** Gives an address in the dialog that is open, and waits until the session is. */
export async function joinInDialog(
  page: Page,
  email = anEmail(),
  words: Messages['newsletter'] = messages.fr.newsletter,
): Promise<string> {
  const dialog = page.getByRole('dialog', { name: words.gate.title });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(words.email.label).fill(email);
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog).toBeHidden();
  return email;
}

/** The one toast on the screen. */
export function toast(page: Page, label: string = messages.fr.toaster.label) {
  return page.getByRole('region', { name: new RegExp(label) }).getByRole('listitem');
}

/** A price as the page writes it, whatever spaces stand in it. */
export function price(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(pattern);
}

export { expect };
