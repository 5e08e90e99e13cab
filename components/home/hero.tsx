import { getTranslations } from 'next-intl/server';
import { Elevation } from '@/components/drawing/elevation';
import { Parallax } from '@/components/islands/parallax';
import { ButtonLink } from '@/components/ui/button-link';
import { house } from '@/content/house';
import { requirePiece } from '@/lib/catalogue';
import { Firmament, Mountains, Temple } from './hero-layers';

/** The first screen: a sky, two mountains and a temple that move at different depths, and a bed in it. */
export async function Hero() {
  const t = await getTranslations('hero');
  return (
    <Parallax className="hero relative isolate grid min-h-[max(100dvh,44rem)] overflow-hidden">
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <div className="layer" data-depth="far">
          <Firmament />
        </div>
        <div className="layer" data-depth="middle">
          <Mountains />
        </div>
        <div className="layer" data-depth="near">
          <Temple />
        </div>
        <div className="layer" data-depth="front">
          <Elevation piece={requirePiece('bed', 'zeus')} className="hero-piece" />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page content-start justify-items-center gap-7 px-gutter pt-[max(8.5rem,15dvh)] text-center">
        <p className="text-label text-gold-text uppercase">{house.name}</p>
        <h1 className="max-w-[15ch] text-hero">{t('title')}</h1>
        <p className="max-w-136 text-muted">{t('tagline')}</p>
        <div className="flex flex-wrap justify-center gap-4">
          <ButtonLink href="/gallery" variant="heroSolid" size="lg">
            {t('buyNow')}
          </ButtonLink>
          <ButtonLink href="/gallery" variant="hero" size="lg">
            {t('explore')}
          </ButtonLink>
        </div>
      </div>
      <a
        href="#heritage"
        aria-label={t('scrollDown')}
        className="absolute bottom-5 left-1/2 grid size-12 -translate-x-1/2 place-items-center bg-ground text-gold-text"
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
          <path d="M12 3v17M5.5 13.5 12 20l6.5-6.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </a>
    </Parallax>
  );
}
