'use client';
import Yarl from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useBackCloses } from '@/components/ui/browser/use-back-closes.client';
import { useFocusReturn } from '@/components/ui/browser/use-focus-return.client';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { LightboxDrawing } from './lightbox-drawing';
import { type LightboxWords, labelsOf } from './lightbox-labels';
import { slideOf } from './slide-of';

type Props = {
  /** Elements of the page that each hold a picture or a drawing. */
  items: readonly Element[];
  index: number;
  words: LightboxWords;
  onView?: (index: number) => void;
  onClose: () => void;
};

/** Pictures full screen: wheel, pinch and double tap zoom; swipes and arrow keys navigate. */
export default function Lightbox({ items, index, words, onView, onClose }: Props) {
  const format = useSentences();
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
      carousel={{ padding: matchMedia('(width < 48rem)').matches ? 12 : 64, spacing: '4%' }}
      controller={{ closeOnPullDown: true }}
      labels={labelsOf(words, format(words.counter, { index: '{index}', total: '{total}' }))}
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
