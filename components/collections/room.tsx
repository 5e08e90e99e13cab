import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/pictures';

/** The room one walks through to the next collection, from edge to edge. */
export function Room({ name }: { name: PictureName }) {
  return (
    <Picture
      name={name}
      alt=""
      sizes="100vw"
      className="aspect-3/2 w-full object-cover md:aspect-21/9"
    />
  );
}
