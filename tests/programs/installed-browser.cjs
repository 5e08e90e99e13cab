// CommonJS, because Playwright's configuration and `browser.mjs` both read it.
const { existsSync } = require('node:fs');

const paths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that `TEST_BROWSER` names or the machine has. @returns {string | undefined} its path */
exports.installedBrowser = () => process.env.TEST_BROWSER || paths.find((path) => existsSync(path));
