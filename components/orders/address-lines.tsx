import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { addressLines, type PostalAddress } from '@/lib/orders/postal-address';

/** A postal address, line by line, its country in the words of the page; each line keeps its own direction. */
export async function AddressLines({ address }: { address: PostalAddress }) {
  const { tag } = languages[await currentLocale()];
  return addressLines(address, tag).map((line) => (
    <span key={line} className="block">
      <bdi>{line}</bdi>
    </span>
  ));
}
