/** Prints the pieces of the catalogue as JSON: Blender's Python asks this file for dimensions and options. */
import { readContent } from './content.mjs';

const tables = ['beds', 'chairs', 'tables', 'mirrors', 'wardrobes'];
const pieces = await Promise.all(
  tables.map(async (table) => (await readContent(`catalogue/${table}`))[table]),
);
const { bedOptions } = await readContent('catalogue/bed-options');
const { configurators } = await readContent('catalogue/configurators');

/** What a composition of each category starts from. */
const ateliers = Object.keys(configurators).map((category) => ({ category, id: 'atelier' }));

/** @param {{ category: string, id: string }} piece */
const optionsOf = ({ category, id }) =>
  category === 'bed' && id !== 'atelier'
    ? bedOptions.filter(({ available }) => available.includes(id))
    : configurators[category].options;

process.stdout.write(
  JSON.stringify(
    [...pieces.flat(), ...ateliers].map((piece) => ({
      ...piece,
      options: optionsOf(piece).map(({ id }) => id),
    })),
  ),
);
