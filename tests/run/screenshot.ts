import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { launchOptions } from './chromium.ts';

/** Where the README finds it. */
const FILE = 'tests/screenshots/company.png';
const OWNER = 'owner@tableside.example';

// the picture in the README: the demo, opened as the owner of its first restaurant
await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: 0, open: false } });
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport: { width: 1280, height: 860 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  await page.goto(`/company/trattoria-aurora?as=${OWNER}`);
  await page.getByRole('table', { name: 'Company Users' }).waitFor();
  await page.addStyleTag({ content: 'fake-backend-panel { display: none }' });
  await page.screenshot({ path: FILE });
} finally {
  await browser.close();
  await server.close();
}
