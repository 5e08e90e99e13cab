import { newOfferPath } from '@/lib/desk/offer-by-hand';
import { desk } from '@/messages/fr/desk/desk';
import type { Fields, Visitor } from '@/tests/server/forms';

/** Has the desk show the offer of a form before it leaves. @returns the address of that page, in the browser of who wrote it */
export async function seenOffer(by: Visitor, fields: Fields): Promise<string> {
  const pieces = [fields.piece ?? []].flat();
  const { location } = await by.press(newOfferPath(pieces), desk.newOffer.see, fields);
  return location;
}

/** The button that sends it, but for the total that it names. */
export const sendButton = desk.newOffer.send.replace('{total}', '').trim();
