import { defineConfig } from '@playwright/test';
import { installedBrowser, wholeBrowser } from './tests/programs/installed-browser.cjs';

/** How a browser is launched. @param executablePath of a Chromium @param more of its switches */
const launchWith = (executablePath: string | undefined, ...more: string[]) => ({
  executablePath,
  args: [
    // Root has no user namespace to build the sandbox with.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...more,
  ],
});

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './tests/results/browser',
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  // Each worker has a shop of its own, which must stand built.
  globalSetup: './tests/built.ts',
  // A slow file would leave one worker idle at the end.
  fullyParallel: true,
  // One for each core of the smallest machine it runs on.
  workers: 2,
  // Of a machine that is slow, or has much else to do.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Kept in a file, a line for each test that passed says nothing.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: './tests/results/browser.json' }],
  ],
  projects: [
    // None named and none installed: the one that Playwright manages itself.
    {
      name: 'browser',
      grepInvert: /@window|models\.spec/,
      // Nothing is painted by a stand-in of a graphics card, which takes a twelfth of the time.
      use: { launchOptions: launchWith(installedBrowser(), '--disable-gpu') },
    },
    // What only a browser with windows does as visitors have it: new windows, pictures fetched ahead, 3D.
    {
      name: 'window',
      grep: /@window|models\.spec/,
      use: { launchOptions: launchWith(wholeBrowser()) },
    },
  ],
  use: {
    // None of the shop's languages, so that no page offers another one.
    locale: 'de-DE',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
  },
});
