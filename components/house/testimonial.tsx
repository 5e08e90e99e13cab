import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { testimonials } from '@/content/house/testimonials';

interface TestimonialProps {
  readonly entry: (typeof testimonials)[number];
  /** What stands above the words: a portrait. */
  readonly children?: ReactNode;
  /** It stands beside others, whose names are on one line. */
  readonly isSmall?: boolean;
}

/** One sample voice: words, name, place and rating. */
export async function Testimonial({
  entry: { id, rating },
  children,
  isSmall = false,
}: TestimonialProps) {
  const t = await getTranslations('testimonials');
  return (
    <figure className={`flex flex-col gap-8 ${isSmall ? 'h-full' : ''}`}>
      {children}
      <blockquote className={`font-display leading-snug ${isSmall ? 'text-lead' : 'text-heading'}`}>
        <q>{t(`entries.${id}.content`)}</q>
      </blockquote>
      <figcaption className={`flex flex-wrap items-baseline gap-x-5 ${isSmall ? 'mt-auto' : ''}`}>
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
  );
}
