import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { subscribe } from '@/app/_actions/newsletter';
import { CollectionSection } from '@/components/collections/collection-section';
import { HeritageBlock, History } from '@/components/collections/history';
import { PromoDialog } from '@/components/collections/promo-dialog';
import { Room } from '@/components/collections/room';
import { Technologies } from '@/components/collections/technologies';
import { FinderBar } from '@/components/finder/finder-bar';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { Breadcrumb } from '@/components/seo/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { categories } from '@/content/piece';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('collections.meta');
  return pageMetadata({ path: '/collections', title: t('title'), description: t('description') });
}

export default async function CollectionsPage() {
  const t = await getTranslations('collections');
  const nav = await getTranslations('nav');
  return (
    <>
      <PageHead
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
        <div className="flex flex-wrap justify-center gap-4">
          <ButtonLink href="/gallery" variant="heroSolid" size="lg">
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
