import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // the headless shell is first, because a full browser renders its own UI and takes a third longer
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of the tests' browser: CHROMIUM_PATH, Playwright's, or the system's, in this sequence. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => existsSync(path));
}

// Chromium's sandbox fails as root and in most containers, and the tests only open their own pages
const isSandboxed = process.getuid?.() !== 0 && !process.env['CI'];

export function launchOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = chromiumPath();
  return {
    // without a path, Playwright uses its headless shell
    ...(executablePath && executablePath !== chromium.executablePath() && { executablePath }),
    args: [
      ...(isSandboxed ? [] : ['--no-sandbox']),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // a fake microphone, which beeps once a second
      '--use-fake-device-for-media-stream',
    ],
  };
}
