import { models } from '@/content/catalogue/models';

type Form = { readonly category: string; readonly id: string };

function fileOf({ category, id }: Form, ending: string): string {
  const name = `${category}/${id}`;
  const model = models[name];
  if (!model) throw new Error(`no model ${name}`);
  return `/models/${name}${ending}?v=${model.version}`;
}

/** Path of the 3D model of a piece, or of what the atelier makes of its category. @throws when there is none */
export const modelSrc = (form: Form): string => fileOf(form, '.glb');

/** Path of the picture of all sides of its 3D model. @throws when there is none */
export const turnSrc = (form: Form): string => fileOf(form, '-turn.avif');
