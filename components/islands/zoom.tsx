'use client';
import { useEffect, useRef } from 'react';
import Lightbox, { type Slide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom';
import { useSentences } from './use-sentences';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useBackCloses } from './use-back-closes';
import type { ZoomWords } from './viewer';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    drawing: { type: 'drawing'; markup: string };
  }
}

type Props = {
  /** Elements of the page that hold a picture or a drawing each. */
  items: readonly Element[];
  index: number;
  words: ZoomWords;
  onView: (index: number) => void;
  onClose: () => void;
};

function slideOf(item: Element): Slide {
  const image = item.querySelector('img');
  if (!image) return { type: 'drawing', markup: item.querySelector('svg')?.outerHTML ?? '' };
  const ratio = image.height / image.width;
  const sources = image.srcset.split(', ').map((entry) => {
    const [src = '', width = '0'] = entry.split(' ');
    return { src, width: Number.parseInt(width, 10) };
  });
  const srcSet = sources.map(({ src, width }) => ({
    src,
    width,
    height: Math.round(width * ratio),
  }));
  const largest = srcSet.at(-1);
  return {
    src: largest?.src ?? image.src,
    alt: image.alt,
    width: largest?.width,
    height: largest?.height,
    srcSet,
  };
}

/** The views full screen: wheel, pinch and double tap bring them nearer, swipes and keys turn them. */
export default function Zoom({ items, index, words, onView, onClose }: Props) {
  const format = useSentences();
  const opener = useRef(document.activeElement);
  useBackCloses(onClose);
  const slides = items.map(slideOf);
  useEffect(() => {
    const before = opener.current;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[ZoomPlugin, Counter]}
      on={{ view: ({ index: place }) => onView(place) }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2, supports: ['drawing'] }}
      carousel={{ padding: 0, spacing: '4%' }}
      controller={{ closeOnPullDown: true }}
      labels={{
        Lightbox: words.label,
        Carousel: words.carousel,
        'Photo gallery': words.label,
        Slide: words.slide,
        // The library puts its own numbers in.
        '{index} of {total}': format(words.counter, { index: '{index}', total: '{total}' }),
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'drawing' ? (
            <div
              className="grid h-full w-full place-items-center bg-paper p-[4%] [&_svg]:h-full [&_svg]:w-full"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the shop's own page
              dangerouslySetInnerHTML={{ __html: slide.markup }}
            />
          ) : undefined,
      }}
    />
  );
}
