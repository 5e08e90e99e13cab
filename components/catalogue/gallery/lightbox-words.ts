import { getTranslations } from 'next-intl/server';
import { compileSentence } from '@/lib/i18n/messages';
import { getMessages } from '@/lib/i18n/request';
import type { LightboxWords } from './lightbox-labels';

/** What the lightbox says. */
export async function lightboxWords(): Promise<LightboxWords> {
  const t = await getTranslations('viewer');
  const { viewer } = await getMessages();
  return {
    label: t('enlarged'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    previous: t('previous'),
    next: t('next'),
    counter: compileSentence(viewer.counter),
    carousel: t('carousel'),
    slide: t('slide'),
  };
}
