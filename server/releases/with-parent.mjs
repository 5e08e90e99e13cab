// Loaded first into every program of a build: it ends with the process that started it, together with its group.
import { onParentEnd } from '../../lib/process/parent.mjs';

onParentEnd(() => {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    // A worker of such a program leads no group.
    process.exit(1);
  }
});
