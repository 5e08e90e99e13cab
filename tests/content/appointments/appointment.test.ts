import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placesInWords } from '@/app/[locale]/(search)/mcp/places-in-words';
import {
  type Adviser,
  type AppointmentPlace,
  advisers,
  appointmentPlaces,
  appointmentRules,
} from '@/content/appointments/appointments';
import { company } from '@/content/house/company';
import { offeredPlaces } from '@/lib/appointments/place';
import { type Locale, locales } from '@/lib/i18n/locales';
import { readyReplies } from '@/messages/fr/desk/ready-replies';
import { messages } from '@/tests/content/texts';

/** An hour as a length, not as a time of the day. */
const anHour = {
  ...{ fr: /\bune heure\b/i, en: /\b(?:an|one) hour\b/i, it: /\bun’ora\b/i },
  ...{ ru: /^час с |один час/i, ar: /^ساعة مع|ساعة واحدة/ },
} satisfies Record<Locale, RegExp>;

/** Whether it lasts an hour, of which its name speaks. */
const isAnHour = Number(appointmentRules.slotMinutes) === 60;

test.each(locales)(
  'in %s the title and the first sentences call it an hour as long as it is one',
  (locale) => {
    const { meta, title, intro } = messages[locale].appointment;
    for (const text of [meta.title, meta.description, title, intro])
      expect(anHour[locale].test(text), text).toBe(isAnHour);
  },
);

/** It by its name, in the words of pages, mails and desk, and in what assistants are told. */
const named = {
  fr: /heures? avec (?:la maison|un conseiller)/i,
  en: /\bhours? with (?:the house|an adviser)/i,
  it: /\bor[ae] con (?:la maison|un consulente)/i,
  ru: /час\p{L}* с (?:домом|консультантом)/iu,
  ar: /ساع(?:ة|ات) مع (?:الدار|مستشار)/,
} satisfies Record<Locale, RegExp>;

test('all that names it calls it an hour as long as it is one', () => {
  const naming = locales.flatMap((locale) =>
    [`messages/${locale}`, ...(locale === 'en' ? ['app/[locale]/(search)/mcp'] : [])].flatMap(
      (folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter(
            (file) =>
              file.endsWith('.ts') && named[locale].test(readFileSync(`${folder}/${file}`, 'utf8')),
          )
          .map((file) => `${folder}/${file}`),
    ),
  );
  if (isAnHour) expect(naming.length).toBeGreaterThan(2 * locales.length);
  else expect(naming).toEqual([]);
});

/** Every id that an adviser ever had: booked hours and their mails name them by it, so that none may go. */
const idsEverGiven = ['clio', 'livia', 'nadim', 'vera'];

test('everybody who ever received stays in the list, under an id of their own', () => {
  expect(advisers.map(({ id }) => id).sort()).toEqual(idsEverGiven);
});

test('who signs the mails about orders has not left the house', () => {
  const signer = advisers.find(({ id }) => id === company.adviser);
  expect(signer).toBeDefined();
  expect(signer).not.toHaveProperty('hasLeft' satisfies keyof Adviser);
});

/** How each language names a place. */
const placesSaid: Readonly<Record<Locale, Readonly<Record<AppointmentPlace, RegExp>>>> = {
  fr: { salon: /au salon/i, video: /en vidéo/i, telephone: /téléphone/i },
  en: { salon: /\bsalon\b/i, video: /by video/i, telephone: /telephone/i },
  it: { salon: /nel salone/i, video: /in video/i, telephone: /telefono/i },
  ru: { salon: /салоне/i, video: /видеосвязи/i, telephone: /телефону/i },
  ar: { salon: /صالون/, video: /الفيديو/, telephone: /بالهاتف/ },
};

test.each(locales)(
  'in %s the head and the first sentences name the places that are offered',
  (locale) => {
    const { meta, intro } = messages[locale].appointment;
    for (const text of [meta.description, intro])
      expect(
        appointmentPlaces.filter((place) => placesSaid[locale][place].test(text)),
        text,
      ).toEqual(offeredPlaces);
  },
);

test.each(locales)('in %s the ready reply of the desk names offered places alone', (locale) => {
  const said = appointmentPlaces.filter((place) =>
    placesSaid[locale][place].test(readyReplies.visit[locale]),
  );
  expect(said).not.toEqual([]);
  expect(said.filter((place) => !offeredPlaces.includes(place))).toEqual([]);
});

test('assistants are told the places that they are given', () => {
  expect(placesInWords(appointmentPlaces)).toBe('at the salon in Paris, by video, or by telephone');
  expect(placesInWords(['salon', 'video'])).toBe('at the salon in Paris or by video');
});

/** Every place that an hour ever had: booked hours name it, so that none may go. */
const placesEverGiven: readonly string[] = ['salon', 'telephone', 'video'];

test('every place at which hours ever took place stays in the list', () => {
  expect([...appointmentPlaces].sort()).toEqual(placesEverGiven);
});
