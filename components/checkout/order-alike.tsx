import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { paymentForm } from './payment-form';

type Props = { number: string; path: string };

/** The order of the same pieces that waits already, and the button that orders them once more. */
export async function OrderAlike({ number, path }: Props) {
  const t = await getTranslations('payment.alike');
  return (
    <div className="mt-2 grid justify-items-start gap-3">
      <Link href={path} prefetch={false} className="prose-link">
        {t('order', { number })}
      </Link>
      <Button type="submit" variant="link" form={paymentForm} name="besides" value={number}>
        {t('besides')}
      </Button>
    </div>
  );
}
