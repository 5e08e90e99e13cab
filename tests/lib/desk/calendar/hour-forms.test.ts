import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HourForms } from '@/components/desk/calendar/hour-forms';
import type { Appointment } from '@/lib/appointments/appointment';
import { desk } from '@/messages/fr/desk/desk';

const { calendar: t } = desk;
const hour: Appointment = {
  ...{ minutes: 60, changeHours: 2 },
  ...{ id: 'a', number: 'RV-2026-7K3M9QRT', state: 'booked', place: 'video', spoken: 'fr' },
  ...{ startsAt: new Date('2026-12-01T10:00:00Z'), adviser: 'clio', timeZone: 'Europe/Paris' },
  ...{ language: 'fr', about: null, videoLink: 'https://video.example/1', houseNote: 'Rappeler' },
  ...{ createdAt: new Date('2026-11-01T10:00:00Z'), linkRound: 0 },
  caller: { name: 'Léda', email: 'leda@theogonie.example', phone: '', wishes: '' },
};

/** What can be done with the hour once it has begun. */
function offered(state: Appointment['state']): string {
  const act = async () => undefined;
  return renderToStaticMarkup(
    createElement(HourForms, {
      ...{ hour: { ...hour, state }, now: new Date('2026-12-01T12:00:00Z'), back: {} },
      ...{ actions: { prepare: act, move: act, mend: act, end: act } },
      ...{ typed: {}, prepared: {}, mended: {} },
    }),
  );
}

test('an hour that was missed still takes a note of the house, keeps its link, and sends none', () => {
  const missed = offered('noShow');
  expect(missed).toMatch(/<textarea[^>]*name="houseNote"[^>]*>Rappeler</);
  expect(missed).toContain(t.cameButton);
  expect(missed).toMatch(/<input type="hidden"[^>]*value="https:\/\/video\.example\/1"/);
  expect(missed).not.toMatch(/type="url"|kind=appointmentLink/);
  expect(missed).not.toContain(t.moveButton);
  expect(offered('booked')).toMatch(/type="url"[\s\S]*kind=appointmentLink/);
  expect(offered('cancelled')).toBe('');
});

test('each way to end an hour stands with its own words and button under its own heading', () => {
  const [, cancelled = '', missed = ''] = offered('booked').split('<fieldset');
  expect(cancelled).toContain(t.marks.cancelled);
  expect(cancelled).not.toContain(t.noShowNote);
  expect(missed).toContain(t.noShowNote);
  expect(missed).toContain(t.marks.noShow);
});
