import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.describe('The landing page', () => {
  test('has its sections in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
      'One voice, many posts',
      'It reads what you give it',
      'See every call, word for word',
      'Make it sound like your house',
      'It works with what you have',
      'Voice solutions that scale with your business',
    ]);
  });

  // (rule: knowledge thumbnails)
  test('lets papers drift until somebody stops them', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('list', { name: 'Papers it can learn from' });
    const running = () => row.evaluate((list) => getComputedStyle(list).animationPlayState);
    const duration = await row.evaluate((list) => getComputedStyle(list).animationDuration);
    expect(duration).toBe('15s');
    expect(await running()).toBe('running');
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await running()).toBe('paused');
    await page.getByRole('button', { name: 'Play' }).click();
    expect(await running()).toBe('running');
  });

  test('lays the papers out still for who prefers it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const row = page.getByRole('list', { name: 'Papers it can learn from' });
    expect(await row.evaluate((list) => getComputedStyle(list).animationName)).toBe('none');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await expect(row.getByText('Specials').first()).toBeVisible();
  });

  test('is accessible in both themes at every width', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
