// `npm start`: installs, builds what is stale, and serves the shop. Plain JavaScript without
// dependencies, because it runs before anything is installed.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, root } from './steps.mjs';

process.chdir(root);
install();
await build();
Object.assign(process.env, { NODE_ENV: 'production' });
await import(pathToFileURL(join(root, '.next', 'theogonie.mjs')).href);
