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

const isDisplayed = (image: Element) => getComputedStyle(image).display !== 'none';

/** The address of the picture with all layers that are laid over it now, as one file; nothing where there is none. */
function composedSrc(item: Element): string | undefined {
  const layers = [...item.querySelectorAll<HTMLImageElement>('.chosen')].filter(isDisplayed);
  const last = layers.at(-1);
  if (!last) return undefined;
  const { pathname, search } = new URL(last.src);
  // Another edition covers all.
  if (!pathname.startsWith('/choices/')) return pathname + search;
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  const ids = layers.map(({ src }) => /([^/]+)\.avif/.exec(src)?.[1]);
  return `${folder}/${ids.join('.')}.jpg${search}`;
}

/** What the strip says of a view: of the first what is chosen, of the others which edition they show. */
function saidOf(view: HTMLElement): string | undefined {
  const { chosen, whole } = view.parentElement?.dataset ?? {};
  return view.matches('[data-view=hero]') ? chosen : whole;
}

/** The slide of an element that holds a picture or a drawing; `data-caption` is what is said of it. */
export function slideOf(item: Element): Slide {
  const caption = item instanceof HTMLElement ? (item.dataset.caption ?? saidOf(item)) : undefined;
  const image = [...item.querySelectorAll<HTMLImageElement>('img:not(.chosen)')].find(isDisplayed);
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
  const composed = composedSrc(item);
  if (composed) return { src: composed, alt: image.alt, caption };
  return {
    src: largest?.src ?? image.src,
    alt: image.alt,
    width: largest?.width,
    height: largest?.height,
    srcSet,
    caption,
  };
}
