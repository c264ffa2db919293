import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import {
  bringToView,
  button,
  form,
  group,
  openBuilder,
  prompt,
  row,
  save,
  words,
} from '../support/instructionsPanel.ts';
import { expect, test } from '../support/test.ts';

const saved = (page: Page) => page.getByText('AI instructions saved successfully!');
const situation = (page: Page, place: number) =>
  form(page).getByRole('listitem', { name: `Situation ${place}`, exact: true });
const priority = (page: Page, place: number) => row(page, place).getByLabel('Priority');
const suggestions = (page: Page) => form(page).getByLabel('Max suggestions', { exact: true });

test.describe('The AI Instructions Builder', () => {
  test('saves all of it at once, and reads it back after a reload', async ({ app, page }) => {
    await openBuilder(app);
    await words(row(page, 1)).fill('Repeat every order slowly.');
    await row(page, 2).getByRole('switch', { name: 'Active' }).uncheck();
    await button(page, 'Add situation').click();
    await page.keyboard.type('Lost coat');
    await situation(page, 3).getByLabel('Response').fill('We keep it at the bar.');
    const actions = situation(page, 3).getByLabel('Follow-up actions');
    await actions.fill('Take the name\n\n  \nLook at the bar');
    await expect(actions).toHaveAccessibleDescription('2 lines. 2 blank lines are dropped when you save.');
    await button(page, /Order taking/).click();
    await group(page, 'Order taking').getByLabel('Messages').fill('What may it be?\n\nAnything else?');
    await group(page, 'Order taking').getByLabel('Fallback response').fill('Pardon?');
    await suggestions(page).fill('4');
    await form(page).getByLabel('Timing').selectOption('After the order');
    await form(page).getByLabel('Hours response').fill('From five to eleven.');
    await prompt(page).fill('Be brief.');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({
      specialSituations: [
        {},
        {},
        { trigger: 'Lost coat', followUpActions: ['Take the name', 'Look at the bar'] },
      ],
      conversationFlow: { orderTaking: { messages: ['What may it be?', 'Anything else?'] } },
      systemPrompt: 'Be brief.',
    });
    await expect(save(page)).toHaveCount(0);

    await page.reload();
    await bringToView(page);
    await expect(words(row(page, 1))).toHaveValue('Repeat every order slowly.');
    await expect(row(page, 2).getByRole('switch', { name: 'Active' })).not.toBeChecked();
    await expect(situation(page, 3)).toContainText('2 follow-up actions');
    await button(page, /Order taking/).click();
    await expect(group(page, 'Order taking').getByLabel('Messages')).toHaveValue(
      'What may it be?\nAnything else?',
    );
    await expect(group(page, 'Order taking').getByLabel('Fallback response')).toHaveValue('Pardon?');
    await expect(suggestions(page)).toHaveValue('4');
    await expect(form(page).getByLabel('Timing')).toHaveValue('after-order');
    await expect(form(page).getByLabel('Hours response')).toHaveValue('From five to eleven.');
    await expect(prompt(page)).toHaveValue('Be brief.');
  });
});

test('The AI Instructions Builder is accessible in both themes at every width', async ({ app, page }) => {
  test.slow();
  await openBuilder(app);
  await button(page, /^Large party/).click();
  await button(page, 'Remove instruction 3').click();
  await priority(page, 1).fill('0');
  await priority(page, 1).blur();
  await expectAccessibleEverywhere(page, [1280, 768, 360]);
});
