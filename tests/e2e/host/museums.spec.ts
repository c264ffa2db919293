import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const CATALOGUE = '/demos/museum';

test.describe('Accessible in both themes at 360, 768 and 1280 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('demos, museums, and one museum', async ({ page }) => {
    test.slow();
    for (const [name, path] of Object.entries({
      'the catalogue of demos': '/demos',
      'some museums': `${CATALOGUE}?city=Ithaca`,
      'no museum': `${CATALOGUE}?search=nothing`,
      'a museum': `${CATALOGUE}/planet-word`,
      'a museum that is not there': `${CATALOGUE}/no-such-museum`,
    })) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name === 'a museum') await page.getByRole('button', { name: 'Click to talk to Curator' }).click();
        await expectAccessibleEverywhere(page);
      });
    }
  });
});
