import type { CSSProperties } from 'react';
import { type PictureName, pictureSrc } from '@/lib/catalogue/pictures';

type Depth = 'far' | 'middle' | 'front';

/** Where the styles take which background. The theme is the system's, unless the visitor chose another. */
const places = [
  { time: 'day', width: 960, media: '(max-width: 1023px) and (prefers-color-scheme: light)' },
  { time: 'day', width: 1600, media: '(min-width: 1024px) and (prefers-color-scheme: light)' },
  { time: 'night', width: 960, media: '(max-width: 1023px) and (prefers-color-scheme: dark)' },
  { time: 'night', width: 1600, media: '(min-width: 1024px) and (prefers-color-scheme: dark)' },
] as const;

/** Fetches a layer before the style sheet that asks for it has come. */
export function LayerAhead(layers: { day: PictureName; night: PictureName }) {
  return places.map(({ time, width, media }) => (
    <link
      key={media}
      rel="preload"
      as="image"
      href={pictureSrc(layers[time], width)}
      media={media}
      fetchPriority="high"
    />
  ));
}

/**
 * A layer of the first screen. Day and night are backgrounds, so that a visitor fetches only the one of
 * their theme, at the width of their screen.
 */
export function HeroLayer({
  depth,
  day,
  night,
}: {
  depth: Depth;
  day: PictureName;
  night: PictureName;
}) {
  const style = {
    '--day-small': `url(${pictureSrc(day, 960)})`,
    '--day-large': `url(${pictureSrc(day, 1600)})`,
    '--night-small': `url(${pictureSrc(night, 960)})`,
    '--night-large': `url(${pictureSrc(night, 1600)})`,
  } as CSSProperties;
  return <div className="layer hero-picture" data-depth={depth} style={style} />;
}
