import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.describe('Landing page', () => {
  test('animates the papers until the visitor pauses them', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('list', { name: 'Documents the agent can learn from' });
    const running = () => row.evaluate((list) => getComputedStyle(list).animationPlayState);
    const duration = await row.evaluate((list) => getComputedStyle(list).animationDuration);
    expect(duration).toBe('15s');
    expect(await running()).toBe('running');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await running()).toBe('paused');
    await page.getByRole('button', { name: 'Play' }).click();
    expect(await running()).toBe('running');
  });

  test('is accessible in both themes at every width', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});
