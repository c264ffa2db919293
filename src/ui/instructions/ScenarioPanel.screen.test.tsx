import { reachPanels } from '#tests/support/screen/panels.ts';
import {
  button,
  form,
  group,
  openBuilder,
  PATH,
  prompt,
  row,
  save,
  words,
} from '#tests/support/screen/instructionsPanel.ts';
import type { Locator } from 'vitest/browser';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const GENERATE = `POST ${PATH}/generate-prompt`;
const TEST = `POST ${PATH}/test`;
const generated = () => page.getByText('System prompt generated successfully!');
const changes = () => group('System prompt changes');

describe('A generated system prompt', () => {
  test('is generated from the edited settings and fills the editor immediately', async ({ app }) => {
    await openBuilder(app);
    await words(row(1)).fill('Hum a tune before you speak.');
    const calls = app.calls();
    const release = app.hold(GENERATE);
    await button('Generate').dblClick();
    release();
    await expect.element(generated()).toBeVisible();
    await expect.element(prompt).toHaveValue(expect.stringMatching(/1\. Hum a tune before you speak\./));
    const { length } = (prompt.element() as HTMLTextAreaElement).value;
    await expect.element(prompt).toHaveAccessibleDescription(`${length.toLocaleString('en-US')} characters`);
    expect(calls.filter((call) => call === GENERATE)).toHaveLength(1);
    // the prompt is saved with all other fields
    await save.click();
    await expect.element(page.getByText('AI instructions saved successfully!')).toBeVisible();
    app.reload();
    await reachPanels();
    await expect.element(prompt).toBeVisible();
    await expect.element(prompt).toHaveValue(expect.stringMatching(/1\. Hum a tune before you speak\./));
  });

  test('is compared with the previous text, and can be undone and redone', async ({ app }) => {
    await openBuilder(app);
    await prompt.fill('Typed by hand.');
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await button('Generate').click();
    await button('Show changes').click();
    await expect.element(changes().getByRole('deletion')).toHaveTextContent('−Removed: Typed by hand.');
    await expect
      .element(changes().getByRole('insertion'))
      .toMatchTextContent('You answer the phone for Trattoria Aurora.');
    await button('Hide changes').click();
    await expect.element(changes()).not.toBeInTheDocument();

    await button('Show changes').click();
    await button('Undo').click();
    await expect.element(prompt).toHaveValue('Typed by hand.');
    await expect.element(changes()).not.toBeInTheDocument();
    await expect.element(button('Show changes')).not.toBeInTheDocument();
    await button('Redo').click();
    await expect.element(prompt).toHaveValue(expect.stringMatching(/^You answer the phone/));
  });

  test('is not requested while a field above is invalid, and that field gets focus', async ({ app }) => {
    await openBuilder(app);
    await words(row(2)).fill('');
    const writes = app.writes();
    await button('Generate').click();
    await expect.element(words(row(2))).toHaveFocus();
    expect(writes).toEqual([]);
  });
});

describe('A scenario test', () => {
  const scenario = () => form.getByLabelText('Test scenario');
  const answer = () => group("Agent's answer");
  const completed = () => page.getByText('Conversation test completed successfully!');

  test("shows the agent's answer", async ({ app }) => {
    await openBuilder(app);
    await scenario().fill('I have a nut allergy.');
    const writes = app.writes();
    const release = app.hold(TEST);
    await button('Test conversation').dblClick();
    release();
    await expect.element(completed()).toBeVisible();
    await expect.element(answer()).toMatchTextContent('I will mark it on your order for the kitchen.');
    expect(writes).toEqual([TEST]);
    // the test changes nothing, so there is nothing to save
    await expect.element(save).not.toBeInTheDocument();
  });

  test('shows the answer above the bottom bar on a phone', async ({ app }) => {
    const expectAnswerAbove = async (bar: Locator) => {
      await expect.element(bar).toBeInViewport({ ratio: 1 });
      await button('Test conversation').click();
      await expect.element(answer()).toBeInViewport({ ratio: 1 });
      const edges = [answer(), bar].map((place) => place.element().getBoundingClientRect());
      expect(edges[0]?.bottom).toBeLessThanOrEqual(edges[1]?.top ?? 0);
    };
    await openBuilder(app);
    await page.viewport(360, 640);
    await prompt.fill('Be brief.');
    await scenario().fill('I have a nut allergy.');
    await expectAnswerAbove(group('Unsaved changes'));
    await save.click();
    await expectAnswerAbove(form.getByText('Not live yet.'));
  });

  test('uses the saved settings, and says so if there are unsaved changes', async ({ app }) => {
    await openBuilder(app);
    await prompt.fill('Be brief.');
    await expect
      .element(group('Conversation test'))
      .toMatchTextContent('Tests use the saved settings. Save your changes first.');
    await save.click();
    await expect.element(group('Conversation test')).toMatchTextContent('Nothing is saved.');
  });

  test('requires a scenario', async ({ app }) => {
    await openBuilder(app);
    const writes = app.writes();
    await button('Test conversation').click();
    await expect.element(scenario()).toHaveFocus();
    await expect.element(scenario()).toHaveAccessibleDescription('Enter something a caller might say');
    expect(writes).toEqual([]);
  });
});
