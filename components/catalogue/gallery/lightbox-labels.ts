import type { Sentence } from '@/lib/i18n/sentence';

export type LightboxWords = {
  label: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** Where one is: `{index}` of `{total}`. */
  counter: Sentence;
  /** What the strip and a picture in it are, to a screen reader. */
  carousel: string;
  slide: string;
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
