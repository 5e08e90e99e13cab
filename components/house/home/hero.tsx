import { getTranslations } from 'next-intl/server';
import { Parallax } from '@/components/house/parallax.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/house/company';
import { HeroLayer, LayerAhead } from './hero-layer';

/** The first screen: a sky over the sea, a temple and a bed in it, each at its own depth. */
export async function Hero() {
  const t = await getTranslations('hero');
  return (
    <Parallax className="hero relative isolate grid min-h-[max(100svh,43rem)] overflow-hidden">
      <LayerAhead day="layers/sky" night="layers/sky-night" />
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <HeroLayer depth="far" day="layers/sky" night="layers/sky-night" />
        <HeroLayer depth="middle" day="layers/temple" night="layers/temple-night" />
        <HeroLayer depth="front" day="layers/bed" night="layers/bed-night" />
        <div className="hero-veil" />
      </div>
      <div className="mx-auto grid w-full max-w-page content-start px-gutter pt-28 lg:content-center lg:pt-20 lg:pb-24">
        <div className="grid justify-items-start gap-5 md:gap-7 lg:max-w-[47%]">
          <p className="text-label text-gold-text uppercase">{company.name}</p>
          <h1 className="text-hero">{t('title')}</h1>
          <p className="max-w-120 text-muted">{t('tagline')}</p>
          <div className="flex flex-wrap gap-3 md:mt-2 max-sm:grid">
            <ButtonLink href="/gallery" prefetch="inView" variant="hero-solid" size="lg">
              {t('buyNow')}
            </ButtonLink>
            <ButtonLink href="/gallery" variant="hero" size="lg">
              {t('explore')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <a
        href="#heritage"
        className="absolute start-1/2 bottom-2 grid size-11 -translate-x-1/2 place-items-center text-gold-text md:bottom-4 rtl:translate-x-1/2"
      >
        <span className="sr-only">{t('scrollDown')}</span>
        <Icon path="M12 3v17M5.5 13.5 12 20l6.5-6.5" className="size-6" />
      </a>
    </Parallax>
  );
}
