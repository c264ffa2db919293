import { panels, reachPanels } from '#tests/support/screen/panels.ts';
import { promptsBeforeUnload } from '#tests/support/screen/leaving.ts';
import {
  button,
  form,
  group,
  openBuilder,
  PANEL_PAGE,
  PATH,
  priority,
  prompt,
  row,
  save,
  saved,
  situation,
  words,
} from '#tests/support/screen/instructionsPanel.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { expectReadOnly } from '#tests/support/screen/readOnly.ts';
import { describe, expect, keyboard, mouse, page, test } from '#tests/support/screen/test.ts';

const SAVE = `PUT ${PATH}`;
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);
const suggestions = () => form.getByLabelText('Max suggestions', { exact: true });

/** Returns whether the first line of the focused element is visible and uncovered. */
function isFirstLineInSight(): boolean {
  const text = document.activeElement;
  if (!text) return false;
  const { left, top } = text.getBoundingClientRect();
  return document.elementFromPoint(left + 20, top + 20) === text;
}

describe('The AI Instructions Builder', () => {
  for (const [width, height] of [
    [360, 640],
    [1280, 600],
  ] as const) {
    test(`keeps the focused field clear of the save bar and the header, at ${width} px`, async ({ app }) => {
      await openBuilder(app);
      await words(row(1)).fill('Repeat every order slowly.');
      await expect.element(save).toBeVisible();
      await page.viewport(width, height);
      await words(row(1)).focus();
      const covered: string[] = [];
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        let texts = 0;
        for (let stops = 0; stops < 40; stops += 1) {
          await keyboard.press(key);
          if (document.activeElement?.tagName !== 'TEXTAREA') continue;
          texts += 1;
          if (!isFirstLineInSight()) covered.push(`${key} ${document.activeElement.textContent}`);
        }
        expect(texts).toBeGreaterThan(5);
      }
      expect(covered).toEqual([]);
    });
  }

  test('saves everything at once, and shows it after a reload', async ({ app }) => {
    const stage = group('Order taking');
    await openBuilder(app);
    await words(row(1)).fill('Repeat every order slowly.');
    await row(2).getByRole('switch', { name: 'Active' }).uncheck();
    await button('Add situation').click();
    await keyboard.type('Lost coat');
    await situation(3).getByLabelText('Response').fill('We keep it at the bar.');
    const actions = situation(3).getByLabelText('Follow-up actions');
    await actions.fill('Take the name\n\n  \nLook at the bar');
    await expect
      .element(actions)
      .toHaveAccessibleDescription('2 lines. 2 blank lines are dropped when you save.');
    await button(/Order taking/).click();
    await stage.getByLabelText('Messages').fill('What may it be?\n\nAnything else?');
    await stage.getByLabelText('Fallback response').fill('Pardon?');
    await suggestions().fill('4');
    await form.getByLabelText('Timing').selectOptions('After the order');
    await form.getByLabelText('When asked about hours').fill('From five to eleven.');
    await prompt.fill('Be brief.');
    const sent = app.sent(SAVE);
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(await sent).toMatchObject({
      specialSituations: [
        {},
        {},
        { trigger: 'Lost coat', followUpActions: ['Take the name', 'Look at the bar'] },
      ],
      conversationFlow: { orderTaking: { messages: ['What may it be?', 'Anything else?'] } },
      systemPrompt: 'Be brief.',
    });
    await expect.element(save).not.toBeInTheDocument();

    app.reload();
    await reachPanels();
    await expect.element(words(row(1))).toHaveValue('Repeat every order slowly.');
    await expect.element(row(2).getByRole('switch', { name: 'Active' })).not.toBeChecked();
    await expect.element(situation(3)).toMatchTextContent('2 follow-up actions');
    await button(/Order taking/).click();
    await expect.element(stage.getByLabelText('Messages')).toHaveValue('What may it be?\nAnything else?');
    await expect.element(stage.getByLabelText('Fallback response')).toHaveValue('Pardon?');
    await expect.element(suggestions()).toHaveValue(4);
    await expect.element(form.getByLabelText('Timing')).toHaveValue('after-order');
    await expect.element(form.getByLabelText('When asked about hours')).toHaveValue('From five to eleven.');
    await expect.element(prompt).toHaveValue('Be brief.');
  });

  test('offers four timings, and 1 to 10 suggestions', async ({ app }) => {
    await openBuilder(app);
    const timings = form.getByLabelText('Timing').css('option');
    expect(timings.texts()).toEqual(['Before the order', 'During the order', 'After the order', 'Any time']);
    expect(timings.elements().map((timing) => timing.getAttribute('value'))).toEqual([
      'before-order',
      'during-order',
      'after-order',
      'all',
    ]);
    await expect.element(suggestions()).toHaveAttribute('min', '1');
    await expect.element(suggestions()).toHaveAttribute('max', '10');
  });

  test('shows a problem when a field is left, and focuses the first one on save', async ({ app }) => {
    await openBuilder(app);
    const calls = app.calls();
    await priority(2).fill('0');
    await priority(2).blur();
    await expect.element(priority(2)).toHaveAccessibleDescription('Enter 1 or higher');
    await suggestions().fill('11');
    await suggestions().blur();
    await expect.element(suggestions()).toHaveAccessibleDescription('Enter a whole number from 1 to 10');

    await button(/^Large party/).click();
    await situation(1).getByLabelText('Trigger').fill(' ');
    await situation(1).getByLabelText('Response').fill('');
    await words(row(1)).fill('');
    await save.click();
    await expect.element(words(row(1))).toHaveFocus();
    await expect.element(words(row(1))).toHaveAccessibleDescription('Enter an instruction');
    await expect
      .element(situation(1).getByLabelText('Trigger'))
      .toHaveAccessibleDescription('Enter a trigger');
    await expect
      .element(situation(1).getByLabelText('Response'))
      .toHaveAccessibleDescription('Enter what the agent says');
    expect(savesIn(calls)).toEqual([]);
  });

  for (const fault of ['500 Busy', 'offline', 'not-json']) {
    test(`shows a failed save, keeps the input, and sends only once (${fault})`, async ({ app }) => {
      await openBuilder(app);
      await prompt.fill('Be brief.');
      app.fault(`always ${SAVE} ${fault}`);
      const calls = app.calls();
      const release = app.hold(SAVE);
      await save.dblClick();
      release();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save AI instructions');
      expect(savesIn(calls)).toHaveLength(1);
      await expect.element(prompt).toHaveValue('Be brief.');
      app.repair();
      await save.click();
      await expect.element(saved).toBeVisible();
    });
  }

  test('keeps the input when the connection breaks during a save', async ({ app }) => {
    await openBuilder(app);
    await prompt.fill('Be brief.');
    const calls = app.calls();
    app.fault(`${SAVE} offline`);
    const arrive = app.hold(SAVE);
    await save.click();
    await button('Saving...').press('Enter');
    await prompt.press('End');
    await keyboard.type(' And kind.');
    arrive();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save AI instructions');
    await expect.element(prompt).toHaveValue('Be brief. And kind.');
    expect(savesIn(calls)).toHaveLength(1);
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(savesIn(calls)).toHaveLength(2);
  });

  test("shows the host's refusal at its field", async ({ app }) => {
    await openBuilder(app);
    await prompt.fill('Be brief.');
    app.fault(`${SAVE} 400 coreInstructions[1].priority must be below 50`);
    await save.click();
    await expect
      .element(priority(2))
      .toHaveAccessibleDescription('coreInstructions[1].priority must be below 50');
    await priority(2).fill('4');
    app.fault(`${SAVE} 400 conversationFlow.closing.messages must be kinder`);
    await save.click();
    await expect
      .element(group('Closing').getByLabelText('Messages'))
      .toHaveAccessibleDescription('conversationFlow.closing.messages must be kinder');
  });

  test('hides its message after 3 s', async ({ app }) => {
    await openBuilder(app);
    stopClock();
    await prompt.fill('Be brief.');
    await save.click();
    await expect.element(saved).toBeVisible();
    await mouse.move(0, 0);
    await advanceClock(2900);
    await expect.element(saved).toBeVisible();
    await advanceClock(200);
    await expect.element(saved).not.toBeInTheDocument();
  });

  for (const { fault, message } of [
    { fault: '404 Nothing here', message: 'No AI instructions found' },
    { fault: '500', message: 'Failed to load AI instructions' },
    { fault: 'malformed', message: 'Failed to load AI instructions' },
  ]) {
    test(`shows '${message}' and recovers with Try again (${fault})`, async ({ app }) => {
      await app.enter('a company with AI instructions', '/profile');
      app.fault(`GET ${PATH} ${fault}`);
      app.open(PANEL_PAGE);
      await reachPanels();
      const section = panels;
      await expect.element(section.getByRole('alert')).toHaveTextContent(message);
      await section.getByRole('button', { name: 'Try again' }).click();
      await expect.element(prompt).toBeVisible();
    });
  }

  test('shows that it is loading', async ({ app }) => {
    await app.enter('a company with AI instructions', '/profile');
    const release = app.hold(`GET ${PATH}`);
    app.open(PANEL_PAGE);
    await reachPanels();
    const section = panels;
    await expect
      .element(section.getByRole('status').filter({ hasText: 'Loading AI instructions...' }))
      .toHaveLength(1);
    release();
    await expect.element(prompt).toBeVisible();
  });

  test('can be viewed read-only', async ({ app }) => {
    await openBuilder(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await button(/^Large party/).click();
    await expectReadOnly(form, ['textbox', 'switch', 'spinbutton', 'slider', 'combobox']);
    // buttons that open situations and stages
    expect(form.getByRole('button').length).toBeGreaterThan(0);
  });

  test('asks before unsaved changes are left', async ({ app }) => {
    await openBuilder(app);
    await words(row(1)).fill('Half a sentence');
    await page.getByRole('link', { name: 'My Profile' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await expect.element(question).toMatchTextContent('You have unsaved changes in AI Instructions Builder.');
    await question.getByRole('button', { name: 'Keep editing' }).click();

    expect(promptsBeforeUnload()).toBe(true);
    await expect.element(words(row(1))).toHaveValue('Half a sentence');
  });
});
