import type { GenericSlide, Slide } from 'yet-another-react-lightbox';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    caption?: string;
  }
  interface SlideTypes {
    drawing: SlideDrawing;
  }
}

interface SlideDrawing extends GenericSlide {
  type: 'drawing';
  markup: string;
}

/** The slide of an element that holds a picture or a drawing; `data-caption` is what is said of it. */
export function slideOf(item: Element): Slide {
  const caption = item instanceof HTMLElement ? item.dataset.caption : undefined;
  const image = item.querySelector('img');
  if (!image)
    return { type: 'drawing', markup: item.querySelector('svg')?.outerHTML ?? '', caption };
  // The attributes are known before the picture is loaded or laid out.
  const ratio = Number(image.getAttribute('height')) / Number(image.getAttribute('width'));
  const srcSet = image.srcset.split(', ').map((entry) => {
    const [src = '', descriptor = '0'] = entry.split(' ');
    const width = Number.parseInt(descriptor, 10);
    return { src, width, height: Math.round(width * ratio) };
  });
  const largest = srcSet.at(-1);
  return {
    src: largest?.src ?? image.src,
    alt: image.alt,
    width: largest?.width,
    height: largest?.height,
    srcSet,
    caption,
  };
}
