import { chromium } from '@playwright/test';

const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/** Bytes of pictures a phone fetches for a page before anything is scrolled; none of other pages. */
export async function pictureBytes(
  executablePath: string | undefined,
  url: string,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath, args: flags });
  const found = new Map<string, number>();
  try {
    for (const path of paths) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        isMobile: true,
        hasTouch: true,
      });
      // With Save-Data nothing is fetched ahead: what is left belongs to the page itself.
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        });
      });
      const page = await context.newPage();
      let bytes = 0;
      const bodies: Promise<void>[] = [];
      page.on('response', (response) => {
        if (!new URL(response.url()).pathname.startsWith('/pictures/')) return;
        const counting = response.body().then((body) => {
          bytes += body.length;
        });
        bodies.push(counting);
      });
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await Promise.all(bodies);
      found.set(path, bytes);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
