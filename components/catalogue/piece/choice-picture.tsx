import { Picture } from '@/components/ui/picture';
import { choicePicture } from '@/lib/catalogue/choice-pictures';
import type { Product } from '@/lib/catalogue/products';

type Props = {
  product: Product;
  optionIds?: readonly string[];
  view: 'hero' | 'front';
  alt: string;
  sizes: string;
  widest?: number;
  isFirst?: boolean;
  className?: string;
};

/** A configuration as it is sold: a picture of its edition, and over it what its options change. */
export function ChoicePicture({ product, optionIds = [], view, className = '', ...rest }: Props) {
  const { name, layers } = choicePicture(product, optionIds, view);
  const picture = <Picture {...rest} name={name} className={className} />;
  if (layers.length === 0) return picture;
  return (
    <span className="relative block">
      {picture}
      {layers.map(({ id, src }) => (
        // biome-ignore lint/performance/noImgElement: made beforehand, in one width
        <img key={id} src={src} alt="" loading="lazy" className={`absolute inset-0 ${className}`} />
      ))}
    </span>
  );
}
