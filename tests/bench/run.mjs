// `npm run bench` builds the shop and measures it. `npm run bench -- serving carts` runs the steps
// named, `npm run bench -- quick` the few figures that tell two commits apart, `npm run bench -- growth`
// makes catalogues of 20, 200, 600 and 2 000 pieces; `--small` tries each step in little time, to see that
// it works.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareRelease } from '../../server/releases/build-release.mjs';
import { install, root, stop } from '../../server/releases/steps.mjs';
import { findBrowser } from '../programs/browser.mjs';
import { wholeBrowser } from '../programs/installed-browser.cjs';

process.chdir(root);
await install({ withChecks: true });
await prepareRelease();
const { build: bundle, stop: endCompiler } = await import('esbuild');
const outfile = join(root, 'tests', 'results', 'bench.mjs');
mkdirSync(join(root, 'tests', 'results'), { recursive: true });
await bundle({
  absWorkingDir: root,
  entryPoints: ['tests/bench/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { 'server-only': './server/server-only-stub.ts' },
  logLevel: 'warning',
});
await endCompiler();
/** @type {typeof import('./main')} */
const { bench } = await import(pathToFileURL(outfile).href);
try {
  await bench(process.argv.slice(2), outfile, wholeBrowser() ?? (await findBrowser()));
} catch (error) {
  stop(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
