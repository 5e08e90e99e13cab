// `npm start`: installs packages, has a release built if the sources have changed, and serves it. The build is a process
// of its own: this one loads nothing but the release, so that a first start is like every start. Plain JavaScript
// without dependencies, because it runs before anything is installed.
import { onParentEnd } from '../lib/process/parent.mjs';
import { importServer, requireRelease } from './releases/choose-release.mjs';
import { install, root, stop } from './releases/steps.mjs';

process.chdir(root);
// npm passes no signal on; from `open` on the server notices the end of npm itself.
const stopWatching = process.env.npm_lifecycle_event
  ? onParentEnd(() => process.exit(1))
  : () => undefined;
try {
  await install();
  Object.assign(process.env, { NODE_ENV: 'production' });
  const server = await importServer(await requireRelease());
  stopWatching();
  await server.open();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
