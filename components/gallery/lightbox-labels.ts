export type LightboxWords = {
  label: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** Where one is; `{index}` is replaced by the number of the picture. */
  counter: string;
  /** What the strip and a picture in it are, to a screen reader. */
  carousel: string;
  slide: string;
};

/** The words of the lightbox, as its library names them. */
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
