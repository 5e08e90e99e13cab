// `npm start`: installs, builds what is stale, and serves the shop. Plain JavaScript without
// dependencies, because it runs before anything is installed.
import { importServer, install, prepareRelease, root, stop } from './steps.mjs';

process.chdir(root);
install();
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  const server = await importServer(await prepareRelease());
  await server.open();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
