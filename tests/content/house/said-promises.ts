import { hourCharge } from '@/content/appointments/appointments';
import { configurators } from '@/content/catalogue/configurators';
import { parcelItems } from '@/content/catalogue/parcels';
import { connectionCharges } from '@/content/catalogue/technologies';
import { type CreditOffer, creditOffers } from '@/content/checkout/credit';
import {
  cartDeliveryCents,
  customsPaidBy,
  installation,
  takingAway,
} from '@/content/delivery/delivery';
import { guaranteeRepairs, offerCharge, returnCollection } from '@/content/orders/order-terms';
import { stayCurrency, stayExtras, stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { allPieces } from '@/lib/catalogue/catalogue';
import { deliveryCentsFor, directDeliveryCents } from '@/lib/delivery/delivery-price';
import { isUnder } from '@/tests/content/house/said-periods';
import { textsUnder } from '@/tests/content/texts';

/** Words of price and of inclusion; « une offre » and « l’offre » are things, « la maison offre » is a promise; « jusqu’au {until} inclus » is a day. */
const words =
  /(?<!\p{L})(?:gratui\p{L}*|offert\p{L}*|offr(?:ons|ez|ent|ir|ira)|(?<!\p{L}[’']|\p{L}\s)(?:offre)|(?<=(?:maison|on|il|elle|Théogonie)\s)offre|compris\p{L}*|(?<!\}\s)inclus\p{L}*|inclu(?:t|ent)|facultati\p{L}*|obligatoir\p{L}*|payante?s?|(?:sans|ni)\s(?:frais|coût|surcoût|supplément|abonnement|engagement)|en\ssupplément|en\ssus|moyennant|aux\sfrais|à\sla\scharge|aucuns?\sfrais|à\s(?:nos|notre|vos|votre|ses|sa|leurs?)\s(?:frais|charge)|coût\p{L}*\srien|n[’']engage\sà\srien)(?!\p{L})/giu;

/** The paths of the texts that say such a word, once for each. */
export const pricedIn = (all: unknown): string[] =>
  textsUnder(all, '').flatMap(([path, text]) => (text.match(words) ?? []).map(() => path));

/** What the house promises without a number. */
type Claim = {
  /** The fact of `content`, or what a rule of `lib` makes of it, and what it is while the sentences are true. */
  readonly fact: unknown;
  readonly expected: unknown;
  /** Where such a word says it: a path for each word of a text. */
  readonly said: readonly string[];
  /** Where it is said with other words, or with one that says another promise too. */
  readonly also?: readonly string[];
  /** What programs are told of it in English: the file, and words of the sentence. */
  readonly told?: readonly (readonly [file: string, words: string])[];
};

const beds = allPieces.filter(({ category }) => category === 'bed');
const hasMattress = ({ capabilities }: { readonly capabilities: readonly string[] }) =>
  capabilities.includes('mattress');

/** Every promise of price or inclusion, by what it is about. Paths are the same in each language. */
export const claims: Readonly<Record<string, Claim>> = {
  'the collection of a piece that is given back costs nothing': {
    fact: returnCollection,
    expected: 'free',
    said: [
      'assistants.markdown.returns',
      'faq.entries.8.answer',
      'returns.meta.description',
      'returns.sections.5.paragraphs.0',
      'terms.sections.7.paragraphs.0',
      'withdrawal.intro',
      'withdrawal.sections.2.paragraphs.1',
      'orderMails.orderDelivered.text.1',
      'orderMails.next.mind',
      'payment.before.withdrawal',
      'promo.claims.delivery',
      'promo.claimsText.delivery',
    ],
    also: ['orders.declared', 'refund.sections.0.paragraphs.0'],
  },
  'instalments cost neither interest nor fees': {
    fact: Object.values(creditOffers).every(
      (offer: CreditOffer) => offer.annualRatePercent === 0 && offer.feesCents === 0,
    ),
    expected: true,
    said: ['payment.example', 'terms.sections.5.paragraphs.0'],
  },
  'the installation is included': {
    fact: installation,
    expected: 'included',
    said: [
      'assistants.markdown.delivery',
      'detail.description',
      'detail.taxIncluded',
      'faq.entries.3.answer',
      'payment.included',
      'returns.sections.0.paragraphs.1',
      'terms.sections.2.paragraphs.1',
    ],
    also: ['offer.deliveryIncluded', 'story.included', 'orderMails.next.install'],
  },
  'the delivery of one piece that is bought from its page costs nothing, that of a cart does': {
    fact: [directDeliveryCents, deliveryCentsFor([{ quantity: 1 }], 'cart')],
    expected: [0, cartDeliveryCents],
    said: [
      'assistants.markdown.delivery',
      'cart.view.buyDirectly',
      'detail.directDelivery',
      'faq.entries.1.answer',
      'offer.deliveryIncluded',
      'returns.sections.0.paragraphs.0',
      'story.included',
      'desk.newOffer.deliveries.rule',
      'desk.newOffer.deliveryNote',
    ],
    also: ['terms.sections.2.paragraphs.1', 'promo.claims.delivery', 'promo.claimsText.delivery'],
    told: [
      ['delivery-tools.ts', 'A single piece bought without a cart has its delivery included'],
      ['purchase-tools.ts', 'bought alone, its delivery is included too'],
    ],
  },
  'packaging and an old piece are taken away for nothing': {
    fact: takingAway,
    expected: 'free',
    said: ['returns.sections.3.paragraphs.2'],
    also: ['returns.sections.3.paragraphs.0', 'faq.entries.3.answer', 'orderMails.next.install'],
  },
  'duties and taxes of a customs office are paid by the buyer': {
    fact: customsPaidBy,
    expected: 'buyer',
    said: ['delivery.customs', 'delivery.customsIn', 'terms.sections.2.paragraphs.1'],
    also: ['returns.sections.2.paragraphs.0'],
    told: [['delivery-tools.ts', 'What is asked of the buyer on top of the price']],
  },
  'an offer costs nothing': {
    fact: offerCharge,
    expected: 'free',
    said: ['offer.firm', 'mails.offer.notes.0'],
  },
  'an hour with the house costs nothing': {
    fact: hourCharge,
    expected: 'free',
    said: ['appointment.intro', 'appointment.intro'],
  },
  'the guarantee of the house repairs for nothing': {
    fact: guaranteeRepairs,
    expected: 'free',
    said: [
      'faq.entries.4.answer',
      'legalGuarantee.sections.2.paragraphs.0',
      'terms.sections.9.paragraphs.1',
    ],
  },
  'a bed and the composition of one have their mattress': {
    fact: [...beds, configurators.bed].every(hasMattress),
    expected: true,
    said: [
      'detail.editionTexts.piece',
      'detail.mattressText',
      'detail.mattressShort',
      'options.ateliers.bases.bed',
      'products.bed.*.summary',
    ],
  },
  'linen, throws, cushions and lamps are not delivered': {
    fact: parcelItems.filter((item) => /linen|sheet|throw|cushion|lamp/i.test(item)),
    expected: [],
    said: ['sheet.maker.notIncluded', 'sheet.notIncluded'],
  },
  'the app costs nothing': {
    fact: connectionCharges.app,
    expected: 'free',
    said: ['faq.entries.13.answer', 'faq.entries.13.answer'],
  },
  'the SIM card of the whole edition is in its price, and paid by its owner afterwards': {
    fact: connectionCharges.simCard,
    expected: 'included',
    said: ['faq.entries.12.answer', 'faq.entries.12.answer'],
  },
  'updates cost nothing': {
    fact: connectionCharges.updates,
    expected: 'free',
    said: ['sheet.maker.supportText', 'terms.sections.1.paragraphs.1'],
  },
  'three instalments cost nothing': {
    fact: [creditOffers[3].annualRatePercent, creditOffers[3].feesCents],
    expected: [0, 0],
    said: ['payment.splits.3'],
  },
  'a stay is cancelled for nothing until so many hours before it, and is due afterwards': {
    fact: stayRules.freeCancellationHours > 0,
    expected: true,
    said: [
      'booking.summary.free',
      'booking.summary.notFree',
      'booking.summary.noLongerFree',
      'booking.notices.cancelled',
      'booking.notices.late',
      'booking.manage.cancelledLateText',
      'booking.manage.cancelledKeptText',
      'booking.manage.cancelText',
      'bookingForm.note',
      'residencePage.rules.free',
      'terms.sections.7.paragraphs.2',
      'desk.stays.endLate',
      'bookingMails.bookingKept.text.0',
      'bookingMails.cancelledLate.0',
      'bookingMails.cancelledOwed.0',
      'bookingMails.cancelledPaid.0',
      'bookingMails.keptUnpaid.0',
    ],
  },
  'nights are priced and paid in dollars': {
    fact: stayCurrency,
    expected: 'USD',
    said: [],
    also: [
      'apartments.note',
      'booking.credit',
      'booking.payment.providerText',
      'booking.payment.text',
      'terms.sections.7.paragraphs.2',
      'desk.figures.stays',
      'desk.notices.badKept',
      'desk.stays.kept',
    ],
    told: [
      ['house-tools.ts', 'price of a night in US dollars'],
      ['house-tools.ts', 'price_per_night_usd'],
      ['stay-tool.ts', 'the total in US dollars'],
      ['stay-tool.ts', 'total_usd'],
    ],
  },
  'breakfast is in the price of a night': {
    fact: stayExtras.breakfast,
    expected: 'included',
    said: ['contact.faq.3.answer'],
    also: ['booking.payment.text'],
  },
  'so is a place to park': {
    fact: stayExtras.parking,
    expected: 'included',
    said: ['contact.faq.1.answer'],
  },
  'so is a tray in the suite': {
    fact: stayExtras.traysInSuite,
    expected: 'included',
    said: ['apartmentDescriptions.apollo.features.2'],
  },
  'so is the cloakroom for luggage': {
    fact: stayExtras.luggage,
    expected: 'included',
    said: ['apartmentDescriptions.hermes.features.1'],
    also: ['contact.faq.0.answer'],
  },
  'each suite has a bathroom and Wi-Fi': {
    fact: suites.every(({ features }) =>
      (['bathroom', 'wifi'] as const).every((one) => features.some((other) => other === one)),
    ),
    expected: true,
    said: [],
    also: ['contact.faq.5.answer'],
  },
  'the way from station or airport is paid for': {
    fact: stayExtras.transfer,
    expected: 'charged',
    said: [],
    also: ['contact.faq.4.answer'],
  },
};

/** Where such a word promises nothing that the house decides, and why: a reason for each word of a text, or one for all below. */
export const noClaims: Readonly<Record<string, string | readonly string[]>> = {
  '*.optional': 'a field that may stay empty',
  '*.*.optional': 'a field that may stay empty',
  'cart.lockedText': 'the law on consent: no newsletter with a cart',
  'kept.lockedText': 'the law on consent',
  'newsletterGate.note': 'the law on consent',
  'payment.company.note': 'a field that may stay empty',
  'fit.text': 'a form that may stay empty',
  'fit.hints.corridor': 'how to measure',
  accessibility: 'the law on access, and a public service',
  'assistants.can.items.price.text': 'a price as every page computes it',
  'assistants.markdown.conditions': 'the law on prices: VAT is in them',
  'assistants.llms.summary': 'the law on prices',
  'footer.prices': 'the law on prices',
  'story.taxIncluded': 'the law on prices',
  'terms.sections.2.paragraphs.0': 'the law on prices',
  'sheet.maker.ecoText': 'the law on prices',
  'booking.payment.text': 'the law on prices',
  'residencePage.suiteDescription': 'the law on prices',
  'residencePage.taxes': 'the law on prices',
  'terms.sections.7.paragraphs.2': 'the law on prices, beside what it grants',
  'booking.most': 'how guests are counted',
  'assistants.markdown.transport': 'days, which have those of the transport in them',
  'delivery.abroadText': 'an offer by hand, which says its own price',
  'payment.free': 'what the row of a delivery says of 0 €',
  legalGuarantee: 'the law on the guarantee',
  'terms.sections.8': 'the law on the guarantee',
  'refund.sections.4.paragraphs.0': 'the law on the guarantee',
  'terms.sections.11.paragraphs.0': 'the law on mediators',
  'privacy.sections.4.paragraphs.1': 'the law on data',
  'sheet.data.reachText': 'the law on data of connected things',
  'refund.sections.1.paragraphs.0': 'the law on refunds',
  'refund.sections.3.paragraphs.0': 'the law on credit',
  'withdrawal.sections.2.paragraphs.0': ['the law: delivery is refunded', 'the law on refunds'],
  'orderMails.orderRefunded.text.1': 'the law on refunds',
  'orderMails.refundTransferred.text.1': 'the law on refunds',
  'returns.meta.description': 'to which pieces the law on withdrawals applies',
  'terms.sections.7.paragraphs.1': 'to which pieces the law on withdrawals applies',
  'withdrawal.sections.3.paragraphs.0': 'to which pieces the law on withdrawals applies',
  'returns.sections.8.paragraphs.0': 'the law on withdrawals: any clear words will do',
  'promo.note': 'to what a partner’s offer applies',
  stories: 'tales of gods',
  'desk.order.vat': 'the law on prices',
  'desk.steps': 'fields of a form',
  'desk.orderOffer.included': 'what the row of a delivery says of 0 €',
  'desk.orderOffer.remarkNote': 'a field that may stay empty',
  'desk.newOffer.catalogueNote': 'the law on prices',
  'desk.newOffer.deliveries.included': 'a choice of the house for one offer',
  'desk.newOffer.nameNote': 'a field that may stay empty',
  'desk.stays.mendEmail': 'a field that may stay empty',
  'desk.calendar.emailNote': 'a field that may stay empty',
};

const places = Object.entries(claims).flatMap(([, { said }]) => said);

/** What is said more often than claims and reasons allow, and what stands in one and is said less often. @param paths those said */
export function unclaimed(paths: readonly string[]): { unread: string[]; gone: string[] } {
  const reasons = Object.entries(noClaims).flatMap(([path, why]) => [why].flat().map(() => path));
  const listed = [...places, ...reasons];
  const saidAt = (place: string) => paths.filter((path) => path === place).length;
  const allowedAt = (path: string) => listed.filter((place) => place === path).length;
  /** A place above several texts allows whatever they say. */
  const wide = listed.filter((place) => saidAt(place) === 0);
  return {
    unread: [...new Set(paths)].filter(
      (path) => saidAt(path) > allowedAt(path) && !wide.some((place) => isUnder(path, place)),
    ),
    gone: listed.filter((place) =>
      wide.includes(place)
        ? !paths.some((path) => isUnder(path, place))
        : saidAt(place) < allowedAt(place),
    ),
  };
}
