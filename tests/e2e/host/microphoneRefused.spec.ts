import { expect, test } from '../support/voice/line.ts';
import { expectNoOpenResources, watchResources } from '../support/voice/resources.ts';

test.use({ microphone: 'refused' });

test.describe('Denied microphone', () => {
  test('keeps the voice line from connecting', async ({ line }) => {
    await line.open();
    expect(await line.connect()).toEqual({ kind: 'microphone-denied' });
    expect(line.voice.calls).toEqual([]);
  });

  test('is explained in the live demo, which can restart', async ({ page }) => {
    await watchResources(page);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Try it Live' });
    const start = hero.getByRole('button', { name: 'Start Live Demo' });
    await start.click();
    await expect(
      hero.getByText('Microphone access was denied. Please allow microphone access to use the voice agent.'),
    ).toBeVisible();
    await expectNoOpenResources(page);
    await expect(start).toBeEnabled();
  });
});
