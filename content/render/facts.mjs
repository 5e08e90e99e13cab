/** Prints the pieces of the catalogue as JSON: Blender's Python asks this file for the dimensions. */
import { readContent } from './content.mjs';

const tables = ['beds', 'chairs', 'tables', 'mirrors', 'wardrobes'];
const pieces = await Promise.all(
  tables.map(async (table) => (await readContent(`catalogue/${table}`))[table]),
);
process.stdout.write(JSON.stringify(pieces.flat()));
