import { getTranslations } from 'next-intl/server';
import { subscribe } from '@/app/_actions/newsletter';
import { NewsletterSection } from '@/components/account/newsletter-section';
import { CollectionSection } from '@/components/catalogue/collections/collection-section';
import { HeritageBlock, History } from '@/components/catalogue/collections/history';
import { PromoDialog } from '@/components/catalogue/collections/promo-dialog';
import { Room } from '@/components/catalogue/collections/room';
import { Technologies } from '@/components/catalogue/collections/technologies';
import { FinderBar } from '@/components/catalogue/finder/finder-bar';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { categories } from '@/content/catalogue/piece';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/collections', words: 'collections' });

export default async function CollectionsPage() {
  const t = await getTranslations('collections');
  const nav = await getTranslations('nav');
  return (
    <>
      <PageHead
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: nav('collections'), path: '/collections' }]} />}
      />
      <FinderBar />
      <Room id={1} isFirst />
      {categories.map((category) => (
        <CollectionSection key={category} category={category} />
      ))}
      <HeritageBlock />
      <History />
      <Technologies />
      <Section className="grid justify-items-center gap-7 text-center">
        <h2 className="max-w-book text-title">{t('cta.title')}</h2>
        <p className="max-w-measure text-muted">{t('cta.text')}</p>
        <div className="flex flex-wrap justify-center gap-4 max-sm:grid">
          <ButtonLink href="/gallery" variant="hero-solid" size="lg">
            {t('cta.explore')}
          </ButtonLink>
          <ButtonLink href="/gallery" variant="hero" size="lg">
            {t('cta.gallery')}
          </ButtonLink>
        </div>
      </Section>
      <NewsletterSection subscribe={subscribe} />
      <PromoDialog />
    </>
  );
}
