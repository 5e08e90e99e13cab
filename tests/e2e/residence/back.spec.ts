import { suites } from '@/content/residence/suites';
import { addDays } from '@/lib/calendar/days';
import { refusalOf } from '@/lib/residence/stay';
import { messages } from '@/tests/content/texts';
import { expect, test } from '@/tests/e2e/shop';

const { booking: t } = messages.fr;
const [, , suite] = suites;
const now = new Date();
const today = now.toISOString().slice(0, 10);

/** Two nights that visitors may book. */
const stay = Array.from({ length: 200 }, (_, n) => addDays(today, 30 + n))
  .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, 2) }))
  .find((dates) => !refusalOf({ ...dates, suite: suite.id, adults: 2, children: 0 }, now));

test('a stay that was cancelled is cancelled after Back too, and in a tab that stood open', async ({
  page,
  context,
}) => {
  await page.goto(`/residence/book?suite=${suite.slug}&from=${stay?.checkIn}&to=${stay?.checkOut}`);
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).click();
  await press(t.next);
  const { guestInfo } = t;
  await page.getByLabel(guestInfo.firstName, { exact: true }).fill('Léda');
  for (const [label, value] of [
    [guestInfo.lastName, 'Ætolia'],
    [guestInfo.email, `leda.${Date.now()}@theogonie.example`],
    [guestInfo.phone, '+33 1 00 00 00 00'],
    [guestInfo.address, '1 rue de l’Exemple'],
    [guestInfo.zipCode, '75001'],
    [guestInfo.city, 'Paris'],
    [guestInfo.country, 'France'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}( \\(${t.optional}\\))?$`)).fill(value);
  await press(t.next);
  await page.getByText(t.payment.property, { exact: true }).click();
  await press(t.confirmation.button);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirmation.title);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t.confirmation.title);

  await page.bringToFront();
  await page.getByRole('main').getByText(t.manage.cancel, { exact: true }).click();
  await press(t.manage.cancelButton);
  await expect(page.getByText(t.manage.cancelledText)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t.manage.cancelledText)).toBeVisible();
  await expect(page.getByText(t.manage.cancel, { exact: true })).toHaveCount(0);

  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByText(t.manage.cancelledText)).toBeVisible();
});
