import { expect, vi } from 'vitest';
import type { Target } from './in-page';
import * as inPage from './in-page';
import type { Actions, Session } from './session';
import { css } from './targets';

/** Keys as WebDriver names them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

const known = Object.values(inPage).join('\n');

/** A text for which a page is asked again until it has it. */
type Text = string | RegExp;

export type Page = ReturnType<typeof pageOf>;

/**
 * What a visitor does with a browser and sees in it. What is pressed is waited for, as are the sentences that begin
 * with `expect`, which fail after the time that `expect.poll` has.
 */
export function pageOf(session: Session, home: string) {
  const allowed: RegExp[] = [];

  /** Has the page carry out a function, which knows those of `in-page.ts` and nothing else. */
  async function run<Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const call = `(${work})(...${JSON.stringify(given)})`;
    const said = await session.run(`${known}; return JSON.stringify(await ${call}) ?? 'null';`);
    return JSON.parse(said);
  }

  const act = (actions: Actions) => session.act(actions);
  const texts = (target: Target) => run(inPage.textsOf, target);

  /** Types a text, or presses a key. */
  const type = (text: string) =>
    act([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value } as const,
          { type: 'keyUp', value } as const,
        ]),
      },
    ]);

  /** Presses what is looked for with the mouse, in its middle. */
  async function click(target: Target): Promise<void> {
    const place = await vi.waitFor(() => run(inPage.aimAt, target), { timeout: 15_000 });
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  const has = (text: Text) =>
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);

  const page = {
    session,
    run,
    type,
    click,
    texts,
    /** Accepts a complaint of the console. */
    allow: (complaint: RegExp) => allowed.push(complaint),
    /** Opens a path without waiting for its scripts. */
    goTo: (path: string) => session.goTo(new URL(path, home).href),
    /** Opens a path, and waits until it is hydrated, which its buttons that need a script show. */
    async open(path: string): Promise<void> {
      await page.goTo(path);
      await page.ready();
    },
    ready: () =>
      expect
        .poll(() => run(() => document.querySelector('.script-only:enabled') !== null))
        .toBe(true),
    back: () => session.back(),
    reload: () => session.reload(),
    toMiddle: () => run(inPage.scrollToMiddle),
    /** Replaces what a field holds. */
    async fill(field: Target, text: string): Promise<void> {
      await click(field);
      await run(() => (document.activeElement as HTMLInputElement).select());
      await type(text);
    },
    async expectAt(path: Text): Promise<void> {
      const at = () => run(() => location.pathname + location.search);
      await (path instanceof RegExp ? expect.poll(at).toMatch(path) : expect.poll(at).toBe(path));
    },
    async expectSeen(target: Target): Promise<void> {
      await expect.poll(() => texts(target), { message: JSON.stringify(target) }).not.toEqual([]);
    },
    async expectGone(target: Target): Promise<void> {
      await expect.poll(() => texts(target), { message: JSON.stringify(target) }).toEqual([]);
    },
    /** Expects a text in the first of what is looked for. */
    async expectText(target: Target, text: Text): Promise<void> {
      await expect.poll(async () => (await texts(target))[0]).toEqual(has(text));
    },
    async expectAttribute(target: Target, name: string, value: Text | null): Promise<void> {
      const found = () => run(inPage.attributeOf, target, name);
      await expect.poll(found).toEqual(value === null ? null : has(value));
    },
    async expectTicked(target: Target): Promise<void> {
      await expect.poll(() => run(inPage.isTicked, target)).toBe(true);
    },
    async expectFocus(target: Target): Promise<void> {
      await expect
        .poll(() => run(inPage.hasFocus, target), { message: JSON.stringify(target) })
        .toBe(true);
    },
    async expectDark(isDark: boolean): Promise<void> {
      await expect
        .poll(() => run(() => document.documentElement.classList.contains('dark')))
        .toBe(isDark);
    },
    expectToast: (text: Text) => page.expectText(css('.toast'), text),
    /** Complaints of the console that nothing allowed. */
    complaints: () =>
      session.complaints().filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
  return page;
}
