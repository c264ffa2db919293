import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

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

  test('offers its live demo, and leads on to what the service does', async ({ page }) => {
    await page.goto('/');
    const start = page.getByRole('button', { name: 'Start Live Demo' });
    await expect(start).toHaveAccessibleDescription(/microphone.*volume/);
    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(section(page, 'One voice, many posts')).toBeInViewport();
  });

  test('has four cards of what one voice does', async ({ page }) => {
    await page.goto('/');
    await expect(section(page, 'One voice, many posts').getByRole('article')).toContainText([
      'appointment',
      'Sentiment, NPS score and resolution rate',
      'maintenance assistant',
      'Museum visitors',
    ]);
    await expect(page.getByRole('main')).toContainText('more than 30 languages');
    await expect(section(page, 'It works with what you have').getByRole('listitem')).toContainText([
      'Square and Clover',
      'Tables and appointments',
      'API key',
    ]);
  });

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

  test('shows another picture with each tab of what can be shaped, by mouse and by keyboard', async ({
    page,
  }) => {
    await page.goto('/');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const picture = page.getByRole('tabpanel').getByRole('img');
    await expect(tab('Language')).toHaveAttribute('aria-selected', 'true');
    await expect(picture).toHaveAccessibleName(/five languages/);
    await tab('Voice Style').click();
    await expect(picture).toHaveAccessibleName(/calm voice/);
    await page.keyboard.press('ArrowRight');
    await expect(tab('Flow')).toBeFocused();
    await expect(picture).toHaveAccessibleName(/steps of a call/);
    await page.keyboard.press('ArrowRight');
    await expect(tab('Language')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('Flow')).toBeFocused();
  });

  test('prices its plans by the month, and by the year with the old price struck', async ({ page }) => {
    await page.goto('/');
    await expect(plan(page, 'Standard')).toContainText('$250');
    await expect(plan(page, 'Standard')).toContainText('Most popular');
    await expect(plan(page, 'Business')).toContainText('Unlimited minutes');
    await page.getByRole('switch', { name: 'Yearly (-20%)' }).check();
    await expect(plan(page, 'Standard').getByText('$200')).toBeVisible();
    await expect(plan(page, 'Standard').locator('s')).toContainText('$250');
    // the trial costs the same either way
    await expect(plan(page, 'Trial').locator('s')).toHaveCount(0);
    await expect(plan(page, 'Standard')).toContainText('per month, billed yearly');
    await expect(plan(page, 'Trial')).not.toContainText('billed yearly');
    await expect(plan(page, 'Enterprise').getByText('Contact Us')).toBeVisible();
    await expect(plan(page, 'Enterprise').getByRole('link')).toHaveText('Book a Meeting');
    for (const name of ['Get Started: Trial', 'Book a Meeting: Enterprise']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/booking');
    }
  });

  test('ends with a way to book and a way in', async ({ app, page }) => {
    await page.goto('/');
    const end = section(page, 'Get started');
    await expect(end.getByRole('link', { name: /^Book a Demo/ })).toHaveAttribute('target', '_blank');
    await expect(end.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await app.signInAs('owner');
    await page.goto('/');
    await expect(section(page, 'Get started').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('is accessible in both themes at every width', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleEverywhere(page, [1280, 768, 360]);
  });
});
