import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/accessibility.ts';
import { apiCalls } from '../support/apiCalls.ts';
import { stopClock } from '../support/clock.ts';
import {
  bringToView,
  button,
  form,
  group,
  openBuilder,
  PATH,
  prompt,
  row,
  save,
  words,
} from '../support/instructionsPanel.ts';
import { expect, test } from '../support/test.ts';

const GENERATE = `POST ${PATH}/generate-prompt`;
const TEST = `POST ${PATH}/test`;
const generated = (page: Page) => page.getByText('System prompt generated successfully!');
const changes = (page: Page) => group(page, 'Changes of the system prompt');

test.describe('A generated system prompt', () => {
  test('is written from what is edited, and fills the editor at once', async ({ app, page }) => {
    await openBuilder(app);
    await words(row(page, 1)).fill('Hum a tune before you speak.');
    const calls = apiCalls(page);
    await button(page, 'Generate').dblclick();
    await expect(generated(page)).toBeVisible();
    await expect(prompt(page)).toHaveValue(/1\. Hum a tune before you speak\./);
    const { length } = await prompt(page).inputValue();
    await expect(prompt(page)).toHaveAccessibleDescription(`${length.toLocaleString('en-US')} characters`);
    expect(calls.filter((call) => call === GENERATE)).toHaveLength(1);
    // it is saved with the rest
    await save(page).click();
    await expect(page.getByText('AI instructions saved successfully!')).toBeVisible();
    await page.reload();
    await bringToView(page);
    await expect(prompt(page)).toHaveValue(/1\. Hum a tune before you speak\./);
  });

  test('is compared with the text before, and can be undone and brought again', async ({ app, page }) => {
    await openBuilder(app);
    await prompt(page).fill('Typed by hand.');
    await expect(button(page, 'Undo')).toHaveCount(0);
    await button(page, 'Generate').click();
    await button(page, 'Show changes').click();
    await expect(changes(page).getByRole('deletion')).toHaveText('−Removed: Typed by hand.');
    await expect(changes(page).getByRole('insertion')).toContainText(
      'You answer the phone for Trattoria Aurora.',
    );
    await button(page, 'Hide changes').click();
    await expect(changes(page)).toHaveCount(0);

    await button(page, 'Undo').click();
    await expect(prompt(page)).toHaveValue('Typed by hand.');
    await button(page, 'Redo').click();
    await expect(prompt(page)).toHaveValue(/^You answer the phone/);
  });

  for (const fault of ['500 Busy', 'offline', 'malformed', 'not-json']) {
    test(`that does not come leaves the text as it is (${fault})`, async ({ app, page }) => {
      await openBuilder(app);
      await prompt(page).fill('Typed by hand.');
      await app.fault(`always ${GENERATE} ${fault}`);
      await button(page, 'Generate').click();
      await expect(page.getByRole('alert')).toHaveText('Failed to generate system prompt');
      await expect(prompt(page)).toHaveValue('Typed by hand.');
    });
  }

  test('is not asked for while something above is wrong, which gets the focus', async ({ app, page }) => {
    await openBuilder(app);
    await words(row(page, 2)).fill('');
    const calls = apiCalls(page);
    await button(page, 'Generate').click();
    await expect(words(row(page, 2))).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('says so for 3 s', async ({ app, page }) => {
    await openBuilder(app);
    await stopClock(page);
    await button(page, 'Generate').click();
    await expect(generated(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(generated(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(generated(page)).toHaveCount(0);
  });
});

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

  test('goes by what is saved, and says so while something is not', async ({ app, page }) => {
    await openBuilder(app);
    await prompt(page).fill('Be brief.');
    await expect(group(page, 'Conversation test')).toContainText('save first to try what you changed');
    await save(page).click();
    await expect(group(page, 'Conversation test')).toContainText('Nothing of it is saved.');
  });

  test('that does not succeed says so', async ({ app, page }) => {
    await openBuilder(app, 'a company whose agent has nothing to say');
    await expect(form(page).getByText('The conversation has no stages.')).toBeVisible();
    await scenario(page).fill('Hello?');
    await button(page, 'Test conversation').click();
    await expect(page.getByRole('alert')).toHaveText('Conversation test failed');
    await expect(answer(page)).toHaveCount(0);
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that fails says so, and keeps the scenario (${fault})`, async ({ app, page }) => {
      await openBuilder(app);
      await scenario(page).fill('Hello?');
      await app.fault(`always ${TEST} ${fault}`);
      await button(page, 'Test conversation').click();
      await expect(page.getByRole('alert')).toHaveText('Failed to test conversation');
      await expect(scenario(page)).toHaveValue('Hello?');
    });
  }

  test('needs a scenario', async ({ app, page }) => {
    await openBuilder(app);
    const calls = apiCalls(page);
    await button(page, 'Test conversation').click();
    await expect(scenario(page)).toBeFocused();
    await expect(scenario(page)).toHaveAccessibleDescription('Enter what a caller says');
    expect(calls).toEqual([]);
  });

  test('takes its message away after 3 s, and leaves the answer', async ({ app, page }) => {
    await openBuilder(app);
    await stopClock(page);
    await scenario(page).fill('I have a nut allergy.');
    await button(page, 'Test conversation').click();
    await expect(completed(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3100);
    await expect(completed(page)).toHaveCount(0);
    await expect(answer(page)).toBeVisible();
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
