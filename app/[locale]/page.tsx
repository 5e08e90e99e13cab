import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { subscribe } from '@/app/_actions/newsletter';
import { CollectionSection } from '@/components/collections/collection-section';
import { Room } from '@/components/collections/room';
import { Heritage } from '@/components/home/heritage';
import { Hero } from '@/components/home/hero';
import { Residence } from '@/components/home/residence';
import { Testimonials } from '@/components/home/testimonials';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home.meta');
  return pageMetadata({ path: '/', title: t('title'), description: t('description') });
}

export default async function HomePage() {
  const t = await getTranslations('home.collections');
  const whichGod = await getTranslations('whichGod');
  return (
    <>
      <Hero />
      <Heritage />
      <Section className="border-line border-t pb-0">
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href="/collections" variant="outline">
            {t('link')}
          </ButtonLink>
          <ButtonLink href="/which-god" variant="link" className="py-2">
            {whichGod('title')}
          </ButtonLink>
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
    </>
  );
}
