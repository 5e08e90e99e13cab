import type { AdviserId } from '@/content/appointments/appointments';

/** Names, numbers and addresses of the company: samples until it is registered. */
export const company = {
  name: 'Théogonie',
  legalName: 'Théogonie SAS',
  street: '24 rue de l’Empyrée',
  postalCode: '75008',
  city: 'Paris',
  country: 'FR',
  phones: ['+33 1 70 00 00 24', '+33 1 70 00 00 25'],
  email: 'contact@theogonie.example',
  /** Who signs the mails about orders: their name is that of the advisers. */
  adviser: 'clio' satisfies AdviserId,
  privacyEmail: 'confidentialite@theogonie.example',
  dpoEmail: 'dpo@theogonie.example',
  safetyEmail: 'securite@theogonie.example',
  residenceEmail: 'residence@theogonie.example',
  registrationNumber: 'RCS Paris 000 000 000',
  siret: '000 000 000 00000',
  vatNumber: 'FR 00 000 000 000',
  /** Share capital, euros. An invoice names it (article R. 123-238 of the code de commerce). */
  capitalEuros: 100_000,
  foundedYear: 2019,
  /** Centre of the map, degrees. */
  latitude: 48.8709,
  longitude: 2.3075,
} as const;

/** How soon the house answers: about safety and vulnerabilities, about accessibility, and to messages. */
export const answerDays = {
  safetyWorkingDays: 2,
  accessibility: 7,
  messageWorkingDays: 2,
} as const;
