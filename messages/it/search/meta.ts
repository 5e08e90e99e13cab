export const meta = {
  siteDescription:
    'Letti smart, poltrone massaggianti, tavolini, specchi e armadi connessi, nati dagli dèi greci e costruiti in legno, marmo e velluto.',
} as const;
