import type { Messages } from '@/lib/i18n/messages';
import type { Sentence } from '@/lib/i18n/sentence';

/** `counter` says where one is: `{index}` of `{total}`; `carousel` and `slide` are for a screen reader. */
export type LightboxWords = Omit<Messages['viewer']['lightbox'], 'counter'> & {
  readonly counter: Sentence;
};

/**
 * The words of the lightbox, as its library names them.
 * @param counter with `{index}` and `{total}`, which the library replaces
 */
export function labelsOf(words: LightboxWords, counter: string): Readonly<Record<string, string>> {
  return {
    Lightbox: words.label,
    Carousel: words.carousel,
    'Photo gallery': words.label,
    Slide: words.slide,
    '{index} of {total}': counter,
    Close: words.close,
    Previous: words.previous,
    Next: words.next,
    'Zoom in': words.zoomIn,
    'Zoom out': words.zoomOut,
  };
}
