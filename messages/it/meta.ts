export const meta = {
  siteName: 'Théogonie',
  siteDescription:
    'Letti smart, poltrone massaggianti, tavolini, specchi e armadi connessi, nati dagli dèi greci e costruiti nel legno, nel marmo e nel velluto.',
} as const;
