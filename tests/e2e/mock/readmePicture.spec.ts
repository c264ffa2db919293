import { readFileSync } from 'node:fs';
import {
  readmePicture,
  textInViewport,
  waitForReadmePage,
} from '../../../docs/generator/pictures/readmePicture.ts';
import { expect, test } from '../support/test.ts';

test("The README picture shows the page's current text (npm run screenshot -- readme)", async ({ page }) => {
  await page.setViewportSize(readmePicture.viewport);
  await page.goto(readmePicture.path);
  await waitForReadmePage(page);
  const pictured = readFileSync(readmePicture.text, 'utf8');
  await expect.poll(() => textInViewport(page)).toBe(pictured);
});
