import { pictures } from '@/content/catalogue/pictures';
import type { Piece } from '@/content/catalogue/piece';

/** Name of a picture: « bed/zeus/hero », « rooms/hall ». */
export type PictureName = keyof typeof pictures;

/** Views of a piece, in the order of the gallery. */
const views = ['hero', 'front', 'detail', 'rings', 'scale', 'night'] as const;
export type View = (typeof views)[number];

/** Widths of the served files, pixels. */
const widths = [480, 960, 1600];
/** Additional widths of heroes, and of the layers of the home page. */
const further = (name: string) =>
  name.startsWith('layers/') ? [2400] : name.endsWith('/hero') ? [1920, 2400] : [];

/** Whether there is a picture of this name. */
export function isPicture(name: string): name is PictureName {
  return name in pictures;
}

/** Widths of the files of a picture, pixels, ascending. */
export function pictureWidths(name: PictureName): number[] {
  return [...widths, ...further(name)]
    .filter((width) => width <= pictures[name].width)
    .sort((a, b) => a - b);
}

/** Path of the largest file of a picture up to `widest` pixels. */
export function pictureSrc(name: PictureName, widest: number): string {
  const width = pictureWidths(name).findLast((each) => each <= widest);
  return `/pictures/${name}-${width ?? widest}.avif?v=${pictures[name].version}`;
}

/** Width of the JPEGs that `content/render/jpegs.mjs` makes, pixels; less where a picture is narrower. */
const widestJpeg = 1200;

/** A picture as a JPEG: its path, and its size in pixels. */
export type Jpeg = { readonly path: string; readonly width: number; readonly height: number };

/** The JPEG of a view of a piece, for programs that read neither AVIF nor WebP. */
export function jpegOf(name: PictureName): Jpeg {
  const { width, height, version } = pictures[name];
  const across = Math.min(widestJpeg, width);
  return {
    path: `/pictures/${name}-${across}.jpg?v=${version}`,
    width: across,
    height: Math.round((across * height) / width),
  };
}

/** The JPEGs of a piece: in the studio, then in its room if it has one. */
export function jpegsOf({ category, id }: { category: string; id: string }): Jpeg[] {
  return ['front', 'hero']
    .map((view) => `${category}/${id}/${view}`)
    .filter(isPicture)
    .map(jpegOf);
}

/** The `srcset` of a picture: its files up to `widest` pixels. */
export function pictureSrcSet(name: PictureName, widest = Number.POSITIVE_INFINITY): string {
  return pictureWidths(name)
    .filter((width) => width <= widest)
    .map((width) => `${pictureSrc(name, width)} ${width}w`)
    .join(', ');
}

/** The existing views of a piece, in the order of the gallery. */
export function viewsOf(piece: { category: string; id: string }): PictureName[] {
  return views.map((view) => `${piece.category}/${piece.id}/${view}`).filter(isPicture);
}

/** A view that every piece has. @throws when there is none */
export function viewOf(
  piece: { category: string; id: string },
  view: 'hero' | 'front' | 'detail' | 'scale' | 'scale-night' | 'night',
): PictureName {
  const name = `${piece.category}/${piece.id}/${view}`;
  if (!isPicture(name)) throw new Error(`no picture ${name}`);
  return name;
}

/** The same scene by night; nothing where it has one picture for both themes. */
export function nightOf(name: PictureName): PictureName | undefined {
  const night = `${name}-night`;
  return isPicture(night) ? night : undefined;
}

/** A piece by night in a picture that stands: beds lie, and have one of their own for it. */
export function standingNightOf(piece: { category: string; id: string }): PictureName {
  const tall = `${piece.category}/${piece.id}/night-tall`;
  return isPicture(tall) ? tall : viewOf(piece, 'night');
}

/** The view of a piece that a picture shows. @throws for a picture of something else */
export function nameOfView(name: PictureName): View {
  const view = views.find((each) => name.endsWith(`/${each}`));
  if (!view) throw new Error(`${name} is no view of a piece`);
  return view;
}

/** The height of a piece, as a share of its width, from which a low picture would cut it. */
const tallShare = 0.85;

/** Whether a low picture would cut a piece: a mirror, an armchair, a bed with a canopy. */
export function isTall({ sizeMm: { width, height } }: Pick<Piece, 'sizeMm'>): boolean {
  return height > tallShare * width;
}

/** Path of the picture of shared links: that of a piece, or of the shop. */
export function socialCardPath(piece?: { category: string; id: string }): string {
  return `/social/${piece ? `${piece.category}-${piece.id}` : 'theogonie'}.jpg`;
}
