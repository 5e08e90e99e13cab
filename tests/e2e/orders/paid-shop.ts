import type { Page } from '@playwright/test';
import { messages } from '@/tests/content/texts';
import { expect, test as plain } from '@/tests/e2e/shop';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { startShop, type TestShop } from '@/tests/shop';

export const staff = 'clio@theogonie.example';
export const house = 'maison@theogonie.example';
/** Whom the stand-in for Stripe names as the customer. */
export const customer = 'leda@theogonie.example';

/** A shop that is paid by Stripe, with its mail server and its desk: one for each test. */
export const test = plain.extend<{
  settings: Readonly<Record<string, string>>;
  smtp: TestSmtp;
  stripe: TestStripe;
  open: TestShop;
}>({
  /** What is configured beside that. */
  settings: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
  stripe: async ({}, use) => {
    const stripe = await startStripe();
    await use(stripe);
    await stripe.close();
  },
  open: async ({ smtp, stripe, settings, context }, use) => {
    const shop = await startShop({
      ...stripeSettings(stripe),
      SMTP_URL: smtp.url,
      HOUSE_MAIL: house,
      STAFF: staff,
      ...settings,
    });
    stripe.shop = shop.url;
    await use(shop);
    // A page that still prefetches would miss it.
    for (const page of context.pages()) await page.close();
    await shop.stop();
  },
});

/** The newest mail to an address whose subject has a text. */
export async function mailTo(smtp: TestSmtp, to: string, subject: string) {
  const found = () =>
    smtp.received
      .filter((mail) => mail.to.includes(to))
      .map(({ source }) => ({ source, ...readMail(source) }))
      .findLast((mail) => plainOf(subjectOf(mail.header('Subject'))).includes(plainOf(subject)));
  await expect.poll(() => found()?.source).toBeTruthy();
  const mail = found();
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** A text without the marks that isolate a number in Arabic, which mails fold like blanks. */
export const plainOf = (text: string) => text.replace(/[\u2066-\u2069\s]+/g, ' ').trim();

/** A subject without its encoding (RFC 2047). */
function subjectOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) => {
      const bytes = [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(
        ([, kind = '', text = '']) =>
          kind.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : Buffer.from(
                text
                  .replaceAll('_', ' ')
                  .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
                    String.fromCharCode(Number.parseInt(hex, 16)),
                  ),
                'latin1',
              ),
      );
      return Buffer.concat(bytes).toString('utf8');
    });
}

/** Signs in at the desk by a link in the mailbox. */
export async function openDesk(page: Page, smtp: TestSmtp, url: string): Promise<void> {
  await page.goto(`${url}/desk`);
  await page.locator('main').getByLabel(messages.fr.myData.ask.email).fill(staff);
  await page.getByRole('button', { name: messages.fr.myData.ask.send }).click();
  await expect(page).toHaveURL(/notice=linkSent/);
  const { text } = await mailTo(smtp, staff, '');
  await page.goto(url + (/\/access\?token=[\w-]+/.exec(text)?.[0] ?? ''));
  await page.getByRole('button', { name: messages.fr.accessPage.button }).click();
  await expect(page).toHaveURL(/notice=opened/);
}
