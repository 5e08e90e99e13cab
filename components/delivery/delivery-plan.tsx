import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Delivery } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { daysInWords } from '@/lib/delivery/installation-days';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

/** When and where a purchase is installed, in words; nothing where only its weeks are known. */
export async function DeliveryPlan({ destination, days }: Delivery) {
  const t = await getTranslations('delivery');
  const { tag } = languages[await currentLocale()];
  if (days === 'notServed') {
    return (
      <>
        {t('dates.notServed')}{' '}
        <Link href="/contact" className="prose-link">
          {t('contact')}
        </Link>
      </>
    );
  }
  return (
    days && t('plannedFor', { dates: daysInWords(days, tag), place: placeName(destination, tag) })
  );
}
