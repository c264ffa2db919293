import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { button, form, group, openBuilder, PATH, save } from '../support/instructionsPanel.ts';
import { expect, test } from '../support/test.ts';

const TEST = `POST ${PATH}/test`;

test.describe('A test of a scenario', () => {
  const scenario = (page: Page) => form(page).getByLabel('Test scenario');
  const answer = (page: Page) => group(page, 'Answer of the agent');
  const completed = (page: Page) => page.getByText('Conversation test completed successfully!');

  test('shows what the agent says', async ({ app, page }) => {
    await openBuilder(app);
    await scenario(page).fill('I have a nut allergy.');
    const calls = apiCalls(page);
    await button(page, 'Test conversation').dblclick();
    await expect(completed(page)).toBeVisible();
    await expect(answer(page)).toContainText('I will mark it on your order for the kitchen.');
    expect(calls).toEqual([TEST]);
    // nothing of it is saved
    await expect(save(page)).toHaveCount(0);
  });
});

test('Changes and answers are accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await openBuilder(app);
  await button(page, 'Generate').click();
  await button(page, 'Show changes').click();
  await form(page).getByLabel('Test scenario').fill('We are a large party.');
  await button(page, 'Test conversation').click();
  await expect(group(page, 'Answer of the agent')).toBeVisible();
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
