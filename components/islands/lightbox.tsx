'use client';
import Yarl from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { slideOf } from './slide-of';
import { useBackCloses } from './use-back-closes';
import { useFocusReturn } from './use-focus-return';

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

type Props = {
  /** Elements of the page that hold a picture or a drawing each. */
  items: readonly Element[];
  index: number;
  words: LightboxWords;
  onView?: (index: number) => void;
  onClose: () => void;
};

/** Pictures full screen: wheel, pinch and double tap zoom, swipes and keys turn. */
export default function Lightbox({ items, index, words, onView, onClose }: Props) {
  useBackCloses(onClose);
  useFocusReturn();
  return (
    <Yarl
      open
      close={onClose}
      index={index}
      slides={items.map(slideOf)}
      plugins={[Zoom, Counter]}
      on={{ view: ({ index: place }) => onView?.(place) }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2, supports: ['drawing'] }}
      carousel={{ padding: 0, spacing: '4%' }}
      controller={{ closeOnPullDown: true }}
      labels={{
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
      }}
      render={{
        slide: ({ slide }) => slide.type === 'drawing' && <Drawing markup={slide.markup} />,
        slideFooter: ({ slide }) =>
          slide.caption && (
            <p className="pointer-events-none absolute inset-x-0 bottom-0 deep px-6 py-4">
              {slide.caption}
            </p>
          ),
      }}
    />
  );
}

function Drawing({ markup }: { markup: string }) {
  return (
    <div
      className="grid h-full w-full place-items-center bg-paper p-[4%] [&_svg]:h-full [&_svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the shop's own page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
