import { suites } from '@/content/residence/suites';
import { weekFrom } from '@/lib/appointments/week';
import { addDays } from '@/lib/calendar/days';
import { messages } from '@/tests/content/texts';
import { expect, test } from '@/tests/e2e/shop';
import { aDay, bookAt } from '@/tests/server/residence/a-guest';

const { appointment, booking: t } = messages.fr;

test('how many come stays from suite to suite, and is lowered with a word where one takes fewer', async ({
  page,
}) => {
  const [largest, , other] = suites.toSorted((a, b) => b.guests - a.guests);
  const smallest = suites.find(({ guests }) => guests < 3);
  await page.goto(`/residence/book?suite=${largest?.slug}`);
  const count = (name: string) => page.getByRole('main').locator(`select[name=${name}]`);
  await count('adults').selectOption('3');
  const choose = (suite: (typeof suites)[number] | undefined) =>
    page.locator(`main a[href*="suite=${suite?.slug}"]`).first().click();
  await choose(other);
  await expect(page).toHaveURL(new RegExp(`suite=${other?.slug}`));
  await expect(count('adults')).toHaveValue(String(Math.min(3, other?.guests ?? 0)));
  await choose(smallest);
  await expect(page).toHaveURL(new RegExp(`suite=${smallest?.slug}`));
  await expect(page.getByText(t.fewer)).toBeVisible();
  await expect(count('adults')).toHaveValue(String(smallest?.guests));
  await choose(largest);
  await expect(count('adults')).toHaveValue('3');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript one press marks what is empty and what is wrong`, () => {
    test.use({ javaScriptEnabled });

    test('in the form of a guest', async ({ page }) => {
      const from = aDay();
      await page.goto(bookAt(from, addDays(from, 2), javaScriptEnabled ? 'chronos' : 'kratos'));
      const press = () =>
        page.getByRole('main').getByRole('button', { name: t.next, exact: true }).click();
      await press();
      const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
      await field(t.guestInfo.firstName).fill('Léda');
      await field(t.guestInfo.phone).fill('plus tard');
      await press();
      const marked = page.locator('main [aria-invalid=true]');
      await expect(marked).toHaveCount(6);
      for (const fault of [t.faults.lastName, t.faults.phone, t.faults.country])
        await expect(page.getByText(fault)).toBeVisible();
      await expect(field(t.guestInfo.lastName)).toBeFocused();
      await expect(field(t.guestInfo.firstName)).toHaveValue('Léda');
      await expect(field(t.guestInfo.phone)).toHaveValue('plus tard');
    });

    test('in the form of whoever asks for an hour', async ({ page }) => {
      const { next } = weekFrom(undefined, new Date());
      await page.goto(`/appointment/book?place=telephone&from=${next}`);
      await page.locator('#hours li li a').first().click();
      const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
      await field(appointment.caller.name).fill('Léda');
      await field(appointment.caller.phone).fill('plus tard');
      await page.getByRole('button', { name: appointment.caller.button }).click();
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(2);
      await expect(field(appointment.caller.email)).toBeFocused();
      await expect(page.getByText(appointment.faults.phone)).toBeVisible();
    });
  });
}
