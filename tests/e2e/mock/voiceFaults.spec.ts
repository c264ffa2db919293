import { expect, test } from '../support/test.ts';
import { stateLinks } from '../../../docs/generator/states/stateLinks.ts';

test('The URL of each voice fault shows the state that the handbook describes', async ({ page }) => {
  for (const { address, state, press, shows } of stateLinks.voiceFaults) {
    await test.step(state, async () => {
      await page.goto(address);
      const waiting = () => page.evaluate(() => window.backend?.faults.waiting.length);
      await expect.poll(waiting).toBe(1);
      await page.getByRole('button', { name: press }).click();
      await expect(page.getByText(shows).first()).toBeVisible();
      // some of these states also appear without a fault, so the fault must have been used
      await expect.poll(waiting).toBe(0);
    });
  }
});
