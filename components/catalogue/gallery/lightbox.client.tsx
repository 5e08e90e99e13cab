'use client';
import Yarl from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useBackCloses } from '@/components/ui/browser/use-back-closes.client';
import { useFocusReturn } from '@/components/ui/browser/use-focus-return.client';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { LightboxDrawing } from './lightbox-drawing';
import { labelsOf } from './lightbox-labels';
import { slideOf } from './slide-of';

type Props = {
  items: readonly Element[];
  index: number;
  words: BrowserWords;
  onView?: (index: number) => void;
  onClose: () => void;
};

/** On a phone, whose width a picture takes, the arrows stand below it, above what it is called. */
const belowPicture = { top: 'auto', bottom: '4.5rem', transform: 'none' };

/** A theme orders the views of a strip anew. */
const orderOf = (item: Element) => Number(getComputedStyle(item).order);

const placeIn = (items: readonly Element[], item: Element | undefined) =>
  item ? items.indexOf(item) : -1;

/** Pictures full screen: wheel, pinch and double tap zoom; swipes and arrow keys navigate. */
export default function Lightbox({ items, index, words, onView, onClose }: Props) {
  const seen = [...items].sort((one, other) => orderOf(one) - orderOf(other));
  const isPhone = matchMedia('(width < 48rem)').matches;
  const arrow = isPhone ? belowPicture : {};
  useBackCloses(onClose);
  useFocusReturn();
  return (
    <Yarl
      open
      close={onClose}
      index={placeIn(seen, items[index])}
      slides={seen.map(slideOf)}
      plugins={[Zoom, Counter]}
      on={{ view: ({ index: place }) => onView?.(placeIn(items, seen[place])) }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 2, supports: ['drawing'] }}
      // `1 / 6` in Arabic too.
      counter={{ container: { dir: 'ltr' } }}
      carousel={{ padding: isPhone ? 12 : 64, spacing: '4%' }}
      controller={{ closeOnPullDown: true }}
      styles={{ navigationPrev: arrow, navigationNext: arrow }}
      labels={labelsOf(words.lightbox)}
      render={{
        slide: ({ slide }) => slide.type === 'drawing' && <LightboxDrawing markup={slide.markup} />,
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
