// `npm run build`: what `npm start` does before it serves, for hosts that build and run apart.
import { build, install, loadServer, root, stop } from './steps.mjs';

process.chdir(root);
install();
const server = await loadServer();
try {
  server.checkConfiguration();
  await build(server);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
