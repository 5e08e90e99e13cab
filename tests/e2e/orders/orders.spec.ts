import type { BrowserContext, Page } from '@playwright/test';
import { isDeliveryDay } from '@/lib/delivery/delivery-dates';
import { orderMails as ar } from '@/messages/ar/mail/order-mails';
import { desk } from '@/messages/fr/desk/desk';
import { orderMails as fr } from '@/messages/fr/mail/order-mails';
import { messages } from '@/tests/content/texts';
import { customer, house, mailTo, openDesk, test } from '@/tests/e2e/orders/paid-shop';
import { expect, open as openPage } from '@/tests/e2e/shop';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { orderNumber } from '@/tests/order-number';
import { readMail, type TestSmtp } from '@/tests/programs/smtp';

/** Brings an order that is paid to the day agreed for its delivery, as the house does. */
async function agreeDelivery(page: Page, url: string, number: string): Promise<void> {
  await page.goto(`${url}/desk/orders/${number}`);
  const notice = page.locator('main').getByRole('status');
  for (const state of ['workshop', 'ready', 'agreed'] as const) {
    if (state === 'agreed') {
      await page.getByLabel(desk.steps.date).first().fill(aDeliveryDay());
      await page.getByLabel(desk.steps.carriers).first().fill('Équipe du Nord');
    }
    await page.getByRole('button', { name: desk.moves[state].button, exact: true }).first().click();
    await expect(notice).toContainText(desk.states[state]);
  }
}

/** A day from next week on, on which the carriers deliver. */
function aDeliveryDay(): string {
  const days = Array.from({ length: 14 }, (_, n) =>
    new Date(Date.now() + (7 + n) * 86_400_000).toISOString().slice(0, 10),
  );
  return days.find((day) => isDeliveryDay(day, 'FR')) ?? '';
}

/** The addresses of the shop in the mails to somebody, each once. */
const linksTo = (smtp: TestSmtp, to: string) => [
  ...new Set(
    smtp.received
      .filter((mail) => mail.to.includes(to))
      .flatMap(
        ({ source }) => readMail(source).text.match(/(?<=http:\/\/localhost:3000)\/\S+/g) ?? [],
      ),
  ),
];

/** Opens links as a browser does that has the cookies of a context: each is a page of the shop. */
async function expectPages(context: BrowserContext, url: string, links: readonly string[]) {
  for (const link of links) {
    const answer = await context.request.get(url + link);
    expect(answer.status(), link).toBeLessThan(400);
    expect(await answer.text(), link).toMatch(/<main[\s\S]*<h1/);
  }
}

for (const [locale, home, bedName] of [
  ['fr', '', 'Lit Zeus'],
  ['ar', '/ar', 'سرير زيوس'],
] as const) {
  const words = messages[locale];
  const mailWords = { fr, ar }[locale];

  const tag = locale === 'fr' ? [] : ['@matrix'];
  test(`a piece is ordered and paid, with its mails, and a day agreed, in ${locale}`, {
    tag,
  }, async ({ page, context, browser, open, smtp, stripe }) => {
    test.setTimeout(180_000);
    await openPage(page, `${open.url}${home}/bed/zeus?options=led_lighting`);
    await page.getByRole('button', { name: words.detail.buy, exact: true }).first().click();
    await expect(page).toHaveURL(/\/payment\?/);
    const paying = context.waitForEvent('page');
    await page.locator('#payment-form button').click();
    // Pressed twice: a tab is left behind, and the order is paid in the other.
    const left = await paying;
    const again = context.waitForEvent('page');
    await left.close();
    await page.locator('#payment-form button').click();
    const paid = await again;
    await paid.getByRole('link', { name: 'Pay' }).click();
    await expect(paid.getByRole('heading', { level: 1 })).toContainText(words.paymentSuccess.title);
    await expect(paid.locator('main')).toContainText(words.orders.next.paid);
    const [number = ''] = orderNumber.exec(await paid.locator('main').innerText()) ?? [];
    expect(stripe.sessions).toHaveLength(1);

    // The page that was left to pay leads to the order, as soon as its tab is shown again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('button', { name: words.payment.again })).toBeVisible();
    await page.getByRole('link', { name: words.payment.toOrder }).click();
    await expect(page.locator('main')).toContainText(words.orders.next.paid);

    const subject = mailWords.orderConfirmed.subject.replace('{number}', number);
    const confirmation = await mailTo(smtp, customer, subject);
    expect(confirmation.text).toContain(bedName);
    expect(confirmation.text).toContain(`/withdrawal/declaration?order=${number}`);
    expect(confirmation.source).toContain('Content-Disposition: attachment');
    const told = await mailTo(smtp, house, number);
    expect(told.header('Reply-To')).toContain(customer);

    const clio = await browser.newContext();
    const office = await clio.newPage();
    await openDesk(office, smtp, open.url);
    await agreeDelivery(office, open.url, number);
    await clio.close();
    // The page of the order that stayed open follows, once it is shown again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('main')).toContainText(words.orders.next.agreed);
    // The mail about the day waits, so that the step can be undone.
    expect(smtp.received.filter(({ to }) => to.includes(customer))).toHaveLength(1);

    await paid.getByRole('link', { name: words.payment.toOrder }).click();
    await expect(paid.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(paid.locator('main')).toContainText(words.orders.states.agreed);
    // The day that is agreed has replaced the days that were planned.
    await expect(paid.locator('main')).not.toContainText(words.delivery.planned);
    // A name and an address in Latin letters begin on the same side.
    const starts = paid.locator('dd bdi').evaluateAll((texts, isRight) => {
      const box = document.createRange();
      return texts.map((text) => {
        box.selectNodeContents(text);
        const { left, right } = box.getBoundingClientRect();
        return Math.round(isRight ? right : left);
      });
    }, locale === 'ar');
    expect(new Set(await starts).size).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await paid.emulateMedia({ colorScheme });
      await expectAccessible(paid, colorScheme);
    }
    await expectFits(paid, [320, 390, 820], 'an order');
    await paid.locator('main').getByRole('link', { name: words.orders.withdraw }).click();
    await expect(paid.getByLabel(words.declaration.form.order)).toHaveValue(number);

    // Each link of each mail: here, on another device, and there once more after leaving.
    const links = linksTo(smtp, customer);
    const order = links.find((link) => link.includes(`/orders/${number}?`)) ?? '';
    const phone = await browser.newContext();
    for (const device of [context, phone]) await expectPages(device, open.url, links);
    const handheld = await phone.newPage();
    await handheld.goto(open.url + order);
    await expect(handheld.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(handheld.locator('main')).not.toContainText('Léda');
    // The mailbox proves whose it is, and leads back.
    await handheld.goto(`${open.url}${home}/orders/${number}`);
    await handheld.locator('main').getByLabel(words.myData.ask.email).fill(customer);
    await handheld.getByRole('button', { name: words.myData.ask.send }).click();
    await expect(handheld).toHaveURL(/notice=linkSent/);
    await expect.poll(() => linksTo(smtp, customer).length).toBeGreaterThan(links.length);
    await handheld.goto(open.url + (linksTo(smtp, customer).at(-1) ?? ''));
    await handheld.getByRole('button', { name: words.accessPage.button }).click();
    await expect(handheld).toHaveURL(`${open.url}${home}/orders/${number}?notice=opened`);
    await expect(handheld.locator('main')).toContainText('24 rue de l’Empyrée');
    await handheld.getByRole('link', { name: words.orders.invoiceLink }).click();
    await expect(handheld.locator('main')).toContainText('Léda Tyndare');
    // After leaving the session, all of it opens as before.
    await handheld.goto(`${open.url}${home}/my-data`);
    await handheld.getByRole('button', { name: words.myData.leave.button }).click();
    await expect(handheld).toHaveURL(/notice=sessionEnded/);
    await expectPages(phone, open.url, links);
    await handheld.goto(open.url + order);
    await expect(handheld.locator('main')).not.toContainText('Léda');
    await phone.close();
  });
}

test('a payment page restored by Back leads to the order that was paid in another tab', {
  tag: '@matrix',
}, async ({ page, context, open }) => {
  await openPage(page, `${open.url}/bed/zeus`);
  await page.getByRole('button', { name: messages.fr.detail.buy, exact: true }).first().click();
  await expect(page).toHaveURL(/\/payment\?/);
  const paying = context.waitForEvent('page');
  await page.locator('#payment-form button').click();
  const paid = await paying;
  await paid.getByRole('link', { name: 'Pay' }).click();
  await expect(paid.locator('main')).toContainText(messages.fr.orders.next.paid);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(messages.fr.payment.title);
  // Playwright keeps its browsers from having a back/forward cache: this is what a page restored from it is told.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(heading).toContainText(orderNumber);
  await expect(page.getByRole('link', { name: messages.fr.payment.toOrder })).toBeVisible();
});

test('on a phone the payment button is in sight at once, and a failure is said beside it', {
  tag: '@matrix',
}, async ({ page, context, open, stripe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${open.url}/bed/zeus`);
  await page.getByRole('button', { name: messages.fr.detail.buy, exact: true }).first().click();
  await expect(page).toHaveURL(/\/payment\?/);
  const button = page.locator('#payment-form button');
  await expect(button).toBeInViewport();
  const sides = await button.boundingBox();
  expect(390 - (sides?.x ?? 0) - (sides?.width ?? 0)).toBeCloseTo(sides?.x ?? 0, 0);
  stripe.failure = 'declined';
  const opening = context.waitForEvent('page');
  await button.click();
  const told = await opening;
  const notice = told.locator('#payment-notice');
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('status')).toBeInViewport();
  await told.setViewportSize({ width: 1440, height: 900 });
  await told.reload();
  await expect(notice.getByRole('status')).toBeInViewport();
});
