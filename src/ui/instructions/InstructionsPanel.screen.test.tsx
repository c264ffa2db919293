import { reachPanels } from '#tests/support/screen/panels.ts';
import {
  button,
  form,
  group,
  openBuilder,
  PATH,
  priority,
  prompt,
  row,
  save,
  saved,
  situation,
  words,
} from '#tests/support/screen/instructionsPanel.ts';
import { expectReadOnly } from '#tests/support/screen/readOnly.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const SAVE = `PUT ${PATH}`;
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);
const suggestions = () => form.getByLabelText('Max suggestions', { exact: true });

/** Returns whether the first line of the focused element is in view and not covered. */
function isFirstLineInSight(): boolean {
  const text = document.activeElement;
  if (!text) return false;
  const { left, top } = text.getBoundingClientRect();
  return document.elementFromPoint(left + 20, top + 20) === text;
}

describe('The AI Instructions Builder', () => {
  test('keeps the focused field clear of the save bar and the header on a phone', async ({ app }) => {
    await openBuilder(app);
    await words(row(1)).fill('Repeat every order slowly.');
    await expect.element(save).toBeVisible();
    await page.viewport(360, 640);
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

  test('saves all fields with one request, and shows them after a reload', async ({ app }) => {
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
    await expect.element(suggestions()).toHaveValue('4');
    await expect.element(form.getByLabelText('Timing')).toHaveValue('after-order');
    await expect.element(form.getByLabelText('When asked about hours')).toHaveValue('From five to eleven.');
    await expect.element(prompt).toHaveValue('Be brief.');
  });

  test('shows a problem when a field loses focus, and focuses the first invalid field on save', async ({
    app,
  }) => {
    await openBuilder(app);
    const calls = app.calls();
    await priority(2).fill('0');
    await priority(2).blur();
    await expect.element(priority(2)).toHaveAccessibleDescription('Enter a whole number, 1 or higher');
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

  test('can be viewed read-only', async ({ app }) => {
    await openBuilder(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await button(/^Large party/).click();
    await expectReadOnly(form, ['textbox', 'switch', 'spinbutton', 'slider', 'combobox']);
    // only buttons that open situations and stages remain
    expect(form.getByRole('button').length).toBeGreaterThan(0);
  });
});
