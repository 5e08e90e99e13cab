/**
 * Does some work for all who ask at about the same time.
 * @param ms how long its answer, or its failure, is also given to those who come later
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
