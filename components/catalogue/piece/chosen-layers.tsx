import type { Layer } from '@/lib/catalogue/choice-pictures';

/** What options and editions change in a picture: each is fetched and shown once its field, which names it, is checked. */
export function ChosenLayers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ id, src }) => (
    // biome-ignore lint/performance/noImgElement: made beforehand, in one width
    <img key={id} src={src} alt="" loading="lazy" className="chosen" />
  ));
}
