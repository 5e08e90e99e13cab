import { ScenePicture, ThemePicture } from '@/components/ui/theme-picture';
import type { PictureName } from '@/lib/catalogue/pictures';

const places = {
  start: 'lg:me-[22%]',
  end: 'lg:ms-[22%]',
  full: '',
  /** As wide as the whole picture fits below the header, for what a low one would behead. */
  tall: '',
} as const;

const shapes = {
  start: 'rise aspect-3/2',
  end: 'rise aspect-3/2',
  full: 'aspect-3/2 lg:aspect-video',
  tall: 'mx-auto aspect-3/2 max-w-[135svh]',
} as const satisfies Record<keyof typeof places, string>;

/** A picture between two chapters, at one side or at full width. */
export function Plate({
  name,
  alt,
  place,
  night,
  theme,
}: {
  name: PictureName;
  alt: string;
  place: keyof typeof places;
  /** What stands there in the dark theme instead; by default the same scene by night. */
  night?: { readonly name: PictureName; readonly alt: string };
  /** The only one that has it. */
  theme?: 'by-day' | 'by-night';
}) {
  const isFull = place === 'full' || place === 'tall';
  const day = { name, alt };
  const look = {
    sizes: isFull ? '100vw' : '(min-width: 64rem) 72vw, 100vw',
    hasBlur: !isFull,
    className: `w-full bg-paper object-cover ${theme === 'by-night' ? 'object-[50%_78%]' : ''} ${shapes[place]}`,
  };
  const beside = isFull ? '' : `mx-auto max-w-page lg:px-gutter ${places[place]}`;
  return (
    <div className={[theme, beside].filter(Boolean).join(' ') || undefined}>
      {night ? (
        <ThemePicture {...look} day={day} night={night} />
      ) : (
        <ScenePicture {...look} {...day} />
      )}
    </div>
  );
}
