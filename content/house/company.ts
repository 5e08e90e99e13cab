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
  /** Who keeps the site on their machines (law 2004-575, article 1-1). */
  host: 'Hébergement Exemple SAS, 1 rue de l’Exemple, 75000 Paris',
  /** Where these machines stand; its name stands in the sentence. */
  hostCountry: 'FR',
  hostPhone: '+33 1 99 00 00 00',
  /** To whom a buyer may turn (code de la consommation, article L. 612-1). */
  mediator:
    'Médiation Exemple de l’Ameublement, 1 place de l’Exemple, 75000 Paris, www.mediation.example',
  /** Who makes the mattress that comes with every bed. */
  mattressMaker: 'Nyx Literie',
  /** Centre of the map, degrees. */
  latitude: 48.8709,
  longitude: 2.3075,
} as const;

/** Where the house will have accounts. With an address, the footer links to it and structured data names it. */
export const socialAccounts: readonly { readonly network: string; readonly url?: string }[] = [
  { network: 'Instagram' },
  { network: 'Pinterest' },
];

/** How soon the house answers: about safety and vulnerabilities, about accessibility, and to messages. */
export const answerDays = {
  safetyWorkingDays: 2,
  accessibility: 7,
  messageWorkingDays: 2,
} as const;
