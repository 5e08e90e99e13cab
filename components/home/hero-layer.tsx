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
