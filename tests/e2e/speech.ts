import type { CDPSession, Locator, Page } from '@playwright/test';
import { anySpace, expect, ready } from '@/tests/e2e/shop';

/** Live regions, whose changes a screen reader says unasked. */
const liveRegions =
  'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** States that a screen reader says after a name, and those of their values that it leaves out. */
const states: [name: string, silent: unknown][] = [
  ['checked', undefined],
  ['pressed', undefined],
  ['expanded', undefined],
  ['selected', 'false'],
  ['disabled', 'false'],
  ['invalid', 'false'],
  ['required', 'false'],
];

/** Passes on what live regions say, in order, each text once as long as it stays. */
function listen(selector: string): void {
  const heard = new WeakMap<Element, string>();
  /** Texts and names of pictures, without what is hidden. */
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [inert]')) return '';
    if (!node.checkVisibility({ visibilityProperty: true })) return '';
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
    return ` ${[...node.childNodes].map(read).join('')} `;
  };
  const plain = (region: Element) => read(region).replace(/\s+/g, ' ').trim();
  const say = (text: string) =>
    (window as unknown as { heardAloud: (text: string) => void }).heardAloud(text);
  const look = (all: Iterable<Element>) => {
    for (const region of all) {
      const text = plain(region);
      if (text && text !== heard.get(region)) say(text);
      heard.set(region, text);
    }
  };
  const start = () => {
    // What stands there from the beginning is read, not announced.
    for (const region of document.querySelectorAll(selector)) heard.set(region, plain(region));
    new MutationObserver(() => look(document.querySelectorAll(selector))).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/**
 * What a screen reader says along a journey made with keys: the title of each page, what the focus comes to, from
 * the browser's accessibility tree, and what live regions say, in this order.
 */
export class Speech {
  readonly #page: Page;
  readonly #tree: CDPSession;
  readonly #lines: string[] = [];
  /** What live regions said since the last line was written. */
  #heard: string[] = [];

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page;
    this.#tree = tree;
  }

  /** Begins to listen, before the first page is opened. */
  static async of(page: Page): Promise<Speech> {
    const speech = new Speech(page, await page.context().newCDPSession(page));
    await page.exposeFunction('heardAloud', (text: string) => speech.#heard.push(text));
    await page.addInitScript(listen, liveRegions);
    return speech;
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await ready(this.#page);
    this.#lines.push(`page     ${await this.#page.title()}`);
  }

  /** Moves the focus with the Tab key to a part of the page. @throws after 200 stops */
  async tabTo(part: Locator): Promise<void> {
    for (let stops = 0; stops < 200; stops += 1) {
      await this.#page.keyboard.press('Tab');
      if (await part.evaluate((element) => element === document.activeElement))
        return this.#write('Tab', await this.#focused());
    }
    throw new Error(`the focus did not come to ${part}`);
  }

  /**
   * Presses a key and waits for all that it leads to: what live regions say, and what the focus is on. Names come as
   * they are shown, some in capitals.
   */
  async press(key: string, ...outcomes: (string | RegExp)[]): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#until(key, outcomes);
  }

  /** Types a text into the focused field and waits for all that it leads to. */
  async type(text: string, ...outcomes: (string | RegExp)[]): Promise<void> {
    await this.#page.keyboard.insertText(text);
    await this.#until(`“${text}”`, [text, ...outcomes]);
  }

  /** All lines so far, with parts that change from day to day replaced. */
  text(changing: [RegExp, string][] = []): string {
    const all = `${this.#lines.join('\n')}\n`;
    return changing.reduce((text, [pattern, name]) => text.replace(pattern, name), all);
  }

  async #until(step: string, outcomes: (string | RegExp)[]): Promise<void> {
    const patterns = outcomes.map((one) =>
      typeof one === 'string' ? new RegExp(anySpace(one), 'i') : one,
    );
    let said = '';
    const missing = async () => {
      said = await this.#focused();
      const all = [...this.#heard, said];
      return patterns.filter((pattern) => !all.some((text) => pattern.test(text)));
    };
    await expect.poll(missing, `what is not said after ${step}`).toEqual([]);
    this.#write(step, said);
  }

  #write(step: string, focused: string): void {
    this.#lines.push(
      `${step.padEnd(8)} ${focused}`,
      ...this.#heard.map((text) => `         said: ${text}`),
    );
    this.#heard = [];
  }

  /** Role, name, states and description of what has the focus. */
  async #focused(): Promise<string> {
    const { nodes } = await this.#tree.send('Accessibility.getFullAXTree');
    const values = (node: (typeof nodes)[number]) =>
      new Map(node.properties?.map(({ name, value }) => [String(name), value.value]));
    // The page itself comes first, and has the focus as long as nothing in it has.
    const node = nodes.findLast((one) => values(one).get('focused') === true);
    if (!node) return 'nothing';
    const properties = values(node);
    const spoken = states.flatMap(([name, silent]) => {
      const value = properties.get(name);
      if (value === undefined || String(value) === silent) return [];
      return [String(value) === 'true' ? name : `${name}: ${value}`];
    });
    const value = node.value?.value ? [`value ${JSON.stringify(node.value.value)}`] : [];
    const description = node.description?.value ? [String(node.description.value)] : [];
    const named = (one: typeof node) =>
      `${one.role?.value} "${String(one.name?.value ?? '').replace(/\s+/g, ' ')}"`;
    const active = node.properties?.find((one) => one.name === 'activedescendant');
    const ids = new Set(active?.value.relatedNodes?.map((one) => one.backendDOMNodeId));
    const options = nodes.filter((one) => ids.has(one.backendDOMNodeId ?? -1)).map(named);
    return [named(node), ...value, ...spoken, ...description, ...options].join(', ');
  }
}
