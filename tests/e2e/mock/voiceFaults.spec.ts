import { expect, test } from '../support/test.ts';
import { stateLinks } from '../../../docs/generator/states/stateLinks.ts';

test.describe('The address of each voice fault', () => {
  for (const { address, state, press, shows } of stateLinks.voiceFaults) {
    test(`shows what the handbook says of it: ${state}`, async ({ page }) => {
      await page.goto(address);
      const waiting = () => page.evaluate(() => window.backend?.faults.waiting.length);
      await expect.poll(waiting).toBe(1);
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByText(shows).first()).toBeVisible();
      // what some show, such as that it is connecting, a session without a fault shows as well
      await expect.poll(waiting).toBe(0);
    });
  }
});
