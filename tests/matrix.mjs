// What `npm test` leaves to `npm run test:all`, beside the tests tagged `matrix`: whole files, so that it is done
// in 8 minutes on two cores. It keeps what costs a visitor, or the house, money or data when it breaks.

/** Files of `tests/db`. */
export const longDataFiles = [
  'mail/by-hand-mails',
  'mail/matter-mails',
  'orders/order-mails',
  'orders/random-refunds',
  'process/migrations',
  'residence/booking-mails',
  'residence/random-stays',
].map((file) => `tests/db/${file}.test.ts`);

/** Files of `tests/server`. */
export const longServerFiles = [
  'appointments/desk-calendar',
  'cart/kept',
  'catalogue/collections',
  'catalogue/composed-pictures',
  'checkout/without-stripe',
  'i18n/languages',
  'orders/order-files',
  'orders/other-way',
  'orders/phone-abuse',
  'process/cache-control',
  'process/snapshot',
  'process/start',
  'residence/lost-holds',
  'residence/own-hold',
  'residence/stranger-holds',
  'search/crawl',
  'search/facts',
  'search/feeds',
  'search/markdown',
  'search/mcp',
  'search/questions',
  'site/markup',
].map((file) => `tests/server/${file}.test.ts`);

/** Files of `tests/e2e`. */
export const longJourneyFiles = [
  'cart/steady',
  'catalogue/choices',
  'catalogue/compare',
  'catalogue/finder',
  'catalogue/pictures',
  'catalogue/rails',
  'catalogue/which-god',
  'desk/calendar',
  'desk/plan',
  'i18n/languages',
  'residence/guest-form',
  'site/ahead',
  'site/everybody',
  'site/forms',
  'site/names',
  'site/offline',
  'site/overlays',
  'site/policy',
  'site/print',
  'site/rectangles',
  'site/speech',
  'site/without-scripts',
].map((file) => `tests/e2e/${file}.spec.ts`);
