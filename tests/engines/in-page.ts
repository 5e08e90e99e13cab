// What runs in the page. Each function is sent as its text, so they know each other and nothing else.

/** Elements by the role and the name that a reader hears, in the order of the page. */
export type Target = {
  readonly selector: string;
  /** A part of the name, or the source and the flags of its pattern. */
  readonly name?: string | readonly [string, string];
  readonly within?: Target;
};

/** A text without its line breaks and its kinds of spaces. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** What a reader hears an element called. */
export function nameOf(element: Element): string {
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
  const labelled = [...labels].map((label) => label.textContent).join(' ');
  const byId = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = byId.map((id) => document.getElementById(id)?.textContent).join(' ');
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
  const own = element.getAttribute('aria-label') ?? `${element.textContent} ${pictures}`;
  return plainText(named || labelled || own);
}

/** Whether an element takes up room that can be seen. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Those of a target that can be seen. */
export function findSeen({ selector, name = '', within }: Target): HTMLElement[] {
  const parts: ParentNode[] = within ? findSeen(within) : [document];
  return parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => {
      if (!isSeen(element)) return false;
      const text = nameOf(element);
      return typeof name === 'string' ? text.includes(name) : new RegExp(...name).test(text);
    });
}

/** Where to press the first of a target, once it is in the window, at rest and under nothing else. @throws until then */
export async function aimAt(target: Target): Promise<{ x: number; y: number }> {
  const [element] = findSeen(target);
  if (!element) throw new Error('it is not there');
  if (element.matches(':disabled')) throw new Error('it is disabled');
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const { y } = place();
  if (y < 0 || y > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = place();
  await frame();
  const now = place();
  if (before.x !== now.x || before.y !== now.y) throw new Error('it moves');
  const top = document.elementFromPoint(now.x, now.y);
  const isHit = element.contains(top) || top?.closest('label')?.control === element;
  if (!isHit) throw new Error(`something covers it: ${top?.outerHTML.slice(0, 120)}`);
  return now;
}

export { scrollToMiddle } from '../scroll-to-middle';

/** What can be seen of a target. */
export function textsOf(target: Target): string[] {
  return findSeen(target).map((element) => plainText(element.textContent));
}

/** An attribute of the first of a target. */
export function attributeOf(target: Target, name: string): string | null | undefined {
  return findSeen(target)[0]?.getAttribute(name);
}

/** Whether the first of a target is ticked. */
export function isTicked(target: Target): boolean {
  return findSeen(target)[0]?.matches(':checked') ?? false;
}

/** Whether the focus is on the first of a target, or in it. */
export function hasFocus(target: Target): boolean {
  return findSeen(target)[0]?.contains(document.activeElement) ?? false;
}

/** Marks what the field with the focus holds, so that typing replaces it. */
export function markField(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.select();
}

/** Whether the page is hydrated, which its buttons that need a script show. */
export function isHydrated(): boolean {
  return document.querySelector('.script-only:enabled') !== null;
}

/** How much wider the page is than its window, in pixels. */
export function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
