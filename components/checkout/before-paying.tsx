import { getTranslations } from 'next-intl/server';
import { GuaranteeLink } from '@/components/catalogue/purchase/guarantee-link';
import { NoticePicture } from '@/components/house/legal/guarantee-notice';
import { Link } from '@/components/ui/link';
import { withdrawalDays } from '@/content/orders/order-terms';

/** Notices above the payment button: terms, right of withdrawal, legal guarantee. */
export async function BeforePaying({ noticePicture }: { noticePicture?: string }) {
  const t = await getTranslations('payment.before');
  return (
    <div className="grid gap-2 text-small">
      <p>
        {/* The button of a bank transfer says it itself. */}
        <span className="group-has-[[value=transfer]:checked]/pay:hidden">{t('terms')} </span>
        <Link href="/terms" className="prose-link">
          {t('termsLink')}
        </Link>
      </p>
      <p>
        {t('withdrawal', { days: withdrawalDays })}{' '}
        <Link href="/withdrawal" className="prose-link">
          {t('withdrawalLink')}
        </Link>
      </p>
      <p>
        <GuaranteeLink />
      </p>
      {noticePicture && <NoticePicture picture={noticePicture} />}
    </div>
  );
}
