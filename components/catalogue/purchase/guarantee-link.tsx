import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';

/** The reminder of the legal guarantee that stands by every price. */
export async function GuaranteeLink() {
  const t = await getTranslations('legalGuarantee');
  return (
    <Link href="/legal-guarantee" className="prose-link">
      {t('byPrice')}
    </Link>
  );
}
