import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { LINK_PREVIEW } from '../../deploy/prerender/linkPreview.ts';
import { launchOptions } from './chromium.ts';

const OWNER = 'owner@tableside.example';

// the demo is what the pictures show
await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: 0, open: false } });
const browser = await chromium.launch(launchOptions());
try {
  await pictureReadme(browser);
  await pictureLinks(browser);
} finally {
  await browser.close();
  await server.close();
}

async function openPage(from: Browser, path: string, viewport: { width: number; height: number }) {
  const page = await from.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  await page.goto(path);
  await page.addStyleTag({ content: 'fake-backend-panel { display: none }' });
  return page;
}

/** The page of a restaurant, for the README. */
async function pictureReadme(from: Browser): Promise<void> {
  const page = await openPage(from, `/company/trattoria-aurora?as=${OWNER}`, { width: 1280, height: 860 });
  await page.getByRole('table', { name: 'Company Users' }).waitFor();
  await page.screenshot({ path: 'tests/screenshots/company.png' });
}

/** Name, headline and orb of the landing page, for previews of links to it. */
async function pictureLinks(from: Browser): Promise<void> {
  const { width, height, path } = LINK_PREVIEW;
  const page = await openPage(from, '/', { width, height });
  await page.getByRole('contentinfo').waitFor();
  await page.addStyleTag({
    content: `
      header { zoom: 1.7; inset: 8px auto auto 0 !important }
      header nav, #hero :is(button, a, [role=status]), #hero ~ * { display: none !important }
    `,
  });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public${path}`, type: 'jpeg', quality: 84 });
}
