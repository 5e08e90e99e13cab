import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoveHour } from '@/components/desk/stays/move-forms';
import type { Appointment } from '@/lib/appointments/appointment';
import { faultsIn } from '@/lib/desk/forms/field-faults';
import { typedAt } from '@/lib/desk/forms/typed';

const hour: Appointment = {
  ...{ minutes: 60, changeHours: 2 },
  ...{ id: 'a', number: 'RV-2026-7K3M9QRT', state: 'booked', place: 'video', spoken: 'fr' },
  ...{ startsAt: new Date('2026-12-01T10:00:00Z'), adviser: 'ada', timeZone: 'Europe/Paris' },
  ...{
    language: 'fr',
    about: null,
    videoLink: null,
    houseNote: null,
    linkRound: 0,
    createdAt: new Date(),
  },
  caller: { name: 'Léda', email: '', phone: '', wishes: '' },
};
const said = (phone: string, typed = {}, email = '') =>
  renderToStaticMarkup(
    createElement(MoveHour, {
      ...{
        hour: { ...hour, caller: { ...hour.caller, phone, email } },
        today: '2026-11-27',
        back: {},
      },
      ...{ move: async () => undefined, typed },
    }),
  );
const fieldIn = (markup: string) => /<input[^>]*name="phone"[^>]*>/.exec(markup)?.[0];

test('an hour of whom no number is known asks for one, and no other', () => {
  expect(fieldIn(said(''))).toContain('type="tel"');
  expect(fieldIn(said(''))).not.toMatch(/autofocus|aria-invalid=/i);
  expect(fieldIn(said('01 23 45 67 89'))).toBeUndefined();
});

test('a number that was refused stands in its field with what is amiss, and the focus', () => {
  const fields = { number: hour.number, place: 'telephone', phone: '12 oups' };
  const faults = faultsIn({ form: 'moveHour', notice: 'hourMoveNoPhone' });
  const markup = said('', typedAt('moveHour', { form: 'moveHour', fields, faults }));
  expect(fieldIn(markup)).toMatch(/aria-invalid="true"/);
  expect(fieldIn(markup)).toMatch(/autofocus/i);
  expect(fieldIn(markup)).toContain('value="12 oups"');
  expect(markup).toContain('Indiquez le numéro où appeler');
});

test('the number that stays is said to be that of the hour, above the field of a telephone', () => {
  expect(said('')).toContain('Même numéro de rendez-vous');
});

test('a visitor without an address is not said to be told by e-mail', () => {
  const [unreached, told] = ['Sans adresse e-mail, rien ne part', 'averti par e-mail'];
  expect(said('01 23 45 67 89')).toContain('par téléphone, au 01 23 45 67 89.');
  expect(said('')).toContain(unreached);
  expect(said('')).not.toContain(told);
  const reached = said('', {}, 'leda@theogonie.example');
  expect(reached).toContain(told);
  expect(reached).not.toContain(unreached);
});
