// `npm start`: installs packages, builds a release if the sources have changed, and serves it. Plain JavaScript without
// dependencies, because it runs before anything is installed.
import { importServer, prepareRelease } from './releases/build-release.mjs';
import { install, root, stop } from './releases/steps.mjs';

process.chdir(root);
await install();
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  const server = await importServer(await prepareRelease());
  await server.open();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
