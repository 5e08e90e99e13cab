import { pictures } from '@/content/catalogue/pictures';
import {
  type PictureName,
  pictureSrc,
  pictureSrcSet,
  pictureWidths,
} from '@/lib/catalogue/pictures';

type Props = {
  name: PictureName;
  /** Alternative text; empty only where adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** The widest file to offer, in pixels; no limit by default. */
  widest?: number;
  /** The largest picture of the first screen: loaded eagerly, at high priority. */
  isFirst?: boolean;
  /** On the first screen in one of the themes: lazy, and fetched before its turn by `PicturesAhead`. */
  isAhead?: boolean;
  /** Whether its place is filled with a blurred picture until it loads. */
  hasBlur?: boolean;
  className?: string;
};

/** Whether the picture is a few `rem` wide: it loads too fast to need a placeholder. */
const isSmall = (sizes: string) => /^\drem$/.test(sizes);

/** A picture in the widths its layout needs, with a blurred placeholder until it loads. */
export function Picture({
  name,
  alt,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  isFirst = false,
  isAhead = false,
  hasBlur = true,
  className = '',
}: Props) {
  const { width, height, blur } = pictures[name];
  const hasChoice = pictureWidths(name).filter((width) => width <= widest).length > 1;
  const isUrgent = isFirst || isAhead;
  const isBlurred = blur && hasBlur && !isSmall(sizes);
  // Properties that are `undefined` would be sent in the data of the page all the same.
  return (
    // biome-ignore lint/performance/noImgElement: the widths are made beforehand, nothing is encoded on request
    <img
      src={pictureSrc(name, Math.min(widest, 960))}
      {...(hasChoice && { srcSet: pictureSrcSet(name, widest), sizes })}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isUrgent ? 'sync' : 'async'}
      {...(isUrgent && { fetchPriority: 'high' })}
      className={isBlurred ? `bg-cover bg-center ${className}` : className}
      {...(isBlurred && {
        style: { backgroundImage: `url(data:image/webp;base64,${blur})` },
      })}
    />
  );
}
