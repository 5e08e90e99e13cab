// `npm run build`: what `npm start` does before it serves, for hosts that build and run apart.
import { install, prepareRelease, root, stop } from './steps.mjs';

process.chdir(root);
install();
try {
  await prepareRelease();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
