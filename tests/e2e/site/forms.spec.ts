import type { Locator, Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { expect, join, joinInDialog, linkFor, open, ready, test } from '@/tests/e2e/shop';
import { startShop } from '@/tests/shop';

const { fr } = messages;

/** Gives an address on the cart page, and the newsletter's consent. */
async function joinOnCart(page: Page): Promise<string> {
  await page.goto('/cart');
  await page.getByLabel(fr.newsletter.consent).check();
  const email = await join(page);
  await expect(page.getByLabel(fr.newsletter.email.label)).toBeHidden();
  return email;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a double click ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('opens the session of a mailed link once, and erases once', async ({ page, shop }) => {
      const email = await joinOnCart(page);
      await page.goto('/my-data');
      await page.getByRole('button', { name: fr.myData.ask.send }).click();
      await expect(page.getByText(fr.myData.notices.linkSent)).toBeVisible();
      await page.goto(await linkFor(shop.dataDir, email));
      await page.getByRole('button', { name: fr.accessPage.button }).dblclick();
      await expect(page).toHaveURL(/notice=opened/);
      await expect(page.getByText(fr.myData.notices.opened)).toBeVisible();
      await expect(page.locator('strong', { hasText: fr.myData.sessions.here })).toBeVisible();
      await page.getByLabel(fr.myData.erase.sure).check();
      await page.getByRole('button', { name: fr.myData.erase.button }).dblclick();
      await expect(page).toHaveURL(/notice=erased/);
      await expect(page.getByText(fr.myData.notices.erased)).toBeVisible();
    });

    test('confirms and ends the newsletter once', async ({ page, shop }) => {
      const email = await joinOnCart(page);
      await page.goto(await linkFor(shop.dataDir, email, 'letter'));
      await page.getByRole('button', { name: fr.newsletterPage.button }).dblclick();
      await expect(page).toHaveURL(/notice=letterOn/);
      await page.goto(await linkFor(shop.dataDir, email, 'unsubscribe'));
      await page.getByRole('button', { name: fr.unsubscribePage.button }).dblclick();
      await expect(page).toHaveURL(/notice=letterOff/);
    });

    test('opens one payment page', async ({ page, context }) => {
      await page.goto('/payment?product=Lit+Zeus&price=9999.99');
      await page.getByRole('button', { name: /Finaliser le paiement/ }).dblclick();
      await expect.poll(() => context.pages().length).toBe(2);
      const demo = context.pages()[1];
      await expect(demo?.getByRole('heading', { level: 1 }) ?? page.locator('none')).toBeVisible();
      await expect(page).toHaveURL(/\/payment\?/);
      expect(context.pages()).toHaveLength(2);
    });
  });
}

test('a number that is refused is in view with the focus, on a phone: the page of another hour is long', async ({
  page,
}) => {
  const { pick, caller, confirmation, manage } = fr.appointment;
  const hours = page.locator('#hours li li a');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/appointment/book?place=salon&spoken=fr&zone=Europe/Paris');
  // The house may be closed for some weeks.
  while ((await hours.count()) === 0) {
    const address = page.url();
    await page.getByRole('link', { name: pick.next }).click();
    await expect(page).not.toHaveURL(address);
  }
  const at = async (index: number) =>
    new URL((await hours.nth(index).getAttribute('href')) ?? '', page.url()).searchParams.get('at');
  const other = await at(1);
  await hours.first().click();
  await page.getByLabel(caller.name, { exact: true }).fill('Léda');
  await page.getByLabel(caller.email).first().fill('leda@theogonie.example');
  await page.getByRole('button', { name: caller.button }).click();
  await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
  const move = new URL(page.url()).pathname.replace('/booked/', '/move/');
  await open(page, `${move}?place=telephone&at=${other}`);
  const phone = page.locator('#phone');
  for (const typed of ['12 oups', '13 oups']) {
    await phone.fill(typed);
    await page.getByRole('button', { name: manage.moveButton }).click();
    await expect(page.getByText(fr.appointment.notices.noPhone).first()).toBeVisible();
    await expect(phone).toHaveValue(typed);
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport({ ratio: 1 });
  }
});

test('a double click opens one page of another site, which cannot reach the shop', {
  tag: ['@matrix', '@window'],
}, async ({ page, context }) => {
  const shop = await startShop({ PAYMENT_LINK_DEFAULT: 'https://pay.example/shop' });
  try {
    await context.route('https://pay.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title><h1>Pay</h1>' }),
    );
    await page.goto(`${shop.url}/bed/zeus`);
    await page.getByRole('button', { name: 'Acheter', exact: true }).first().click();
    await page.getByRole('button', { name: /Finaliser le paiement/ }).dblclick({ delay: 60 });
    await expect.poll(() => context.pages().length).toBe(2);
    const [, paying = page] = context.pages();
    await expect(paying.getByRole('heading', { name: 'Pay' })).toBeVisible();
    // It is told which shop it was, and not the quote in its address.
    const known = await paying.evaluate(() => [window.opener, document.referrer]);
    expect(known).toEqual([null, `${shop.url}/`]);
    expect(context.pages()).toHaveLength(2);
  } finally {
    await shop.stop();
  }
});

/** Holds when a field says what is wrong with it, to eyes and to screen readers. */
async function expectFault(field: Locator, sentence: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field.page().getByText(sentence)).toBeVisible();
}

for (const locale of ['fr', 'ar'] as const) {
  test(`the contact form names each field at fault, and goes to the first (${locale})`, async ({
    page,
  }) => {
    const { contact, fieldFaults } = messages[locale];
    await open(page, localePath(locale, '/contact'));
    const form = page.locator('main form').filter({ has: page.locator('textarea') });
    await form.getByRole('button', { name: contact.form.send }).click();
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      await expectFault(form.locator(`[name=${name}]`), fieldFaults[name]);
    }
    const name = form.locator('[name=name]');
    await expect(name).toBeFocused();
    await name.fill('Léda');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await form.getByRole('button', { name: contact.form.send }).click();
    await expect(form.locator('[name=email]')).toBeFocused();
  });
}

test('faults found by the server are named at their fields', async ({ page }) => {
  await open(page, '/contact');
  await page.getByLabel(fr.contact.form.name).fill('Léda');
  await page.getByLabel(fr.contact.form.email).fill('leda@theogonie');
  await page.getByLabel(fr.contact.form.subject).fill('   ');
  await page.getByRole('textbox', { name: fr.contact.form.message }).fill('Bonjour');
  await page.getByRole('button', { name: fr.contact.form.send }).click();
  await expectFault(page.getByLabel(fr.contact.form.email), fr.fieldFaults.email);
  await expectFault(page.getByLabel(fr.contact.form.subject), fr.fieldFaults.subject);
  await expect(page.getByLabel(fr.contact.form.email)).toBeFocused();
  await expect(page.getByRole('textbox', { name: fr.contact.form.message })).toHaveValue('Bonjour');
});

test('a wrong address is named at its field in the newsletter, dialog and access forms', async ({
  page,
}) => {
  await open(page, '/cart');
  await page.getByLabel(fr.newsletter.email.label).fill('zeus');
  await page.getByRole('button', { name: fr.newsletter.submit }).click();
  await expectFault(page.getByLabel(fr.newsletter.email.label), fr.fieldFaults.email);
  await expect(page.getByLabel(fr.newsletter.email.label)).toBeFocused();

  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.detail.addToCart }).first().click();
  const dialog = page.getByRole('dialog', { name: fr.newsletterGate.title });
  await dialog.getByLabel(fr.newsletter.email.label).fill('zeus@olympe');
  await dialog.getByRole('button', { name: fr.newsletterGate.submit.cart }).click();
  await expectFault(dialog.getByLabel(fr.newsletter.email.label), fr.fieldFaults.email);
  await joinInDialog(page);

  await page.context().clearCookies();
  await open(page, '/my-data');
  await page.getByRole('button', { name: fr.myData.ask.send }).click();
  const address = page.getByLabel(fr.myData.ask.email);
  await expectFault(address, fr.fieldFaults.email);
  await address.fill('zeus@olympe');
  await page.getByRole('button', { name: fr.myData.ask.send }).click();
  await expectFault(address, fr.fieldFaults.email);
  await expect(address).toHaveValue('zeus@olympe');
  await expect(address).toBeFocused();
});

test('that a link was sent to a known address is in view on a phone, each time it is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await joinOnCart(page);
  await page.context().clearCookies();
  await open(page, '/bed/zeus');
  await page.getByRole('button', { name: fr.detail.addToCart }).first().click();
  const dialog = page.getByRole('dialog', { name: fr.newsletterGate.title });
  const told = dialog.getByText(fr.newsletter.linkSent);
  await dialog.getByLabel(fr.newsletter.email.label).fill(email);
  for (let n = 0; n < 2; n += 1) {
    await dialog.getByRole('button', { name: fr.newsletterGate.submit.cart }).click();
    await expect(told).toBeInViewport({ ratio: 0.99 });
    await dialog.getByRole('heading').scrollIntoViewIfNeeded();
  }
});

test('a declaration names the fields at fault and keeps the typed text', async ({ page }) => {
  await open(page, '/withdrawal/declaration');
  const { declaration, fieldFaults } = fr;
  await page.getByRole('button', { name: declaration.form.next }).click();
  await expectFault(page.getByLabel(declaration.form.name), fieldFaults.name);
  await expectFault(page.getByLabel(declaration.form.order), fieldFaults.order);
  await expectFault(page.getByLabel(declaration.form.email), fieldFaults.email);
  await expect(page.getByLabel(declaration.form.name)).toBeFocused();
  await page.getByLabel(declaration.form.name).fill('Léda');
  await page.getByLabel(declaration.form.order).fill('TH-1');
  await page.getByLabel(declaration.form.email).fill('leda@theogonie');
  await page.getByRole('button', { name: declaration.form.next }).click();
  await expectFault(page.getByLabel(declaration.form.email), fieldFaults.email);
  await expect(page.getByLabel(declaration.form.email)).toBeFocused();
  await expect(page.getByLabel(declaration.form.order)).toHaveValue('TH-1');
});

test('a declaration gets the order number of its address, unless one was typed', async ({
  page,
}) => {
  const path = '/withdrawal/declaration?order=TH-2026-7K3M9QRT';
  const order = page.getByLabel(fr.declaration.form.order);
  await open(page, path);
  await expect(order).toHaveValue('TH-2026-7K3M9QRT');
  await open(page, '/withdrawal/declaration?order=%3Cb%3E');
  await expect(order).toHaveValue('');
  // Somebody types before the scripts are there.
  let typed = () => {};
  const isTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await order.fill('TH-1');
  typed();
  await ready(page);
  await expect(order).toHaveValue('TH-1');
});

test('erasing names the box that is not ticked', async ({ page, shop }) => {
  const email = await joinOnCart(page);
  await open(page, '/my-data');
  await page.getByRole('button', { name: fr.myData.ask.send }).click();
  await open(page, await linkFor(shop.dataDir, email));
  await page.getByRole('button', { name: fr.accessPage.button }).click();
  await page.getByRole('button', { name: fr.myData.erase.button }).click();
  await expectFault(page.getByLabel(fr.myData.erase.sure), fr.fieldFaults.sure);
  await expect(page.getByLabel(fr.myData.erase.sure)).toBeFocused();
  await page.getByLabel(fr.myData.erase.sure).check();
  await expect(page.getByText(fr.fieldFaults.sure)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form keeps its marks, its focus and the typed text', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel(fr.contact.form.name).fill('Léda');
    await page.getByLabel(fr.contact.form.email).fill('leda@theogonie');
    await page.getByLabel(fr.contact.form.subject).fill('  ');
    await page.getByRole('textbox', { name: fr.contact.form.message }).fill('Bonjour');
    await page.getByRole('button', { name: fr.contact.form.send }).click();
    const email = page.getByLabel(fr.contact.form.email);
    await expectFault(email, fr.fieldFaults.email);
    await expectFault(page.getByLabel(fr.contact.form.subject), fr.fieldFaults.subject);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('leda@theogonie');
    await expect(page.getByLabel(fr.contact.form.name)).toHaveValue('Léda');
    await expect(page.getByRole('textbox', { name: fr.contact.form.message })).toHaveValue(
      'Bonjour',
    );

    for (const path of ['/cart', '/']) {
      await page.goto(path);
      const address = page.getByLabel(fr.newsletter.email.label);
      await address.fill('zeus@olympe');
      await page.getByRole('button', { name: fr.newsletter.submit }).click();
      await expectFault(address, fr.fieldFaults.email);
      await expect(address).toHaveValue('zeus@olympe');
    }

    await page.goto('/my-data');
    await page.getByLabel(fr.myData.ask.email).fill('zeus@olympe');
    await page.getByRole('button', { name: fr.myData.ask.send }).click();
    await expectFault(page.getByLabel(fr.myData.ask.email), fr.fieldFaults.email);
    await expect(page.getByLabel(fr.myData.ask.email)).toHaveValue('zeus@olympe');

    await page.goto('/withdrawal/declaration');
    await page.getByLabel(fr.declaration.form.name).fill('Léda');
    await page.getByLabel(fr.declaration.form.order).fill('  ');
    await page.getByLabel(fr.declaration.form.email).fill('leda@theogonie');
    await page.getByRole('button', { name: fr.declaration.form.next }).click();
    await expectFault(page.getByLabel(fr.declaration.form.order), fr.fieldFaults.order);
    await expectFault(page.getByLabel(fr.declaration.form.email), fr.fieldFaults.email);
    await expect(page.getByLabel(fr.declaration.form.name)).toHaveValue('Léda');
  });
});
