import { models } from '@/content/catalogue/models';

/** Path of the 3D model of a piece. @throws when there is none */
export function modelSrc(piece: { category: string; id: string }): string {
  const name = `${piece.category}/${piece.id}`;
  const model = models[name];
  if (!model) throw new Error(`no model ${name}`);
  return `/models/${name}.glb?v=${model.version}`;
}
