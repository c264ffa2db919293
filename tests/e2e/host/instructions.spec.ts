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
  PANEL_PAGE,
  PATH,
  prompt,
  row,
  save,
  words,
} from '../support/instructionsPanel.ts';
import { stayWhenAskedOnReload } from '../support/reload.ts';
import { expect, test } from '../support/test.ts';

const SAVE = `PUT ${PATH}`;
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);
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

  test('says what is wrong when a field is left, and brings the focus to the first problem', async ({
    app,
    page,
  }) => {
    await openBuilder(app);
    const calls = apiCalls(page);
    await priority(page, 2).fill('0');
    await priority(page, 2).blur();
    await expect(priority(page, 2)).toHaveAccessibleDescription('Enter a whole number from 1');
    await suggestions(page).fill('11');
    await suggestions(page).blur();
    await expect(suggestions(page)).toHaveAccessibleDescription('Enter a whole number from 1 to 10');

    await button(page, /^Large party/).click();
    await situation(page, 1).getByLabel('Trigger').fill(' ');
    await situation(page, 1).getByLabel('Response').fill('');
    await words(row(page, 1)).fill('');
    await save(page).click();
    await expect(words(row(page, 1))).toBeFocused();
    await expect(words(row(page, 1))).toHaveAccessibleDescription('Enter the instruction');
    await expect(situation(page, 1).getByLabel('Trigger')).toHaveAccessibleDescription(
      'Enter what brings this up',
    );
    await expect(situation(page, 1).getByLabel('Response')).toHaveAccessibleDescription(
      'Enter what the agent says',
    );
    expect(savesIn(calls)).toEqual([]);
  });

  test('keeps a situation open that is not finished', async ({ app, page }) => {
    await openBuilder(app);
    await button(page, 'Add situation').click();
    const added = situation(page, 3).getByRole('button', { name: /^New situation/ });
    await added.click();
    await expect(added).toHaveAttribute('aria-expanded', 'true');
    await expect(situation(page, 3).getByLabel('Trigger')).toHaveAccessibleDescription(
      'Enter what brings this up',
    );
    await save(page).click();
    await expect(situation(page, 3).getByLabel('Trigger')).toBeFocused();
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`that cannot be saved says so, keeps what was typed, and sends it once (${fault})`, async ({
      app,
      page,
    }) => {
      await openBuilder(app);
      await prompt(page).fill('Be brief.');
      await app.fault(`always ${SAVE} ${fault}`);
      const calls = apiCalls(page);
      await save(page).dblclick();
      await expect(page.getByRole('alert')).toHaveText('Failed to save AI instructions');
      expect(savesIn(calls)).toHaveLength(1);
      await expect(prompt(page)).toHaveValue('Be brief.');
      await app.repair();
      await save(page).click();
      await expect(saved(page)).toBeVisible();
    });
  }

  test('keeps what was typed when the connection is lost in the middle of a save', async ({ app, page }) => {
    await openBuilder(app);
    await prompt(page).fill('Be brief.');
    const calls = apiCalls(page);
    const connection = Promise.withResolvers<void>();
    await page.route(`**${PATH}`, async (route) => {
      await connection.promise;
      await route.abort('connectionreset');
    });
    await save(page).click();
    await button(page, 'Saving...').press('Enter');
    await prompt(page).press('End');
    await page.keyboard.type(' And kind.');
    connection.resolve();
    await expect(page.getByRole('alert')).toHaveText('Failed to save AI instructions');
    await expect(prompt(page)).toHaveValue('Be brief. And kind.');
    expect(savesIn(calls)).toHaveLength(1);
    await page.unroute(`**${PATH}`);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(savesIn(calls)).toHaveLength(2);
  });

  test('that the host refuses for a field says so at the field', async ({ app, page }) => {
    await openBuilder(app);
    await prompt(page).fill('Be brief.');
    await app.fault(`${SAVE} 400 coreInstructions[1].priority must be below 50`);
    await save(page).click();
    await expect(priority(page, 2)).toHaveAccessibleDescription(
      'coreInstructions[1].priority must be below 50',
    );
    await priority(page, 2).fill('4');
    await app.fault(`${SAVE} 400 conversationFlow.closing.messages must be kinder`);
    await save(page).click();
    await expect(group(page, 'Closing').getByLabel('Messages')).toHaveAccessibleDescription(
      'conversationFlow.closing.messages must be kinder',
    );
  });

  test('takes its message away after 3 s', async ({ app, page }) => {
    await openBuilder(app);
    await stopClock(page);
    await prompt(page).fill('Be brief.');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2900);
    await expect(saved(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(saved(page)).toHaveCount(0);
  });

  for (const { fault, message } of [
    { fault: '404 Nothing here', message: 'No AI instructions found' },
    { fault: '500', message: 'Failed to load AI instructions' },
    { fault: 'malformed', message: 'Failed to load AI instructions' },
  ]) {
    test(`says '${message}', and recovers by Try again (${fault})`, async ({ app, page }) => {
      await app.enter('a company with AI instructions', '/profile');
      await app.fault(`GET ${PATH} ${fault}`);
      await page.goto(PANEL_PAGE);
      const section = page.getByRole('region', { name: 'Voice AI Management' });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('alert')).toHaveText(message);
      await section.getByRole('button', { name: 'Try again' }).click();
      await expect(prompt(page)).toBeVisible();
    });
  }

  test('says that it is loading', async ({ app, page }) => {
    await app.enter('a company with AI instructions', '/profile');
    await app.fault(`GET ${PATH} 2000ms`);
    await page.goto(PANEL_PAGE);
    const section = page.getByRole('region', { name: 'Voice AI Management' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('status').filter({ hasText: 'Loading AI instructions...' })).toHaveCount(
      1,
    );
    await expect(prompt(page)).toBeVisible();
  });

  test('can be looked at without changing anything', async ({ app, page }) => {
    await openBuilder(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await button(page, /^Large party/).click();
    for (const control of await form(page).getByRole('textbox').all()) await expect(control).toBeDisabled();
    for (const role of ['switch', 'spinbutton', 'slider', 'combobox'] as const) {
      expect(await form(page).getByRole(role).count()).toBeGreaterThan(0);
      for (const control of await form(page).getByRole(role).all()) await expect(control).toBeDisabled();
    }
    // what is left opens something
    const buttons = await form(page).getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const each of buttons) await expect(each).toHaveAttribute('aria-expanded', /true|false/);
  });

  test('asks before what was edited is left', async ({ app, page }) => {
    await openBuilder(app);
    await words(row(page, 1)).fill('Half a sentence');
    await page.getByRole('link', { name: 'My Profile' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await expect(question).toContainText('What you changed in AI Instructions Builder is not saved.');
    await question.getByRole('button', { name: 'Keep editing' }).click();

    await stayWhenAskedOnReload(page);
    await expect(words(row(page, 1))).toHaveValue('Half a sentence');
  });
});

test.describe('Core instructions', () => {
  test('are numbered; a new one comes last, is active and has the focus', async ({ app, page }) => {
    await openBuilder(app);
    await expect(priority(page, 1)).toHaveValue('1');
    await expect(priority(page, 3)).toHaveValue('3');
    await button(page, 'Add instruction').click();
    await expect(words(row(page, 4))).toBeFocused();
    await expect(priority(page, 4)).toHaveValue('4');
    await expect(row(page, 4).getByRole('switch', { name: 'Active' })).toBeChecked();
  });

  test('move up and down by keyboard, which keeps the focus and tells the place', async ({ app, page }) => {
    await openBuilder(app);
    const first = await words(row(page, 1)).inputValue();
    await button(page, 'Move instruction 1 down').press('Enter');
    await expect(words(row(page, 2))).toHaveValue(first);
    await expect(form(page).getByRole('status').filter({ hasText: 'Moved to 2 of 3' })).toHaveCount(1);
    await expect(button(page, 'Move instruction 2 down')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(words(row(page, 3))).toHaveValue(first);
    await expect(priority(page, 3)).toHaveValue('3');
    await expect(button(page, 'Move instruction 3 down')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(words(row(page, 3))).toHaveValue(first);
  });

  test('are in the order of their priorities once they are saved', async ({ app, page }) => {
    await openBuilder(app);
    const first = await words(row(page, 1)).inputValue();
    await priority(page, 1).fill('9');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(words(row(page, 3))).toHaveValue(first);
  });

  test('that were taken out can be had back as they were', async ({ app, page }) => {
    await openBuilder(app);
    await words(row(page, 2)).fill('Typed by hand');
    await button(page, 'Remove instruction 2').click();
    await expect(form(page).getByText('Removed: Typed by hand')).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(words(row(page, 2))).toHaveValue('Typed by hand');
    await expect(words(row(page, 2))).toBeFocused();
    await expect(button(page, 'Undo')).toHaveCount(0);
  });

  test('may be none', async ({ app, page }) => {
    await openBuilder(app);
    for (let count = 3; count > 0; count -= 1) await button(page, 'Remove instruction 1').click();
    await expect(form(page).getByText('There are no core instructions yet.')).toBeVisible();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
});

test('A situation that was taken out can be had back', async ({ app, page }) => {
  await openBuilder(app);
  await button(page, /^Food allergy/).click();
  await button(page, 'Remove situation 2').click();
  await expect(situation(page, 2)).toHaveCount(0);
  await button(page, 'Undo').press('Enter');
  await expect(situation(page, 2)).toContainText('Food allergy');
});

test.describe('The stages of a conversation', () => {
  const stages = ['Greeting', 'Order taking', 'Order confirmation', 'Closing'];

  test('have names split into words, in a row at 1280 px and in a column below', async ({ app, page }) => {
    await openBuilder(app);
    const tops = () =>
      Promise.all(
        stages.map(async (name) => (await button(page, new RegExp(`^\\d?${name}`)).boundingBox())?.y ?? 0),
      );
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(async () => new Set(await tops()).size).toBe(4);
  });

  test('open by keyboard, one at a time', async ({ app, page }) => {
    await openBuilder(app);
    await expect(group(page, 'Greeting')).toBeVisible();
    await button(page, /Closing/).press('Enter');
    await expect(group(page, 'Closing')).toBeVisible();
    await expect(group(page, 'Greeting')).toHaveCount(0);
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
