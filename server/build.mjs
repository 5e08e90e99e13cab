// `npm run build`: what `npm start` does before it serves, for hosts that build and run separately.
import { prepareRelease } from './releases/build-release.mjs';
import { install, root, stop } from './releases/steps.mjs';

process.chdir(root);
await install();
try {
  await prepareRelease();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
