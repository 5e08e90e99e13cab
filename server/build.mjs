// `npm run build`: what `npm start` does before it serves, for hosts that build and run separately; `npm start` runs it
// too, and then it may prepare the database, which the shop does at its start anyway.
import { onParentEnd } from '../lib/process/parent.mjs';
import { prepareRelease } from './releases/build-release.mjs';
import { forStart, install, root, stop } from './releases/steps.mjs';

process.chdir(root);
const isForStart = process.argv.includes(forStart);
if (process.env.npm_lifecycle_event) onParentEnd(() => process.exit(1));
try {
  await install();
  await prepareRelease({ isForStart });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
