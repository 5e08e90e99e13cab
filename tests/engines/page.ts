import { vi } from 'vitest';
import { expectationsOf } from './expectations';
import type { Target } from './in-page';
import * as inPage from './in-page';
import type { Session } from './session';

/** Keys as WebDriver names them. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

const known = Object.values(inPage).join('\n');

export type Page = ReturnType<typeof pageOf>;

/**
 * What a visitor does with a browser and sees in it, by role and name.
 * @param home the address that paths belong to
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
  const expectations = expectationsOf(run);

  /** Presses what is looked for with the mouse, in its middle, once that is possible. */
  async function click(target: Target): Promise<void> {
    const place = await vi.waitFor(() => run(inPage.aimAt, target), { timeout: 15_000 });
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const;
    await session.act([{ type: 'pointer', id: 'mouse', actions: [...actions] }]);
  }

  /** Types a text, or presses a key. */
  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await session.act([{ type: 'key', id: 'keys', actions }]);
  }

  /** Replaces what a field holds. */
  async function fill(field: Target, text: string): Promise<void> {
    await click(field);
    await run(inPage.markField);
    await type(text);
  }

  /** Opens a path, and waits until it has loaded. */
  const goTo = (path: string) => session.goTo(new URL(path, home).href);

  /** Opens a path, and waits until it is hydrated. */
  async function open(path: string): Promise<void> {
    await goTo(path);
    await expectations.expectHydrated();
  }

  return {
    ...session,
    ...expectations,
    run,
    click,
    type,
    fill,
    goTo,
    open,
    toMiddle: () => run(inPage.scrollToMiddle),
    texts: (target: Target) => run(inPage.textsOf, target),
    /** Accepts a complaint of the console. */
    allow: (complaint: RegExp) => void allowed.push(complaint),
    /** Complaints of the console that nothing allowed. */
    complaints: async () =>
      (await session.complaints()).filter((text) => !allowed.some((one) => one.test(text))),
  };
}
