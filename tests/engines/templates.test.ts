import { templates } from '@/tests/e2e/templates';
import { overflow } from './in-page';
import { expect, test } from './journey';

/** The narrowest phone that is common, and a tablet held upright. */
const widths = [360, 820];

test('no page is wider than a phone or a tablet, and the console stays empty', {
  timeout: 180_000,
}, async ({ page }) => {
  for (const path of templates) {
    await page.goTo(path);
    for (const width of widths) {
      await page.resize(width, 900);
      await expect.poll(() => page.run(() => innerWidth)).toBe(width);
      // Firefox may hold a page without its root for a moment after a resize.
      await expect
        .poll(() => page.run(overflow), { message: `${path} at ${width} px` })
        .toBeLessThanOrEqual(0);
    }
  }
});
