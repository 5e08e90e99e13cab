import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { abroadPath } from '@/lib/delivery/abroad-path';

/** That another country gets a quote, and the link that asks for it. @param query what it is for; the cart when empty */
export async function AbroadQuote({ query = {} }: { query?: Parameters<typeof abroadPath>[0] }) {
  const t = await getTranslations('delivery');
  return (
    <>
      {t('abroadText')}{' '}
      <Link href={abroadPath(query)} prefetch={false} className="prose-link">
        {t('abroadLink')}
      </Link>
    </>
  );
}
