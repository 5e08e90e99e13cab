import { company } from '@/content/house/company';
import { adviserName } from '@/lib/appointments/slots';
import { choiceJpeg, choicePicture } from '@/lib/catalogue/choice-pictures';
import { findProduct } from '@/lib/catalogue/products';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { OrderWords } from '@/lib/mail/mail-words';
import type { OrderLineView } from '@/lib/orders/order-view';
import type { Draft } from './mail-draft';
import { pictureCid } from './mail-pictures';

type Line = Pick<OrderLineView, 'productId' | 'name' | 'optionIds' | 'optionNames'>;

/** The first piece of these lines that has a picture, as it was chosen; options that do not show are named below it. */
export function pictureOf(
  lines: readonly Line[],
  locale: Locale,
  { detail }: OrderWords,
): Pick<Draft, 'picture' | 'pictureFile'> {
  for (const { productId, name, optionIds, optionNames } of lines) {
    const product = findProduct(productId ?? '');
    if (!product) continue;
    const { unseen } = choicePicture(product, optionIds, 'hero');
    const names = optionNames.filter((_, index) => unseen.includes(optionIds[index] ?? ''));
    const list = new Intl.ListFormat(languages[locale].tag).format(names);
    const caption =
      names.length > 0 ? formatText(detail.optionsUnseen, locale, { list }) : undefined;
    const [file = ''] = choiceJpeg(product, optionIds, 'hero').path.slice(1).split('?');
    return { picture: { cid: pictureCid, alt: name, caption }, pictureFile: file };
  }
  return {};
}

/** Who signs a mail about an order or an offer. */
export const adviserIn = (locale: Locale, { orderMails }: OrderWords): string =>
  formatText(orderMails.adviser, locale, { name: adviserName(company.adviser) });
