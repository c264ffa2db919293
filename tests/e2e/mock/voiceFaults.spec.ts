import { expect, test } from '../support/test.ts';
import { stateLinks } from '../../../docs/generator/states/stateLinks.ts';

test.describe('The URL of each voice fault', () => {
  for (const { address, state, press, shows } of stateLinks.voiceFaults) {
    test(`shows the state the handbook describes: ${state}`, async ({ page }) => {
      await page.goto(address);
      const waiting = () => page.evaluate(() => window.backend?.faults.waiting.length);
      await expect.poll(waiting).toBe(1);
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByText(shows).first()).toBeVisible();
      // sessions without a fault can show some of these states too
      await expect.poll(waiting).toBe(0);
    });
  }
});
