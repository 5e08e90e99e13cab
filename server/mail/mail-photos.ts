import { findPhotos } from '@/db/orders/order-files';
import { formatText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { photoCid } from '@/lib/mail/mail-preview';
import type { OrderWords } from '@/lib/mail/mail-words';
import type { Draft } from './mail-draft';

/** The photos that a mail about an order was queued with, as far as they are still there: attached, and shown in it. */
export async function photosOf(
  orderId: string,
  facts: Readonly<Record<string, string>>,
  locale: Locale,
  { orderMails }: OrderWords,
): Promise<Required<Pick<Draft, 'photos' | 'attachments'>>> {
  const found = await findPhotos(orderId, facts.photos?.split(' ') ?? []);
  const values = (at: number) => ({ position: String(at + 1), count: String(found.length) });
  return {
    photos: found.map(({ id }, at) => ({
      cid: photoCid(id),
      alt: formatText(orderMails.photo, locale, values(at)),
    })),
    attachments: found.map(({ id, content }, at) => ({
      ...{ cid: photoCid(id), contentType: 'image/jpeg' },
      // What the house calls it is its own.
      filename: `photo-${at + 1}.jpg`,
      content: Buffer.from(content),
    })),
  };
}
