// Loaded into a shop before it starts: at each SIGUSR2 it prints the longest time, in milliseconds, that the event
// loop was kept busy without a pause since the one before.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('SIGUSR2', () => {
  process.stdout.write(`longest turn ${delay.max / 1e6}\n`);
  delay.reset();
});
