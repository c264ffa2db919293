import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // first the one without windows: whole browsers draw their own controls behind each page, and take a third longer
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the tests: the one of CHROMIUM_PATH, else the one of Playwright, else one of the system's. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...systemBrowsers];
  return candidates.find((path) => existsSync(path));
}

// as root, and in most containers, Chromium's own sandbox cannot be set up; the tests visit their own pages only
const isSandboxed = process.getuid?.() !== 0 && !process.env['CI'];

/** How the tests start it. */
export function launchOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = chromiumPath();
  return {
    // where it is to start its own, Playwright takes the one without windows by itself
    ...(executablePath && executablePath !== chromium.executablePath() && { executablePath }),
    args: [
      ...(isSandboxed ? [] : ['--no-sandbox']),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // a microphone that beeps once a second
      '--use-fake-device-for-media-stream',
    ],
  };
}
