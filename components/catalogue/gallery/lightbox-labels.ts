import type { BrowserWords } from '@/lib/i18n/browser-words';

/** `counter` says where one is: `{index}` of `{total}`; `carousel` and `slide` are for a screen reader. */
type LightboxWords = BrowserWords['lightbox'];

/** The words of the lightbox, as its library names them; it puts index and total into the counter. */
export function labelsOf(words: LightboxWords): Readonly<Record<string, string>> {
  return {
    Lightbox: words.label,
    Carousel: words.carousel,
    'Photo gallery': words.label,
    Slide: words.slide,
    '{index} of {total}': words.counter,
    Close: words.close,
    Previous: words.previous,
    Next: words.next,
    'Zoom in': words.zoomIn,
    'Zoom out': words.zoomOut,
  };
}
