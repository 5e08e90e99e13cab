/** Thrown when something takes too long. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Waits for a promise for at most `ms` milliseconds. @throws DeadlineError after that */
export async function withDeadline<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
