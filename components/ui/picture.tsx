import { pictures } from '@/content/pictures';
import { type PictureName, pictureSrc, pictureSrcSet } from '@/lib/pictures';

type Props = {
  name: PictureName;
  /** What is seen; empty only where the text beside it says the same. */
  alt: string;
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string;
  /** The widest file it fetches, pixels, where many stand side by side; any by default. */
  widest?: number;
  /** The picture that paints first: fetched at once, before the others. */
  isFirst?: boolean;
  className?: string;
};

/** A place of a few `rem`, whatever the window: its picture is here as soon as its colours would be. */
const isSmall = (sizes: string) => /^\drem$/.test(sizes);

/** A picture of the house at the width its place needs, its colours blurred in its place until it has come. */
export function Picture({ name, alt, sizes, widest, isFirst = false, className = '' }: Props) {
  const { width, height, blur } = pictures[name];
  return (
    // biome-ignore lint/performance/noImgElement: the widths are made beforehand, nothing is encoded on request
    <img
      src={pictureSrc(name, 960)}
      srcSet={pictureSrcSet(name, widest)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      className={`bg-cover bg-center ${className}`}
      style={
        blur && !isSmall(sizes)
          ? { backgroundImage: `url(data:image/webp;base64,${blur})` }
          : undefined
      }
    />
  );
}
