import type { CSSProperties } from 'react';
import { type PictureName, pictureSrc } from '@/lib/catalogue/pictures';

type Depth = 'far' | 'middle' | 'front';

const phone = '(width < 40rem)';
const wide = '(min-width: 40rem)';
/** Where a pixel of the page is more than one of the screen, as `image-set` counts it. */
const sharpScreen = '(min-resolution: 1.01dppx)';
const sizes = [
  { width: 960, media: phone },
  { width: 1600, media: `${wide} and (max-resolution: 1dppx)` },
  { width: 2400, media: `${wide} and ${sharpScreen}` },
];
/** Where the styles take which background. The theme is the system's, unless the visitor chose another. */
const places = (['day', 'night'] as const).flatMap((time) =>
  sizes.map(({ width, media }) => ({
    time,
    width,
    media: `${media} and (prefers-color-scheme: ${time === 'day' ? 'light' : 'dark'})`,
  })),
);

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

const small = (name: PictureName) => `url(${pictureSrc(name, 960)})`;
const large = (name: PictureName) =>
  `image-set(url(${pictureSrc(name, 1600)}) 1x, url(${pictureSrc(name, 2400)}) 2x)`;

/**
 * A layer of the first screen. Day and night are backgrounds, so that a visitor fetches only the one of
 * their theme, at the width and the density of their screen.
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
    '--day-small': small(day),
    '--day-large': large(day),
    '--night-small': small(night),
    '--night-large': large(night),
  } as CSSProperties;
  return <div className="layer hero-picture" data-depth={depth} style={style} />;
}
