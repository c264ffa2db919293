import { expect, test } from '../support/test.ts';
import { heard, holdTheMinute, loudness, openResources, watchResources } from '../support/voice/resources.ts';

test.describe('The live demo, with the voice service inside the page', () => {
  test.slow();

  test('talks aloud, answers what is typed, is rated, and leaves nothing open', async ({ page }) => {
    await watchResources(page);
    await page.goto('/');
    await page.waitForFunction(() => window.backend);
    await holdTheMinute(page);
    const hero = page.getByRole('region', { name: 'Try it Live' });
    await hero.getByRole('button', { name: 'Start Live Demo' }).click();
    await expect(hero.getByText('Trattoria Aurora! How can I help you today?')).toBeVisible({
      timeout: 30_000,
    });
    await expect(hero.getByText('Speaking', { exact: true })).toBeVisible({ timeout: 30_000 });
    await hero.getByRole('button', { name: 'Good answer' }).click();
    const field = hero.getByRole('textbox', { name: 'Type instead of speaking' });
    await field.fill('What are your hours?');
    await field.press('Enter');
    await expect(hero.locator('[aria-live="polite"]')).not.toHaveText(/Trattoria Aurora! How/);
    await expect.poll(async () => loudness((await heard(page)).samples)).toBeGreaterThan(0.01);
    await hero.getByRole('button', { name: 'Stop Demo' }).click();
    await expect(hero.getByRole('button', { name: 'Start Live Demo' })).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => window.backend?.voiceSessions.sessions))
      .toMatchObject([
        {
          agentId: 'tableside-landing-demo',
          received: expect.arrayContaining([expect.objectContaining({ type: 'feedback', score: 'like' })]),
          closed: { code: 1000, by: 'client' },
        },
      ]);
    // the mock has timers of its own
    const { timers: _, ...open } = await openResources(page);
    expect(open).toEqual({ sockets: 0, tracks: 0, contexts: 0, wakeLocks: 0, mediaElements: 0 });
  });

  test('says that the microphone was refused when the developer panel lets it be', async ({ app, page }) => {
    await page.goto('/');
    await app.fault('voice microphone-refused');
    await page.getByRole('button', { name: 'Start Live Demo' }).click();
    await expect(
      page.getByText('Microphone access was denied. Please allow microphone access to use the voice agent.'),
    ).toBeVisible();
  });
});
