import { getTranslations } from 'next-intl/server';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { creditedText } from '@/lib/residence/stay-words';

/** The nights at the Résidence that the house gives back on the bed of an order. */
export async function OrderNightCredits({ stays }: { stays: readonly Booking[] }) {
  if (stays.length === 0) return null;
  const t = await getTranslations('booking');
  const [messages, locale] = [await getMessages(), await currentLocale()];
  return (
    <section className="border-gold border-s-2 ps-5">
      <h2 className="font-display text-lead">{t('creditedTitle')}</h2>
      {stays.map((stay) => (
        <p key={stay.number} className="mt-2 max-w-measure text-muted">
          {creditedText(stay, messages, locale)}
        </p>
      ))}
    </section>
  );
}
