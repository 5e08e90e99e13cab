import type { Page } from '@playwright/test';
import { isDeliveryDay } from '@/lib/delivery/delivery-dates';
import { desk } from '@/messages/fr/desk/desk';
import { readyReplies } from '@/messages/fr/desk/ready-replies';
import { mails } from '@/messages/fr/mail/mails';
import { messages } from '@/tests/content/texts';
import { linkFor, test as shopTest } from '@/tests/e2e/shop';
import { chooseTheme, expectAccessible, expectFits, themes } from '@/tests/e2e/templates';
import { orderNumber } from '@/tests/order-number';
import { aBrowser } from '@/tests/server/forms';
import { startShop } from '@/tests/shop';
import { carry, expect, orders, signIn, staff, startDesk, test } from './desk';

const { fr } = messages;
const pages = [
  '/desk',
  '/desk/search',
  '/desk/log',
  '/desk/orders',
  '/desk/plan',
  '/desk/offers',
  '/desk/offers/new',
  `/desk/orders/${orders.shown}`,
  `/desk/orders/${orders.shown}/slip`,
  `/desk/orders/${orders.shown}/workshop`,
  '/desk/messages',
  '/desk/withdrawals',
  '/desk/newsletter',
  '/desk/figures',
  '/desk/tax',
] as const;
const endpoint = '/desk/newsletter.csv';
const file = '/desk/files/00000000-0000-4000-8000-000000000000';
const mailPaths = ['/desk/mail', '/desk/offers/new/mail'];
const endpoints = [endpoint, '/desk/orders.csv', '/desk/figures.csv', ...mailPaths, file];
/** The redirect of a page of the desk for visitors who are not signed in. */
const wayTo = (path: string) => `/desk?${new URLSearchParams({ back: path })}`;

/** The day so many days from now, as a date field takes it. */
const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day from the third on, on which the house delivers in France. */
function nextDeliveryDay(): string {
  for (let days = 3; ; days += 1) {
    if (isDeliveryDay(dayFrom(days), 'FR')) return dayFrom(days);
  }
}

shopTest('without STAFF there is no desk', async ({ request }) => {
  for (const path of [...pages, ...endpoints, '/en/desk']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test.describe('a visitor who is not signed in', () => {
  test('sees the sign-in page, is redirected to it from every page, and gets no file', async ({
    request,
  }) => {
    const way = await request.get('/desk');
    expect(way.status()).toBe(200);
    expect(way.headers()['cache-control']).toBe('no-store');
    const text = await way.text();
    expect(text).toContain(desk.signIn.text);
    expect(text).toContain('noindex');
    for (const path of pages.slice(1)) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect([reply.status(), reply.headers().location], path).toEqual([307, wayTo(path)]);
    }
    for (const path of endpoints) expect((await request.get(path)).status(), path).toBe(404);
    const typed = { from: '2026-12-01', to: '2026-12-04' };
    expect((await request.post('/desk/mail', { form: typed })).status()).toBe(404);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
  });

  test('with an address outside the house is told that it has no access', {
    tag: '@matrix',
  }, async ({ page, context, shop }) => {
    const email = 'first@theogonie.example';
    await carry(context, shop, await signIn(shop, email));
    for (const path of pages) {
      await page.goto(path);
      await expect(page).toHaveURL(path === '/desk' ? path : wayTo(path));
      await expect(page.getByText(`L’adresse ${email} ne donne pas accès`)).toBeVisible();
    }
    for (const path of endpoints) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });

  for (const locale of ['en', 'it', 'ru', 'ar']) {
    test(`gets no desk in ${locale}, and nor does a colleague`, async ({ request, session }) => {
      for (const cookie of ['', `session=${session}`]) {
        for (const path of [...pages, ...endpoints]) {
          const reply = await request.get(`/${locale}${path}`, {
            headers: { cookie },
            maxRedirects: 0,
          });
          expect(reply.status(), path).toBe(404);
        }
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person of the house signs in by mail, finds an order and brings it to its delivery', async ({
    page,
    shop,
  }) => {
    await page.goto('/desk/orders');
    await expect(page).toHaveURL(wayTo('/desk/orders'));
    await page.locator('main').getByLabel(fr.myData.ask.email).fill(staff.erato);
    await page.getByRole('button', { name: fr.myData.ask.send }).click();
    await expect(page).toHaveURL(`${wayTo('/desk/orders')}&notice=linkSent`);
    await page.goto(await linkFor(shop.dataDir, staff.erato));
    await page.getByRole('button', { name: fr.accessPage.button }).click();
    await expect(page).toHaveURL('/desk/orders?notice=opened');

    const said = orders.steps.toLowerCase().replaceAll('-', ' ');
    await page.getByLabel(desk.orders.query, { exact: true }).fill(said);
    await page.getByRole('button', { name: desk.orders.search }).click();
    const found = page.locator('main').getByRole('link', { name: orderNumber });
    await expect(found).toHaveText([orders.steps]);
    await page.getByRole('link', { name: desk.orders.clear }).click();
    await page.getByLabel(desk.orders.query, { exact: true }).fill('(steps)');
    await page.getByRole('button', { name: desk.orders.search }).click();
    await found.click();

    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const notice = page.locator('main').getByRole('status');
    const remark = page.getByRole('textbox', { name: new RegExp(desk.steps.remark) }).first();
    await remark.fill('Bois choisi avec la cliente');
    await press(desk.moves.workshop.button);
    await expect(notice).toContainText(desk.states.workshop);
    await press(desk.moves.ready.button);
    await expect(notice).toContainText(desk.states.ready);
    await page.getByLabel(desk.steps.date).first().fill(dayFrom(-3));
    await page.getByLabel(desk.steps.carriers).first().fill('Équipe du Nord');
    await remark.fill('Escalier étroit');
    await press(desk.moves.agreed.button);
    // Without scripts too, a browser keeps a day before `min` from being sent.
    await expect(page).toHaveURL(/notice=moved$/);
    const saturday = [3, 4, 5, 6, 7, 8, 9]
      .map(dayFrom)
      .find((day) => new Date(day).getUTCDay() === 6);
    await page
      .getByLabel(desk.steps.date)
      .first()
      .fill(saturday ?? '');
    await expect(page.getByLabel(desk.steps.address).first()).toHaveValue('1 rue du Lys');
    await page.getByLabel(desk.steps.address).first().fill('1 rue du Lys\n3e étage, code 12A');
    await press(desk.moves.agreed.button);
    await expect(notice).toHaveText(desk.notices.closedDay);
    // Nothing that was typed stands in the address; the notice leads to the field, which says why.
    expect(new URL(page.url()).search).toBe('?notice=closedDay&form=step');
    const day = page.getByLabel(desk.steps.date).first();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: /^Aller au champ/ }).click();
    await expect(page).toHaveURL(/#step-deliveryDate$/);
    const carriers = page.getByLabel(desk.steps.carriers).first();
    const address = page.getByLabel(desk.steps.address).first();
    await expect(page.getByLabel(desk.steps.date).first()).toHaveValue(saturday ?? '');
    await expect(carriers).toHaveValue('Équipe du Nord');
    await expect(address).toHaveValue('1 rue du Lys\n3e étage, code 12A');
    await expect(remark).toHaveValue('Escalier étroit');
    await page.getByLabel(desk.steps.date).first().fill(nextDeliveryDay());
    await press(desk.moves.agreed.button);
    await expect(notice).toContainText(desk.states.agreed);
    await expect(page.getByRole('button', { name: desk.moves.delivered.button })).toHaveCount(0);
    await press(desk.steps.undo);
    await expect(notice).toContainText(desk.states.ready);
    await expect(carriers).toHaveValue('Équipe du Nord');
    await expect(address).toHaveValue('1 rue du Lys\n3e étage, code 12A');
    const history = page.getByRole('listitem').filter({ hasText: staff.erato });
    await expect(history).toHaveCount(4);
    await expect(history.first()).toContainText('Bois choisi avec la cliente');
    await expect(history.nth(2)).toContainText('Équipe du Nord');
    await expect(history.nth(2)).toContainText(desk.order.recalled);

    await page.goto(`/desk/orders/${orders.due}`);
    await page.getByLabel(desk.steps.happenedOn).first().fill(dayFrom(-1));
    await press(desk.moves.delivered.button);
    await expect(notice).toContainText(desk.states.delivered);
    await expect(page.getByText(desk.steps.none)).toBeVisible();
    await page.getByLabel(desk.steps.note, { exact: false }).last().fill('Très contente.');
    await press(desk.steps.addNote);
    await expect(notice).toContainText(desk.notices.done);
    await page.goto('/desk/log');
    await expect(page.getByText('Très contente.')).toBeVisible();
  });
});

test('a form of the desk that anybody else sends does nothing', async ({ shop, session }) => {
  const browser = aBrowser(shop.url);
  const message = { name: 'Léda', email: 'leda@theogonie.example', subject: 'Une porte' };
  await browser.press('/contact', 'Envoyer le message', { ...message, message: 'Bonjour' });
  browser.jar.set('session', session);
  const [, id = ''] =
    /messages\/([0-9a-f-]{36})/.exec((await browser.dom('/desk/messages')).toString()) ?? [];
  const order = `/desk/orders/${orders.shown}`;
  const forms = [
    [order, desk.moves.workshop.button, {}],
    [order, desk.steps.addNote, { note: 'Intrus' }],
    [`/desk/messages/${id}`, desk.messages.see, { text: 'Intrus', language: 'fr', step: 'send' }],
    [`/desk/messages/${id}`, desk.messages.note, { text: 'Intrus' }],
    [`/desk/messages/${id}`, desk.messages.markAnswered, {}],
  ] as const;
  const customer = await signIn(shop, 'first@theogonie.example');
  for (const [path, button, fields] of forms) {
    browser.jar.set('session', session);
    const send = await browser.fill(path, button, fields);
    for (const other of ['', customer]) {
      browser.jar.set('session', other);
      expect((await send()).location, button).toMatch(/^\/desk\?back=/);
    }
  }
  browser.jar.set('session', session);
  for (const path of [order, `/desk/messages/${id}`, '/desk/log']) {
    expect((await browser.dom(path)).textContent, path).not.toContain('Intrus');
  }
  expect((await browser.dom(order)).textContent).toContain(desk.moves.workshop.button);
});

test('the session is left from the desk', async ({ page, context, shop }) => {
  // A session of its own: that of the worker goes on.
  await carry(context, shop, await signIn(shop, staff.thalia));
  await page.goto('/desk');
  await page.getByRole('button', { name: fr.myData.leave.button }).click();
  await expect(page).toHaveURL('/desk?notice=sessionEnded');
  await expect(page.getByRole('button', { name: fr.myData.ask.send })).toBeVisible();
  // It exists in French only: the languages lead to the shop.
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en');
});

test('an address removed from STAFF has no access with its next request', {
  tag: '@matrix',
}, async ({ page, context }) => {
  test.setTimeout(180_000);
  const { shop, stop } = await startDesk([staff.clio]);
  try {
    await carry(context, shop, await signIn(shop, staff.clio));
    await page.goto(`${shop.url}/desk/orders/${orders.shown}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orders.shown);
    await shop.stop();
    const later = await startShop({
      DATA_DIR: shop.dataDir,
      STAFF: staff.erato,
      PORT: new URL(shop.url).port,
    });
    try {
      await page.getByRole('button', { name: desk.moves.workshop.button }).click();
      const back = encodeURIComponent(`/desk/orders/${orders.shown}`);
      await expect(page).toHaveURL(`${shop.url}/desk?back=${back}`);
      await expect(page.getByText(`L’adresse ${staff.clio} ne donne pas accès`)).toBeVisible();
      await page.goto(`${shop.url}/desk/messages`);
      await expect(page).toHaveURL(`${shop.url}/desk?back=%2Fdesk%2Fmessages`);
      await context.clearCookies();
      await carry(context, later, await signIn(later, staff.erato));
      await page.goto(`${shop.url}/desk/orders/${orders.shown}`);
      await expect(page.getByRole('button', { name: desk.moves.workshop.button })).toBeVisible();
    } finally {
      await later.stop();
    }
  } finally {
    await stop();
  }
});

test.describe('a colleague', () => {
  test.beforeEach(({ context, shop, session }) => carry(context, shop, session));

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('messages are answered and opened again', async ({ page }) => {
      await page.goto('/contact');
      await page.getByLabel('Nom').fill('Léda');
      await page.getByLabel('Adresse e-mail').fill('leda@theogonie.example');
      await page.getByLabel('Objet').fill('Un lit & deux tables ?');
      await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
      await page.getByRole('button', { name: 'Envoyer le message' }).click();
      await page.goto('/desk/messages');
      const entry = page.getByRole('article').filter({ hasText: 'Un lit & deux tables ?' });
      await entry.getByRole('link', { name: desk.messages.reply }).click();
      await page.getByRole('link', { name: desk.messages.offer }).click();
      await expect(page.locator('main [name=email]')).toHaveValue('leda@theogonie.example');
      await expect(page.locator('main [name=name]')).toHaveValue('Léda');
      await page.goBack();
      const reply = page.getByRole('textbox', { name: desk.messages.text, exact: true });
      const language = page.getByLabel(desk.messages.language);
      await reply.fill('Oui, Léda.');
      await language.selectOption('it');
      await page.getByRole('button', { name: readyReplies.photo.name }).click();
      await expect(reply).toHaveValue(`Oui, Léda.\n\n${readyReplies.photo.it}`);
      await expect(language).toHaveValue('it');
      await reply.fill('Oui, Léda.');
      await language.selectOption('fr');
      await page.getByRole('button', { name: readyReplies.photo.name }).click();
      await expect(reply).toHaveValue(`Oui, Léda.\n\n${readyReplies.photo.fr}`);
      await page.getByRole('button', { name: desk.messages.see }).click();
      await expect(page.getByRole('heading', { name: desk.messages.preview })).toBeFocused();
      await expect(page.getByText(/^À Léda, .*part aussitôt$/)).toBeVisible();
      // The mail as it leaves: also what it says on answering.
      await expect(page.getByText(mails.reply.notes[0])).toBeVisible();
      await page.getByRole('button', { name: desk.messages.send }).click();
      await expect(page).toHaveURL(/notice=done&sent=1$/);
      await expect(page.getByText(readyReplies.photo.fr)).toBeVisible();
      await expect(reply).toHaveValue('');
      await page.goto('/desk/messages');
      await expect(entry).toHaveCount(0);
      await page.getByRole('link', { name: new RegExp(`^${desk.messages.answered}`) }).click();
      await entry.getByRole('button', { name: desk.messages.reopen }).click();
      await expect(entry.getByRole('button', { name: desk.messages.markAnswered })).toBeVisible();
      await page.goto('/desk');
      await expect(page.getByText(/^Clio Marchand a rouvert un message\.$/)).toBeVisible();
    });

    test('a declared withdrawal is listed with its order, and is returned and paid back', async ({
      page,
    }) => {
      const { declaration } = fr;
      await page.goto('/withdrawal/declaration');
      await page.getByLabel(declaration.form.name).fill('Léda');
      await page.getByLabel(declaration.form.order).fill(orders.withdrawn.toLowerCase());
      await page.getByLabel(declaration.form.email).fill('leda@theogonie.example');
      await page.getByRole('button', { name: declaration.form.next }).click();
      await page.getByRole('button', { name: declaration.form.confirm }).click();
      await page.goto('/desk/withdrawals');
      const entry = page.getByRole('listitem').filter({ hasText: orders.withdrawn });
      await expect(entry).toContainText('restent 14 jours');
      const t = desk.withdrawals;
      await entry.getByRole('button', { name: t.withdraw }).click();
      await expect(entry).toContainText(desk.states.withdrawn);
      await entry.getByText(t.markReturned, { exact: true }).click();
      await entry.getByRole('button', { name: t.markReturnedYes }).click();
      await expect(entry).toContainText(t.returned);
      await entry.getByText(t.markRefunded, { exact: true }).click();
      await entry.getByRole('button', { name: t.markRefundedYes }).click();
      await expect(entry).toHaveCount(0);
      await page.getByRole('link', { name: new RegExp(`^${t.closed}`) }).click();
      await expect(entry).toContainText(t.refunded);
    });
  });

  test('a phrase is put where the caret is, in the language of the message, beside what was typed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Ulysse');
    await page.getByLabel('Adresse e-mail').fill('ulysse@theogonie.example');
    await page.getByLabel('Objet').fill('Une phrase');
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.goto('/desk/messages');
    const entry = page.getByRole('article').filter({ hasText: 'Une phrase' });
    await entry.getByRole('link', { name: desk.messages.reply }).click();
    const reply = page.getByRole('textbox', { name: desk.messages.text, exact: true });
    await expect(reply).toBeVisible();
    const phrase = page.getByRole('button', { name: readyReplies.photo.name });
    await reply.fill('Oui.\n\nÀ vendredi.');
    await reply.press('ControlOrMeta+Home');
    await reply.press('End');
    await page.getByLabel(desk.messages.language).selectOption('en');
    await expect(page.getByText('Dear Ulysse,')).toBeVisible();
    await phrase.click();
    await expect(reply).toHaveValue(`Oui.\n\n${readyReplies.photo.en}\n\nÀ vendredi.`);
    await expect(reply).toBeFocused();
  });

  test('the mail of a reply has the focus when it is shown, and its field when it comes back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Hélène');
    await page.getByLabel('Adresse e-mail').fill('helene@theogonie.example');
    await page.getByLabel('Objet').fill('Un aperçu');
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.goto('/desk/messages');
    const entry = page.getByRole('article').filter({ hasText: 'Un aperçu' });
    await entry.getByRole('link', { name: desk.messages.reply }).click();
    const reply = page.getByRole('textbox', { name: desk.messages.text, exact: true });
    await expect(reply).not.toBeFocused();
    await reply.fill('Oui, Hélène.');
    await page.getByRole('button', { name: desk.messages.see }).press('Enter');
    await expect(page.getByRole('heading', { name: desk.messages.preview })).toBeFocused();
    await page.getByRole('button', { name: desk.messages.change }).press('Enter');
    await expect(reply).toBeFocused();
    await expect(reply).toHaveValue('Oui, Hélène.');
  });

  test('a form that is refused is in view on a phone, with the focus in its first wrong field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/desk/orders/${orders.refused}`);
    const closed = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
      .map(dayFrom)
      .filter((day) => new Date(day).getUTCDay() === 6);
    const day = page.getByLabel(desk.steps.date).first();
    // Somebody sees the button before they press it: the page is not on its way to it any more when the answer comes.
    const press = async (name: string) => {
      const button = page.getByRole('button', { name });
      await button.evaluate((node) =>
        node.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await button.press('Enter');
    };
    await page.getByLabel(desk.steps.carriers).first().fill('Équipe du Nord');
    for (const saturday of closed) {
      await day.fill(saturday);
      await press(desk.moves.agreed.button);
      await expect(day).toHaveAttribute('aria-invalid', 'true');
      await expect(day).toHaveValue(saturday);
      await expect(day).toBeFocused();
      await expect(day).toBeInViewport({ ratio: 1 });
    }
    const amount = page.getByLabel(desk.refunds.amount);
    await page.getByRole('radio', { name: desk.refunds.kinds.part }).check();
    await page.getByRole('radio', { name: desk.refunds.ways.transfer }).check();
    for (const typed of ['beaucoup', 'trop']) {
      await amount.fill(typed);
      await press(desk.refunds.button);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveValue(typed);
      await expect(amount).toBeFocused();
      await expect(amount).toBeInViewport({ ratio: 1 });
    }
    await amount.fill('1');
    await press(desk.refunds.button);
    const question = page.getByRole('heading', { name: desk.refunds.question });
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport({ ratio: 1 });
  });

  test('a reply from a second window of one colleague keeps its text when the first has answered', async ({
    page,
    context,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Nom').fill('Ajax');
    await page.getByLabel('Adresse e-mail').fill('ajax@theogonie.example');
    await page.getByLabel('Objet').fill('Deux fenêtres');
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.goto('/desk/messages');
    const entry = page.getByRole('article').filter({ hasText: 'Deux fenêtres' });
    await entry.getByRole('link', { name: desk.messages.reply }).click();
    const replyOf = (tab: Page) =>
      tab.getByRole('textbox', { name: desk.messages.text, exact: true });
    await expect(replyOf(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    for (const [tab, text] of [
      [page, 'Oui, Ajax.'],
      [other, 'Non, Ajax.'],
    ] as const) {
      await replyOf(tab).fill(text);
      await tab.getByRole('button', { name: desk.messages.see }).click();
    }
    await page.getByRole('button', { name: desk.messages.send }).click();
    await expect(replyOf(page)).toHaveValue('');
    await other.getByRole('button', { name: desk.messages.send }).click();
    await expect(other.getByText(desk.notices.conflict)).toBeVisible();
    await expect(replyOf(other)).toHaveValue('Non, Ajax.');
    await expect(other.getByText('Oui, Ajax.')).toBeVisible();
  });

  test('the focus goes to what a search found', async ({ page }) => {
    await page.goto('/desk');
    const field = page.getByRole('searchbox', { name: desk.find.query });
    await field.fill(orders.conflict);
    await field.press('Enter');
    const found = page.getByRole('region', { name: desk.find.results });
    await expect(found.getByRole('link', { name: orders.conflict })).toBeVisible();
    await expect(found).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test('the menu is one line that a key unfolds, and the page begins in the first half', async ({
      page,
    }) => {
      await page.goto('/desk/plan');
      const title = page.getByRole('heading', { level: 1, name: desk.plan.title });
      await expect(title).toBeVisible();
      expect((await title.boundingBox())?.y).toBeLessThan(330);
      const menu = page.getByRole('navigation', { name: desk.nav.label });
      await expect(menu.getByRole('link', { name: desk.nav.tax })).toBeHidden();
      await menu.locator('summary').press('Enter');
      await menu.getByRole('link', { name: desk.nav.tax }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: desk.tax.title })).toBeVisible();
    });
  });

  test('the second of two tabs gets a conflict on one order, and keeps its remark', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(`/desk/orders/${orders.conflict}`);
    const step = { name: desk.moves.workshop.button };
    await page.getByRole('button', step).click();
    await expect(page.locator('main').getByRole('status')).toContainText(desk.states.workshop);
    const remark = other.getByRole('textbox', { name: new RegExp(desk.steps.remark) }).first();
    await remark.fill('Commencé lundi');
    await other.getByRole('button', step).click();
    const told = other.locator('main').getByRole('status');
    await expect(told).toContainText(
      /plus rapide\s: À l’atelier, .* par clio@theogonie\.example\./,
    );
    await expect(remark).toHaveValue('Commencé lundi');
    await expect(other.getByRole('button', { name: desk.moves.ready.button })).toBeVisible();
  });

  test('the newsletter readers are exported as a file, and the export is logged', async ({
    page,
  }) => {
    const reply = await page.request.get(endpoint);
    expect(reply.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+\.csv"$/),
    });
    expect(await reply.text()).toMatch(/^\uFEFF"Adresse e-mail";"Nom"/);
    await page.goto('/desk');
    await expect(page.getByText(/^Clio Marchand a exporté .*newsletter\.$/).first()).toBeVisible();
  });

  test.describe('without motion', () => {
    test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

    for (const path of pages) {
      test(`${path} has no accessibility violation and fits every width, in both themes`, {
        tag: '@matrix',
      }, async ({ page }) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        for (const summary of await page.locator('main summary').all())
          if (await summary.isVisible()) await summary.click();
        for (const theme of themes) {
          await chooseTheme(page, theme);
          await page.setViewportSize({ width: 1280, height: 900 });
          await expectAccessible(page, `${path}, ${theme}, at 1280 px`);
          await expectFits(page, [1440, 820, 390, 320], path);
          await expectAccessible(page, `${path}, ${theme}, at 320 px`);
        }
      });
    }
  });
});
