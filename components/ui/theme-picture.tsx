import { preload } from 'react-dom';
import { nightOf, type PictureName, pictureSrc, pictureSrcSet } from '@/lib/catalogue/pictures';
import { Picture } from './picture';

type Shown = {
  readonly name: PictureName;
  readonly alt: string;
  /** Of this theme alone. */
  readonly className?: string;
};

type Props = Omit<Parameters<typeof Picture>[0], 'name' | 'alt' | 'isFirst'> & {
  day: Shown;
  night: Shown;
};

/**
 * A picture for each theme. Both are lazy, and the one of the other theme has no box, so that a browser fetches one of
 * them; `PicturesAhead` fetches one that stands on the first screen as early as an eager picture.
 */
export function ThemePicture({ day, night, className, ...props }: Props) {
  const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');
  return (
    <>
      <Picture {...props} {...day} className={classes(className, day.className, 'by-day')} />
      <Picture
        {...props}
        {...night}
        hasBlur={false}
        className={classes(className, night.className, 'by-night')}
      />
    </>
  );
}

/** A picture of a scene, in the dark theme by night where there is a picture of its night. */
export function ScenePicture({ name, ...props }: Parameters<typeof Picture>[0]) {
  const night = nightOf(name);
  if (!night) return <Picture name={name} {...props} />;
  const { alt, isFirst, ...look } = props;
  return (
    <>
      {isFirst && (
        <PicturesAhead day={name} night={night} sizes={look.sizes} widest={look.widest} />
      )}
      <ThemePicture {...look} isAhead={isFirst} day={{ name, alt }} night={{ name: night, alt }} />
    </>
  );
}

/** The theme is the system's, unless the visitor chose another. */
const media = { day: '(prefers-color-scheme: light)', night: '(prefers-color-scheme: dark)' };

type AheadProps = {
  day: PictureName;
  night: PictureName;
  /** As the picture has it. */
  sizes: string;
  widest?: number;
};

/** Fetches the picture of the first screen before the styles say which theme it is. */
export function PicturesAhead({ sizes, widest, ...names }: AheadProps) {
  for (const theme of ['day', 'night'] as const) {
    preload(pictureSrc(names[theme], widest ?? 960), {
      as: 'image',
      imageSrcSet: pictureSrcSet(names[theme], widest),
      imageSizes: sizes,
      media: media[theme],
      fetchPriority: 'high',
    });
  }
  return null;
}
