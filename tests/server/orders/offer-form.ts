import { formOf, previewPath } from '@/lib/desk/offer-by-hand';
import { desk } from '@/messages/fr/desk/desk';
import type { Fields } from '@/tests/server/forms';

/** The page of the desk that shows the offer of a form before it leaves. */
export const offerPage = (fields: Fields): string => previewPath(formOf(fields));

/** The button that sends it, but for the total that it names. */
export const sendButton = desk.newOffer.send.replace('{total}', '').trim();
