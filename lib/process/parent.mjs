/** How often to check that the parent is still running. */
const watchMs = 250;

/**
 * Calls back once the process that started this one has ended, by whatever signal. Plain JavaScript, because it also
 * guards the installation of packages.
 * @param {() => void} act @returns {() => void} a function that stops watching
 */
export function onParentEnd(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, watchMs);
  timer.unref();
  return () => clearInterval(timer);
}
