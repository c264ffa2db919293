import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const conversationPage = '/company/company-1/agent/agent-1/conversation/conversation-1';

const recording = (page: Page) => page.getByRole('region', { name: 'Recording' });
const position = (page: Page) => recording(page).getByRole('slider', { name: 'Position' });
const seconds = async (page: Page) => Number(await position(page).inputValue());
const currentLine = (page: Page) => page.locator('[aria-current=true]');

test.describe("A conversation's audio", () => {
  test('plays and pauses', async ({ app, page }) => {
    await app.enter('a conversation with audio', conversationPage);
    await expect(position(page)).toHaveValue('0');
    await expect(recording(page).getByText('0:00 / 1:12')).toBeVisible();
    await recording(page).getByRole('button', { name: 'Play' }).click();
    await expect(recording(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => seconds(page)).toBeGreaterThan(1);
    await expect(currentLine(page)).toContainText('Trattoria Aurora! How can I help you today?');

    await recording(page).getByRole('button', { name: 'Pause' }).click();
    await expect(recording(page).getByRole('button', { name: 'Play' })).toBeVisible();
    const audio = page.locator('audio');
    expect(await audio.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
  });
});
