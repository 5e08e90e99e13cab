import 'server-only';
import { type DeskNotice, deskText, deskWords, noticeFacts } from '@/lib/desk/desk-words';
import type { SearchParams } from '@/lib/search-params';

/** A field that a form of the desk can be refused for. */
export type FaultyField = keyof typeof deskWords.fields;

/** The fields that the notices of refused forms are about, where it is always the same. */
const fieldsOf: Partial<Readonly<Record<DeskNotice, readonly FaultyField[]>>> = {
  tooEarly: ['happenedOn'],
  fullDay: ['deliveryDate'],
  closedDay: ['deliveryDate'],
  farDate: ['deliveryDate'],
  badDate: ['deliveryDate'],
  badCarriers: ['carriers'],
  badAddress: ['address'],
  notPricedThere: ['address'],
  unexplained: ['remark'],
  badHappened: ['happenedOn'],
  tooManyPhotos: ['photo'],
  photoGone: ['photo'],
  declared: ['remark'],
  unpaid: ['remark'],
  badRemark: ['remark'],
  badNote: ['note'],
  badReply: ['text'],
  badStayNote: ['houseNote'],
  badDays: ['from', 'to'],
  alwaysClosed: ['from', 'to'],
  noReason: ['remark'],
  noRefundKind: ['kind'],
  noRefundWay: ['way'],
  noRefundChoice: ['kind', 'way'],
  sameAgreed: ['deliveryDate'],
  sumWithoutPart: ['kind', 'amount'],
  deliveryReturned: ['kind'],
  badAmount: ['amount'],
  refundTooMuch: ['amount'],
  refundOfParts: ['amount'],
  badTransferSum: ['amount'],
  badReceived: ['receivedOn'],
  badEmail: ['email'],
  badFreeLine: ['free'],
  badName: ['name'],
  badPhone: ['phone'],
  badStreet: ['street'],
  badCity: ['city'],
  badPostcode: ['postcode'],
  addressElsewhere: ['postcode'],
  badPlace: ['country', 'postcode'],
  notServed: ['country', 'postcode'],
  stayTaken: ['from', 'to'],
  badStayDates: ['from', 'to'],
  badStayEnd: ['to'],
  tooManyGuests: ['adults', 'children'],
  badKept: ['kept'],
  keptReturned: ['kept'],
  stayDatesTaken: ['from', 'to'],
  badHourMove: ['on', 'time'],
  hourTwice: ['on', 'time'],
  hourTaken: ['on', 'time'],
  hourMoveNoPhone: ['phone'],
  hourMoveTwice: ['on', 'time'],
  hourMoveTaken: ['on', 'time'],
};

const isNotice = (name: unknown): name is DeskNotice =>
  typeof name === 'string' && Object.hasOwn(deskWords.notices, name);
const isField = (name: string): name is FaultyField => Object.hasOwn(deskWords.fields, name);

/** The fields of a form that do not say what they should, where its parser says which. */
export const wrongIn = (
  error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined,
): FaultyField[] => [...new Set(error?.issues.map(({ path }) => String(path[0])))].filter(isField);

/** A notice without the words that nothing was done: the sentence of a field. */
function atField(notice: DeskNotice): string {
  const whole =
    notice === 'farDate' ? deskText('notices.farDate', noticeFacts) : deskWords.notices[notice];
  const text = whole.replace(/^Rien n’[^:]*\u00A0: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What is amiss in which fields, by the notice of an address and the fields that it names (`at`): those have a sentence of
 * their own each.
 */
export function faultsIn({ notice, at }: SearchParams): Readonly<Record<string, string>> {
  if (!isNotice(notice)) return {};
  if (typeof at === 'string') {
    const words: Readonly<Record<string, string>> = deskWords.faults;
    const named = at.split('.').filter(isField);
    return Object.fromEntries(named.map((field) => [field, words[field] ?? atField(notice)]));
  }
  return Object.fromEntries((fieldsOf[notice] ?? []).map((field) => [field, atField(notice)]));
}
