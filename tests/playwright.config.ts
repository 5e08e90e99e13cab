import { defineConfig } from '@playwright/test';

/** The browser to drive: named by the runner, else whatever Playwright manages itself. */
const executablePath = process.env.TEST_BROWSER || undefined;

export default defineConfig({
  testDir: './e2e',
  outputDir: './results/browser',
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: false,
  // One for each core of the smallest machine it runs on; each has a shop of its own.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: './results/browser.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Root has no user namespace to build the sandbox with.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
