export const meta = {
  siteDescription:
    'Letti smart, poltrone massaggianti, tavolini, specchi e armadi connessi, nati dagli dèi greci e costruiti in legno, marmo e velluto.',
  cardAlt:
    'Il letto di Zeus, con la testata blu a forma di ali, in un tempio di marmo davanti al mare.',
} as const;
