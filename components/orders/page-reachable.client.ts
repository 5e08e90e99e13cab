/** A page that takes longer to say whether it is there counts as lost, in milliseconds. */
const probeMs = 5_000;

/**
 * Whether the shop answers for this page at once. Next's router leaves a page that it cannot refresh, also for the
 * browser's error page: what refreshes without being asked to finds out first.
 */
export async function isPageReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeMs);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
