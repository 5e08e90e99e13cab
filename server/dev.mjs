// `npm run dev`: installs what is stale and starts Next's development server as a part of the shop's own.
import { loadAddresses, loadForDevelopment } from './releases/build-release.mjs';
import { install, root, stop } from './releases/steps.mjs';

process.chdir(root);
await install({ withChecks: true });
Object.assign(process.env, { NODE_ENV: 'development' });
try {
  const server = await loadForDevelopment();
  await server.openForDevelopment(loadAddresses);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
