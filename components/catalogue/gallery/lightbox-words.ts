import { compileSentence } from '@/lib/i18n/messages';
import { getMessages } from '@/lib/i18n/request';
import type { LightboxWords } from './lightbox-labels';

/** What the lightbox says. */
export async function lightboxWords(): Promise<LightboxWords> {
  const { lightbox } = (await getMessages()).viewer;
  return { ...lightbox, counter: compileSentence(lightbox.counter) };
}
