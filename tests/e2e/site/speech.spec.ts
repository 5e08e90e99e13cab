import type { Page } from '@playwright/test';
import { dayInWords, dayOf, noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { anEmail, anySpace, expect, test } from '@/tests/e2e/shop';
import { Speech } from '@/tests/e2e/speech';
import { plannedDays } from '@/tests/planned-days';

const today = dayOf(new Date());

type Journey = {
  page: Page;
  speech: Speech;
  words: (typeof messages)[Locale];
  /** The address of a page in the language of the journey. */
  to: (path: string) => string;
};

async function add({ page, speech, words, to }: Journey): Promise<void> {
  await speech.open(to('/bed/zeus'));
  await speech.tabTo(page.getByRole('checkbox').first());
  await speech.press('Space', /^\D*11.199/, /, checked/);
  await speech.tabTo(page.getByRole('button', { name: words.detail.addToCart }).first());
  await speech.press('Enter', words.newsletter.email.label);
  await speech.type(anEmail());
  await speech.press('Enter', words.done.added.title, words.detail.addToCart);
}

/** By ear and keyboard: what is pressed, and what must have been said before the next press. */
const journeys: Record<string, (journey: Journey) => Promise<void>> = {
  'a bed is added': add,

  async 'the cart is changed'(journey) {
    await add(journey);
    const { page, speech, words, to } = journey;
    const zeus = words.products.bed.zeus.name;
    const { increase, remove } = words.cart.sentences;
    const button = (name: string) =>
      page.getByRole('button', { name: name.replace('{name}', zeus) });
    await speech.open(to('/cart'));
    await speech.tabTo(button(increase));
    await speech.press('Enter', new RegExp(`${zeus}.*2`, 'i'));
    await speech.tabTo(button(remove));
    await speech.press('Enter', words.done.removed.title, words.cart.emptyCart);
  },

  async 'a mirror is looked for'({ page, speech, words, to }) {
    await speech.open(to('/faq'));
    await speech.tabTo(page.getByRole('banner').getByRole('link', { name: words.nav.search }));
    // Pieces to begin with stand there before the first letter.
    await speech.press(
      'Enter',
      new RegExp(`${anySpace(words.search.field).source}.*, expanded$`, 'i'),
    );
    await speech.type(words.products.mirror.narcisse.name, /\d/);
    await speech.press('ArrowDown', new RegExp(`option "${words.products.mirror.narcisse.name}`));
    await speech.press('Escape', words.nav.search);
  },

  async 'views are turned'({ page, speech, words, to }) {
    const { items } = words.gallery;
    const isRightToLeft = words === messages.ar;
    await speech.open(to('/gallery'));
    await speech.tabTo(page.getByRole('button', { name: items[1].title }));
    await speech.press('Enter', words.lightbox.label, items[1].caption);
    await speech.press(isRightToLeft ? 'ArrowLeft' : 'ArrowRight', items[2].caption);
    await speech.press('Escape', items[1].title);
  },

  async 'a destination is named'({ page, speech, words, to }) {
    const { dates, country, postcode } = words.delivery;
    await speech.open(to('/bed/zeus'));
    await speech.tabTo(page.getByRole('button', { name: dates.elsewhere }));
    await speech.press('Enter', /, expanded$/, dates.installed);
    await speech.tabTo(page.getByLabel(country));
    await speech.tabTo(page.getByLabel(postcode));
    await speech.type('97100', dates.notServed);
  },

  async 'nights are chosen'({ page, speech, words, to }) {
    const { dates, next } = words.booking;
    const nights = page.getByRole('table').getByRole('link', { name: anySpace(` ${dates.free}`) });
    await speech.open(to(`/residence/book?suite=poseidon&month=${openMonth}`));
    await speech.tabTo(page.getByRole('link', { name: dates.next }));
    await speech.tabTo(nights.first());
    await speech.press('Enter', dates.arrival);
    await speech.tabTo(nights.nth(1));
    await speech.press('Enter', dates.departure, /1.880/);
    await speech.tabTo(page.getByRole('main').getByRole('button', { name: next, exact: true }));
  },

  async 'the house is written to'({ page, speech, words, to }) {
    const { fieldFaults, contact } = words;
    const { form } = contact;
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    await speech.open(to('/contact'));
    await speech.tabTo(main.getByRole('button', { name: form.send }));
    await speech.press('Enter', fieldFaults.name);
    await speech.type('Léda');
    await speech.tabTo(field(form.email));
    await speech.type('leda@theogonie.example');
    await speech.tabTo(field(form.subject));
    await speech.type('Zeus');
    await speech.tabTo(field(form.message));
    await speech.type('160 × 200 ?');
    await speech.tabTo(main.getByRole('button', { name: form.send }));
    await speech.press('Enter', `heading "${form.sentTitle}`, words.toaster.label);
  },
};

/** A month in which each night is free and may be an arrival: the house is open, and no season asks for more nights. */
const openMonth = Array.from({ length: 8 }, (_, n) => addDays(today, 60 + 30 * n).slice(0, 7)).find(
  (month) => !/-(01|07|08)$/.test(month),
);

/** The days around that month, in words. */
const daysIn = (locale: Locale): [RegExp, string][] =>
  Array.from({ length: 70 }, (_, n) => addDays(`${openMonth}-01`, n - 5)).flatMap((day) => [
    [new RegExp(anySpace(weekdayInWords(noonOf(day), locale)), 'g'), '(day)'],
    [new RegExp(`(?<!\\d)${anySpace(dayInWords(day, locale)).source}`, 'g'), '(day)'],
  ]);

for (const [name, take] of Object.entries(journeys)) {
  for (const locale of ['fr', 'ar'] as const) {
    const tag = locale === 'fr' ? [] : '@matrix';
    test(`what is said while ${name} matches its record (${locale})`, { tag }, async ({ page }) => {
      const speech = await Speech.of(page);
      await take({ page, speech, words: messages[locale], to: (path) => localePath(locale, path) });
      const text = speech.text([
        [/visitor-[\d-]+@/g, 'leda@'],
        ...(name === 'nights are chosen' ? daysIn(locale) : []),
        [new RegExp(anySpace(plannedDays(undefined, locale)), 'g'), '(days)'],
      ]);
      expect(text).toMatchSnapshot(['speech', `${name.replaceAll(' ', '-')}.${locale}.txt`]);
    });
  }
}
