import { Link } from '@/components/ui/link';
import { getMessages } from '@/lib/i18n/request';

/** The reminder of the legal guarantee that stands by every price. */
export async function GuaranteeLink() {
  const { legalGuarantee } = await getMessages();
  return (
    <Link href="/legal-guarantee" className="prose-link">
      {legalGuarantee.byPrice}
    </Link>
  );
}
