/** A page that takes longer to answer counts as unreachable, in milliseconds. */
const probeMs = 5_000;

/**
 * Whether the shop answers for this page soon. Next's router replaces a page that it cannot refresh with the
 * browser's error page, so an automatic refresh asks first.
 */
export async function isPageReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeMs);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
