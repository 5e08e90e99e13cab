import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/house/carousel.client';
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
        {testimonials.map(({ id, rating }, index) => (
          <figure key={id} className="grid gap-8">
            <Picture
              name={medallions[index] ?? 'medallions/1'}
              alt={medallion}
              sizes="7rem"
              className="size-28 rounded-full object-cover"
            />
            <blockquote className="font-display text-heading leading-snug">
              <q>{t(`entries.${id}.content`)}</q>
            </blockquote>
            <figcaption className="flex flex-wrap items-baseline gap-x-5">
              <span>{t(`entries.${id}.name`)}</span>
              <span className="text-muted text-small">{t(`entries.${id}.location`)}</span>
              <span
                role="img"
                aria-label={t('rating', { rating })}
                className="text-gold-text tracking-[0.3em]"
              >
                {'✦'.repeat(rating)}
                <span className="opacity-30">{'✦'.repeat(5 - rating)}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
