import { clockAt } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { desk } from '@/messages/fr/desk/desk';
import { Speech } from '@/tests/e2e/speech';
import { expectAccessible, expectFits } from '@/tests/e2e/templates';
import { carry, expect, test } from './desk';

const { calendar: t } = desk;

test.beforeEach(({ context, shop, session }) => carry(context, shop, session));

test('what is said while an hour is booked by hand and days are closed matches its record', async ({
  page,
}) => {
  const speech = await Speech.of(page);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  // Of days to come: of today some hours are over.
  await speech.open(`/desk/calendar?week=${addDays(clockAt(new Date()).day, 14)}`);
  await speech.tabTo(link(t.previous.week));
  await speech.tabTo(link(t.next.week));
  await speech.tabTo(link(t.kinds.month));
  await speech.tabTo(page.locator('summary', { hasText: t.byHand }));
  await speech.press('Enter', /expanded$/);
  const book = page.getByRole('button', { name: t.book });
  const form = page.locator('form').filter({ has: book });
  for (const field of ['time', 'place', 'spoken', 'name', 'phone'])
    await speech.tabTo(form.locator(`[name=${field}]`));
  await speech.tabTo(book);
  await speech.tabTo(page.locator('summary', { hasText: t.closing }));
  await speech.press('Enter', /expanded$/);
  await speech.tabTo(page.getByLabel(t.whatCloses));
  await speech.tabTo(page.locator('summary', { hasText: t.subscribe }));
  expect(speech.text()).toMatchSnapshot(['speech', 'the-calendar-of-the-desk.fr.txt']);
});

test('a month of the Résidence with closed nights is accessible and fits a phone', async ({
  page,
}) => {
  const month = `month=${new Date().getFullYear() + 1}-01`;
  await page.goto(`/desk/residence?${month}`);
  await expect(page.getByText(desk.stays.closedNights)).toBeVisible();
  await expectAccessible(page, 'the Résidence at 1280 px');
  await expectFits(page, [390, 320], 'the Résidence');
  await page.goto(`/desk/calendar?${month}`);
  await expect(page.getByText(desk.stays.closedEveryYear).first()).toBeVisible();
  await expectAccessible(page, 'the month of the calendar');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('this month opens with today in sight, also after another one', async ({ page }) => {
    await page.goto('/desk/calendar');
    const follow = (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const today = page.locator('td a[aria-current=date]');
    await follow(t.kinds.month);
    await expect(today).toBeInViewport();
    const away = async (name: string) => {
      const from = page.url();
      await follow(name);
      await expect(page).not.toHaveURL(from);
    };
    // The next month may begin with the week of today.
    for (const _ of ['next', 'after it']) await away(t.next.month);
    await expect(page.locator('#today')).toHaveCount(0);
    for (const _ of ['before it', 'this one']) await away(t.previous.month);
    await expect(today).toBeInViewport();
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(today).toBeInViewport();
  });
});
