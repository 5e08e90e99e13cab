import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/house/carousel.client';
import { Testimonial } from '@/components/house/testimonial';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import { testimonials } from '@/content/house/testimonials';
import { getMessages } from '@/lib/i18n/request';

const medallions = ['medallions/1', 'medallions/2', 'medallions/3'] as const;

/** Three sample voices that follow each other. */
export async function Testimonials() {
  const t = await getTranslations('testimonials');
  const { controls } = (await getMessages()).testimonials;
  const total = testimonials.length;
  const medallion = (await getTranslations('viewer'))('medallion');
  return (
    <Section className="grid gap-x-16 gap-y-10 border-line border-t lg:grid-cols-[1fr_1.8fr]">
      <header className="grid content-start gap-5">
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <h2 className="text-title">{t('title')}</h2>
        <p className="text-muted text-small">{t('note')}</p>
      </header>
      <Carousel
        label={t('title')}
        words={{
          ...controls,
          dots: testimonials.map((_, index) => t('goTo', { number: index + 1, total })),
        }}
      >
        {testimonials.map((entry, index) => (
          <Testimonial key={entry.id} entry={entry}>
            <Picture
              name={medallions[index] ?? 'medallions/1'}
              alt={medallion}
              sizes="7rem"
              className="size-28 rounded-full object-cover"
            />
          </Testimonial>
        ))}
      </Carousel>
    </Section>
  );
}
