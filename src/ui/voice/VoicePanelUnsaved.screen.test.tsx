import { promptsBeforeUnload } from '#tests/support/screen/leaving.ts';
import { reachPanels } from '#tests/support/screen/panels.ts';
import { signInForm } from '#tests/support/screen/signInForm.ts';
import {
  button,
  firstMessage,
  openPanel,
  PANEL_PAGE,
  SAVE,
  saved,
} from '#tests/support/screen/voicePanel.ts';
import { address, describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);

describe('Unsaved changes', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

  test('are saved with Ctrl+S in a field, which keeps focus, but not in a dialog above the form', async ({
    app,
  }) => {
    await openPanel(app);
    const calls = app.calls();
    await firstMessage.fill('Good evening.');
    await expect.element(button('Save changes')).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(question()).toBeVisible();
    await keyboard.press('Control+s');
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await firstMessage.focus();
    await keyboard.press('Control+s');
    await expect.element(saved).toBeVisible();
    await expect.element(firstMessage).toHaveFocus();
    expect(savesIn(calls)).toHaveLength(1);
  });

  test('stay after the window becomes narrower and wider', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      await expect.element(page.getByRole('tab')).toHaveLength(width === 360 ? 0 : 5);
      await expect.element(firstMessage).toHaveValue('Good evening.');
    }
  });

  test('are kept without a question when a call is opened and closed with Back', async ({ app }) => {
    await app.signInAs('owner', '/company/trattoria-aurora?panel=voice');
    await reachPanels();
    // the user types, so closing the call does not scroll back to the panel
    await firstMessage.click();
    await firstMessage.fill('Good evening.');
    page
      .getByRole('region', { name: 'Calls', exact: true })
      .element()
      .scrollIntoView({ behavior: 'instant' });
    await page
      .getByRole('button', { name: /^View Transcript/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog', { name: 'Transcript' })).toBeVisible();
    history.back();
    await expect.element(page.getByRole('dialog', { name: 'Transcript' })).not.toBeInTheDocument();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(firstMessage).toHaveValue('Good evening.');
  });

  test('prompt before a link is followed', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(question()).toMatchTextContent('You have unsaved changes in Voice Configuration.');
    await keyboard.press('Escape');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(firstMessage).toHaveValue('Good evening.');

    await page.getByRole('link', { name: 'My Profile' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });

  test('are restored with their page when the user undoes leaving', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    await page.getByRole('link', { name: 'My Profile' }).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect.element(page.getByText('Changes discarded', { exact: true })).toBeVisible();
    await button('Undo').click();
    await expect.poll(address).toBe(PANEL_PAGE);
    await expect.element(firstMessage).toHaveValue('Good evening.');
    await expect.element(button('Discard')).toBeVisible();
  });

  describe('while a save is in flight', () => {
    const beingSaved = () => page.getByRole('alertdialog', { name: 'Leave while saving?' });

    test('delay navigation only until the save completes', async ({ app }) => {
      await openPanel(app);
      await firstMessage.fill('Good evening.');
      const release = app.hold(SAVE);
      await button('Save changes').click();
      await page.getByRole('link', { name: 'My Profile' }).click();
      await expect.element(beingSaved()).toBeVisible();
      release();
      await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      await expect.element(beingSaved()).not.toBeInTheDocument();
    });
  });

  test('are marked on the tab, next to its label', async ({ app }) => {
    await page.viewport(768, 800);
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    const tab = page.getByRole('tab', { name: /^Voice Configuration/ });
    const mark = tab.css('[aria-hidden]').element().getBoundingClientRect();
    const words = document.createRange();
    const title = tab.getByText('Voice Configuration').element().firstChild;
    if (!title) throw new Error('the tab has no words');
    words.selectNodeContents(title);
    expect(mark.left - words.getBoundingClientRect().right).toBeGreaterThanOrEqual(2);
    expect(mark.right).toBeLessThanOrEqual(tab.element().getBoundingClientRect().right);
  });

  test('prompt before another panel is opened', async ({ app }) => {
    await openPanel(app);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await firstMessage.fill('Good evening.');
    await expect
      .element(tab(/^Voice Configuration/))
      .toHaveAccessibleName('Voice Configuration , unsaved changes');
    await tab(/^AI Instructions Builder/).click();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(tab(/^Voice Configuration/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(firstMessage).toHaveValue('Good evening.');

    await tab(/^AI Instructions Builder/).click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('form', { name: 'AI Instructions Builder' })).toBeVisible();
    await expect.poll(address).toMatch(/panel=instructions/);
    await tab(/^Voice Configuration/).click();
    await expect.element(firstMessage).not.toHaveValue('Good evening.');
  });

  // (rule: unsaved changes)
  test('are kept without a prompt when the session ends, and are restored on return', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    app.fault('always POST /api/users/refresh-token 401');
    await app.expireTokens();
    await button('Save changes').click();
    await expect.element(page.getByText("You're signed out. Sign in to continue.")).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    await expect
      .element(
        page.getByText(
          'Your unsaved changes in Voice Configuration stay in this tab until you sign in again.',
        ),
      )
      .toBeVisible();
    // the browser's prompt is registered a moment after the text appears
    await expect.poll(promptsBeforeUnload).toBe(true);

    app.repair();
    await signInForm().signIn('owner@tableside.example');
    await reachPanels();
    await expect.element(firstMessage).toHaveValue('Good evening.');
    await expect.element(page.getByText(/^We restored your unsaved changes/)).toBeVisible();
    const calls = app.calls();
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
    expect(savesIn(calls)).toHaveLength(1);
    await expect.poll(promptsBeforeUnload).toBe(false);
  });

  test('are discarded after confirmation', async ({ app }) => {
    await openPanel(app);
    const { value: before } = firstMessage.element() as HTMLTextAreaElement;
    await firstMessage.fill('Good evening.');
    await button('Discard').click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(firstMessage).toHaveValue(before);
    await expect.element(button('Discard')).not.toBeInTheDocument();
  });
});
