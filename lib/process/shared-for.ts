/**
 * Shares one result among callers at about the same time.
 * @param ms how long the result, or the failure, is reused
 */
export function sharedFor<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined;
  const forget = () => {
    setTimeout(() => {
      shared = undefined;
    }, ms).unref();
  };
  return () => {
    if (!shared) {
      shared = work();
      shared.then(forget, forget);
    }
    return shared;
  };
}
