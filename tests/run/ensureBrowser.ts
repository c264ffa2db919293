import { chromium } from '@playwright/test';
import { chromiumPath, launchOptions } from '../support/chromium.ts';
import { aptInstall, reasonOf, run } from './install.ts';

/** Ways to install a browser. The first way changes the machine least. */
const ways: Readonly<Record<string, () => void>> = {
  'a browser that is installed': () => undefined,
  'npx playwright install chromium': () => run('npx', ['playwright', 'install', 'chromium']),
  'apt-get install chromium-headless-shell'() {
    // includes fonts similar to the app's, as most systems do
    aptInstall('chromium-headless-shell', 'fonts-liberation');
    // takes precedence over a Playwright browser that lacks libraries
    process.env['CHROMIUM_PATH'] = '/usr/bin/chromium-headless-shell';
  },
};

/** Finds or installs a browser for the browser tests. @throws Error with instructions */
export async function ensureBrowser(): Promise<void> {
  const reasons: string[] = [];
  for (const [name, take] of Object.entries(ways)) {
    try {
      take();
      if (!chromiumPath()) throw new Error('no browser was found');
      await (await chromium.launch(launchOptions())).close();
      console.log(`Browser: ${chromiumPath()}`);
      return;
    } catch (error) {
      reasons.push(`- ${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    `No working Chromium for the browser tests.\n${reasons.join('\n')}\n` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.',
  );
}
