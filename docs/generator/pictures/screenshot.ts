import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { LINK_PREVIEW } from '../../../deploy/prerender/linkPreview.ts';
import { areaPictures } from './areaPictures.ts';
import { launchOptions } from '../../../tests/support/chromium.ts';
import { readmePicture, textInViewport, waitForReadmePage } from './readmePicture.ts';

// `npm run screenshot` takes all pictures or those named after `--`; the handbook also takes an area.
const pictures: Readonly<Record<string, (from: Browser) => Promise<void>>> = {
  readme: pictureReadme,
  links: pictureLinks,
  handbook: pictureHandbook,
  kit: async () => pictureKit(),
};
const named = process.argv.slice(2);
const namedAreas = named.filter((name) => Object.hasOwn(areaPictures, name));
const unknown = named.filter((name) => !Object.hasOwn(pictures, name) && !namedAreas.includes(name));
if (unknown.length > 0) throw new Error(`Unknown picture: ${unknown.join(', ')}`);

// the pictures show the demo
await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: 0, open: false } });
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, take] of Object.entries(pictures)) {
    if (named.length === 0 || named.includes(name)) await take(browser);
  }
  for (const name of namedAreas) await pictureArea(browser, name);
} finally {
  await browser.close();
  await server.close();
}

/** Pictures the kit's widgets, by running the test that renders the widgets. */
function pictureKit(): void {
  execFileSync('npx', ['vitest', 'run', '--project', 'screens', 'docs/kit'], {
    env: { ...process.env, VITE_KIT_PICTURES: '1' },
    stdio: 'inherit',
  });
}

async function openPage(
  from: Browser,
  path: string,
  viewport: { width: number; height: number },
  deviceScaleFactor = 1,
) {
  const page = await from.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport,
    deviceScaleFactor,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  await page.goto(path);
  await page.addStyleTag({ content: 'fake-backend-panel { display: none }' });
  return page;
}

async function pictureReadme(from: Browser): Promise<void> {
  const { path, viewport, image, text } = readmePicture;
  const page = await openPage(from, path, viewport);
  await waitForReadmePage(page);
  await page.screenshot({ path: image });
  writeFileSync(text, await textInViewport(page));
}

/** Pictures a thumbnail for each area's page. */
async function pictureHandbook(from: Browser): Promise<void> {
  for (const name of Object.keys(areaPictures)) await pictureArea(from, name);
}

async function pictureArea(from: Browser, name: string): Promise<void> {
  const page = await openPage(from, areaPictures[name] ?? '', { width: 1280, height: 800 }, 0.5);
  await page.getByRole('main').waitFor();
  // pages share no sign that loading has finished
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/areas/pictures/${name}.jpg`, type: 'jpeg', quality: 70 });
  await page.close();
}

/** Pictures the name, headline, and orb of the landing page, for link previews. */
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
