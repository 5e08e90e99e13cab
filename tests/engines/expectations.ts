import { expect } from 'vitest';
import type { Target } from './in-page';
import * as inPage from './in-page';

/** Has a page carry out a function. */
type Run = <Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result | Promise<Result>,
  ...given: Given
) => Promise<Result>;

/** What has to be so, at the latest after the time that `expect.poll` has. */
export function expectationsOf(run: Run) {
  const poll = (ask: () => Promise<unknown>, target: Target) =>
    expect.poll(ask, { message: JSON.stringify(target) });
  const texts = (target: Target) => run(inPage.textsOf, target);

  return {
    /** The path of the page, with its query. */
    expectAt: (path: string | RegExp) =>
      expect
        .poll(() => run(() => location.pathname + location.search))
        .toEqual(path instanceof RegExp ? expect.stringMatching(path) : path),
    expectHydrated: () => expect.poll(() => run(inPage.isHydrated)).toBe(true),
    expectSeen: (target: Target) => poll(() => texts(target), target).not.toEqual([]),
    expectGone: (target: Target) => poll(() => texts(target), target).toEqual([]),
    /** A text, or its pattern, in the first of a target. */
    expectText: (target: Target, text: string | RegExp) =>
      poll(async () => (await texts(target))[0], target).toEqual(
        text instanceof RegExp
          ? expect.stringMatching(text)
          : expect.stringContaining(inPage.plainText(text)),
      ),
    expectAttribute: (target: Target, name: string, value: string | null) =>
      poll(() => run(inPage.attributeOf, target, name), target).toBe(value),
    expectTicked: (target: Target) => poll(() => run(inPage.isTicked, target), target).toBe(true),
    expectFocus: (target: Target) => poll(() => run(inPage.hasFocus, target), target).toBe(true),
    expectDark: (isDark: boolean) =>
      expect
        .poll(() => run(() => document.documentElement.classList.contains('dark')))
        .toBe(isDark),
  };
}
