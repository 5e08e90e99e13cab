import { getFormatter, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { FormAction } from '@/lib/action';
import type { CartLine } from '@/lib/cart/cart';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { findProduct } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { ClearCart } from './clear-cart.client';

type Props = { lines: readonly CartLine[]; clearCart: FormAction };

/** After a payment: what the cart still holds. Nothing is taken out of it unasked. */
export async function RemainingCart({ lines, clearCart }: Props) {
  if (lines.length === 0) return null;
  const t = await getTranslations('paymentSuccess.cart');
  const cart = await getTranslations('cart');
  const catalogue = await getCatalogueWords();
  const locale = await currentLocale();
  const names = lines.map(({ productId, productName }) => {
    const product = findProduct(productId);
    return product ? catalogue.productName(product) : productName;
  });
  const list = (await getFormatter()).list(names);
  return (
    <section aria-labelledby="remaining" className="grid max-w-measure gap-4">
      <h2 id="remaining" className="text-heading">
        {t('title')}
      </h2>
      <p className="text-muted">{t('text', { list })}</p>
      <div className="flex flex-wrap items-center gap-6">
        <ButtonLink href="/cart" variant="outline" prefetch={false}>
          {t('view')}
        </ButtonLink>
        <ClearCart locale={locale} action={clearCart}>
          {cart('view.clear')}
        </ClearCart>
      </div>
    </section>
  );
}
