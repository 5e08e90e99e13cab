// `npm run build`: what `npm start` does before it serves, for hosts that build and run apart.
import { build, install, root } from './steps.mjs';

process.chdir(root);
install();
await build();
