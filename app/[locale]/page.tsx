import { getTranslations } from 'next-intl/server';
import { subscribe } from '@/app/_actions/newsletter';
import { NewsletterSection } from '@/components/account/newsletter-section';
import { CollectionSection } from '@/components/catalogue/collections/collection-section';
import { Room } from '@/components/catalogue/collections/room';
import { Heritage } from '@/components/house/home/heritage';
import { Hero } from '@/components/house/home/hero';
import { Residence } from '@/components/house/home/residence';
import { SiteJsonLd } from '@/components/house/home/site-json-ld';
import { Testimonials } from '@/components/house/home/testimonials';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/', words: 'home' });

export default async function HomePage() {
  const t = await getTranslations('home.collections');
  const whichGod = await getTranslations('whichGod');
  return (
    <>
      <Hero />
      <Heritage />
      <Section className="grid gap-x-16 gap-y-5 border-line border-t lg:grid-cols-[1fr_1.2fr] lg:items-end">
        <Heading eyebrow={t('eyebrow')} title={t('title')} />
        <div>
          <p className="max-w-measure text-muted">{t('text')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink href="/collections" variant="outline">
              {t('link')}
            </ButtonLink>
            <ButtonLink href="/which-god" variant="link" className="py-2">
              {whichGod('title')}
            </ButtonLink>
          </div>
        </div>
      </Section>
      <CollectionSection category="bed" />
      <Room id={2} />
      <CollectionSection category="chair" />
      <Room id={3} />
      <CollectionSection category="table" />
      <Residence />
      <Testimonials />
      <NewsletterSection subscribe={subscribe} />
      <SiteJsonLd />
    </>
  );
}
