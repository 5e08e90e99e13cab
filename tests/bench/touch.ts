import type { Locator, Page } from '@playwright/test';

/** Touches the middle of an element as a finger does: a locator's `tap` listens to the page while it does. */
export async function touchIt(page: Page, element: Locator, isWide = false): Promise<void> {
  // A visitor touches after looking: effects of scrolling are over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await (isWide ? page.mouse.click(...middle) : page.touchscreen.tap(...middle));
}
