import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import build from '../built';
import { startShop, type TestShop } from '../shop';

type SharedShop = Pick<TestShop, 'url' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedShop: SharedShop;
  }
}

/** Starts one shop with the usual settings for all files that need no shop of their own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await build();
  const { url, dataDir, stop } = await startShop();
  provide('sharedShop', { url, dataDir });
  return stop;
}

/** The shop that the files of `tests/server` share: nothing is to be changed that others would notice. */
export const sharedShop = (): SharedShop => inject('sharedShop');
