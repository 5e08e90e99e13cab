import { findOffer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { dayInWords } from '@/lib/calendar/dates';
import { placeName } from '@/lib/delivery/destination';
import { isExport } from '@/lib/delivery/tax';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages, toLocale } from '@/lib/i18n/locales';
import { type MailSection, oneLine } from '@/lib/mail/mail-parts';
import type { ToldOffer } from '@/lib/mail/mail-preview';
import {
  type Letter,
  type MailWords,
  mailWords,
  type OrderWords,
  orderWords,
} from '@/lib/mail/mail-words';
import { formatPrice } from '@/lib/money';
import { offerStateOf } from '@/lib/orders/offer';
import { linesIn } from '@/lib/orders/offer-draft';
import { offerPath } from '@/lib/orders/offer-path';
import { signRow } from '@/lib/process/row-token';
import { addressOf, type Draft, type Writer } from './mail-draft';
import { adviserIn, pictureOf } from './piece-picture';

/** An offer with its lines, its total and the link to its page; nothing once it is no longer open. */
export const offerMail: Writer = async ({ facts, language }) => {
  const offer = await findOffer(facts.offer ?? '');
  if (!offer || offerStateOf(offer, new Date()) !== 'open') return undefined;
  const token = await signRow('offer', offer.id, offer.createdAt, await keyRing());
  return writeOffer(offer, toLocale(language), facts.author === 'house', token);
};

/** The mail of an offer. @param isByHand whether the house has written it @param token of its page */
export async function writeOffer(
  offer: ToldOffer,
  locale: Locale,
  isByHand: boolean,
  token: string,
): Promise<Draft> {
  const words = await mailWords(locale);
  const order = await orderWords(locale);
  const lines = await linesIn(offer.lines, locale);
  return {
    locale,
    letter: isByHand ? byHand(words, offer.name) : words.offer,
    facts: {
      ...(offer.name && { name: oneLine(offer.name) }),
      number: offer.number,
      until: dayInWords(offer.validUntil, locale),
    },
    link: addressOf(offerPath(token), locale),
    sections: sectionsOf({ ...offer, lines }, locale, order),
    ...pictureOf(lines, locale, order),
    person: adviserIn(locale, order),
  };
}

/** The letter of an offer that nobody asked for on the site: it greets by name and does not ask whether they did. */
const byHand = ({ offer, offerByHand, reply }: MailWords, name: string | null): Letter => ({
  ...offer,
  text: [...(name ? reply.text : []), offerByHand],
  notes: offer.notes.slice(0, 1),
});

function sectionsOf(
  { lines, deliveryCents, totalCents, destination }: ToldOffer,
  locale: Locale,
  { payment, orderMails, detail, delivery: deliveryWords }: OrderWords,
): MailSection[] {
  const price = (cents: number) => formatPrice(cents, locale);
  const options = new Intl.ListFormat(languages[locale].tag);
  const pieces = lines.map(({ name, quantity, unitCents, optionNames }): MailSection => {
    const count = formatText(payment.quantity, locale, { count: quantity });
    const chosen = [[detail.options, options.format(optionNames)]] as const;
    return {
      title: `${count} ${name}`,
      rows: [[orderMails.unitPrice, price(unitCents)], ...(optionNames.length > 0 ? chosen : [])],
    };
  });
  const words = isExport(destination) ? deliveryWords.taxFree : payment.taxIncluded;
  const delivery = deliveryCents > 0 ? price(deliveryCents) : payment.free;
  return [
    ...pieces,
    {
      rows: [
        [payment.delivery, delivery],
        [`${payment.total} ${words}`, price(totalCents)],
      ],
      paragraphs: [
        formatText(deliveryWords.offerPlace, locale, {
          place: placeName(destination, languages[locale].tag),
        }),
        ...(isExport(destination) ? [deliveryWords.customs] : []),
      ],
    },
  ];
}
