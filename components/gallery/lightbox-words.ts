import { getTranslations } from 'next-intl/server';
import type { LightboxWords } from './lightbox-labels';

/** What the lightbox says about so many pictures. */
export async function lightboxWords(total: number): Promise<LightboxWords> {
  const t = await getTranslations('viewer');
  return {
    label: t('enlarged'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    previous: t('previous'),
    next: t('next'),
    counter: t('counter', { index: '{index}', total }),
    carousel: t('carousel'),
    slide: t('slide'),
  };
}
