import type { CSSProperties } from 'react';
import { type PictureName, pictureSrc } from '@/lib/pictures';

type Depth = 'far' | 'middle' | 'front';

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

/**
 * Names the sky ahead of the style sheet: it is the largest thing on the page. Who chose the other theme
 * than their system's fetches one sky too many, once.
 */
export function SkyAhead({ day, night }: { day: PictureName; night: PictureName }) {
  const themes = [
    ['light', day],
    ['dark', night],
  ] as const;
  return themes.map(([theme, name]) =>
    (['(width < 768px)', '(width >= 768px)'] as const).map((width, isWide) => (
      <link
        key={theme + width}
        rel="preload"
        as="image"
        href={pictureSrc(name, isWide ? 1600 : 960)}
        media={`(prefers-color-scheme: ${theme}) and ${width}`}
        fetchPriority="high"
      />
    )),
  );
}
