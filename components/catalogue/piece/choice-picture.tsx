import { Picture } from '@/components/ui/picture';
import { PicturesAhead } from '@/components/ui/theme-picture';
import {
  type ChoicePicture as Choice,
  choicePicture,
  nightChoice,
} from '@/lib/catalogue/choice-pictures';
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

/** A configuration as it is sold, in the dark theme before dark ground where there is such a picture of it. */
export function ChoicePicture({ product, optionIds = [], view, isFirst, ...look }: Props) {
  const day = choicePicture(product, optionIds, view);
  const night = nightChoice(day, optionIds);
  if (!night) return <Laid {...day} {...look} isFirst={isFirst} />;
  const { sizes, widest } = look;
  return (
    <>
      {isFirst && <PicturesAhead day={day.name} night={night.name} {...{ sizes, widest }} />}
      <Laid {...day} {...look} isAhead={isFirst} theme="by-day" />
      <Laid {...night} {...look} isAhead={isFirst} hasBlur={false} theme="by-night" />
    </>
  );
}

type LaidProps = Pick<Choice, 'name' | 'layers'> &
  Omit<Parameters<typeof Picture>[0], 'name'> & { theme?: 'by-day' | 'by-night' };

/** A picture of an edition, and over it what its options change. */
function Laid({ name, layers, theme, className = '', ...rest }: LaidProps) {
  if (layers.length === 0)
    return (
      <Picture {...rest} name={name} className={[className, theme].filter(Boolean).join(' ')} />
    );
  return (
    <span className={['relative block', theme].filter(Boolean).join(' ')}>
      <Picture {...rest} name={name} className={className} />
      {layers.map(({ id, src }) => (
        // biome-ignore lint/performance/noImgElement: made beforehand, in one width
        <img key={id} src={src} alt="" loading="lazy" className={`absolute inset-0 ${className}`} />
      ))}
    </span>
  );
}
