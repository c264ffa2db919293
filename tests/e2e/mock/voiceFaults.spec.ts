import { expect, test } from '../support/test.ts';
import { stateLinks } from '../../../docs/generator/states/stateLinks.ts';

test.describe('The address of each voice fault', () => {
  for (const { address, state, press, shows } of stateLinks.voiceFaults) {
    test(`shows what the handbook says of it: ${state}`, async ({ page }) => {
      await page.goto(address);
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByText(shows).first()).toBeVisible();
    });
  }
});
