import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Eyebrow } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { Promo } from './promo.client';

const claims = ['trial', 'warranty', 'delivery'] as const;

/** The mattress partnership, once a day. */
export async function PromoDialog() {
  const t = await getTranslations('promo');
  const gallery = await getTranslations('gallery.items');
  return (
    <Promo label={t('title')} close={t('close')}>
      <div className="grid gap-8">
        <div className="grid items-center gap-8 sm:grid-cols-3">
          <div className="grid gap-4 sm:col-span-2">
            <Eyebrow>{t('eyebrow')}</Eyebrow>
            <h2 className="text-title">{t('title')}</h2>
            <p className="max-w-measure text-muted">{t('text')}</p>
          </div>
          <ScenePicture
            name="technology/section"
            alt={gallery('4.alt')}
            sizes="24rem"
            widest={960}
            hasBlur={false}
            className="aspect-4/5 w-full object-cover max-sm:hidden"
          />
        </div>
        <ul className="grid gap-x-8 sm:grid-cols-3">
          {claims.map((claim) => (
            <li key={claim} className="grid content-start gap-1 border-gold border-t py-4">
              <p className="font-display text-lead">{t(`claims.${claim}`)}</p>
              <p className="text-muted text-small">{t(`claimsText.${claim}`)}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-6">
          <ButtonLink href="/#beds-collection" variant="hero-solid">
            {t('discover')}
          </ButtonLink>
          <p className="max-w-80 text-muted text-small">{t('note')}</p>
        </div>
      </div>
    </Promo>
  );
}
