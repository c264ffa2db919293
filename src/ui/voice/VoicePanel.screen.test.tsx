import { reachPanels } from '#tests/support/screen/panels.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { expectReadOnly } from '#tests/support/screen/readOnly.ts';
import {
  button,
  COMPANY_PAGE,
  CONFIG,
  firstMessage,
  form,
  openPanel,
  PANEL_PAGE,
  SAVE,
  saved,
} from '#tests/support/screen/voicePanel.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const speed = form.getByLabelText('Speaking speed', { exact: true });
const savesIn = (calls: readonly string[]) => calls.filter((call) => call === SAVE);

// (action: View the voice settings)
describe('Voice Configuration', () => {
  test('is saved with every field and shown after a reload', async ({ app }) => {
    await openPanel(app);
    await form.getByRole('radio', { name: /^Savannah/ }).check();
    await firstMessage.fill('Good evening, Trattoria Aurora.');
    await form.getByLabelText('Personality').selectOptions('Custom');
    await form.getByLabelText('Custom personality').fill('Like an old friend of the house');
    await form.getByLabelText('Max response time').selectOptions('20 seconds');
    await speed.fill('1.3');
    await form.getByLabelText('Voice stability', { exact: true }).fill('0.4');
    await form.getByRole('slider', { name: 'Temperature' }).press('End');
    await form.getByRole('switch', { name: 'Play background sound' }).check();
    await form.getByLabelText('Background sound URL').fill('https://cdn.example/hum.mp3');
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
    await expect.element(button('Save changes')).not.toBeInTheDocument();

    app.reload();
    await reachPanels();
    await expect.element(form.getByRole('radio', { name: /^Savannah/ })).toBeChecked();
    await expect.element(firstMessage).toHaveValue('Good evening, Trattoria Aurora.');
    await expect
      .element(form.getByLabelText('Custom personality'))
      .toHaveValue('Like an old friend of the house');
    await expect.element(form.getByLabelText('Max response time')).toHaveValue('20');
    await expect.element(speed).toHaveValue('1.3');
    await expect.element(form.getByLabelText('Voice stability', { exact: true })).toHaveValue('0.4');
    await expect.element(form.getByLabelText('Temperature', { exact: true })).toHaveValue('1');
    await expect
      .element(form.getByLabelText('Background sound URL'))
      .toHaveValue('https://cdn.example/hum.mp3');
  });

  test('shows the first message without scrolling when opened by its link on a phone', async ({ app }) => {
    await page.viewport(360, 740);
    await app.enter('a signed-in owner of a company', `${PANEL_PAGE}#voice-ai`);
    await expect.element(firstMessage).toBeInViewport({ ratio: 1 });
  });

  test('moves focus to a nearby element when the save bar disappears after a save', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    await button('Save changes').focus();
    await keyboard.press('Enter');
    await expect.element(button('Save changes')).not.toBeInTheDocument();
    await expect.poll(() => form.element().contains(document.activeElement)).toBe(true);
  });

  test('keeps the success message while it has keyboard focus', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    stopClock();
    await button('Save changes').focus();
    await keyboard.press('Enter');
    await expect.element(saved).toBeVisible();
    await expect.element(button('Save changes')).not.toBeInTheDocument();
    await advanceClock(10_000);
    await expect.element(saved).toBeVisible();
    await firstMessage.focus();
    await advanceClock(3000);
    await expect.element(saved).not.toBeInTheDocument();
  });

  test("shows each voice's gender and accent", async ({ app }) => {
    await openPanel(app);
    await expect.element(form.getByRole('radio', { name: 'Elliot male, Canadian' })).toBeChecked();
    await expect.element(form.getByRole('radio')).toHaveLength(10);
  });

  test('shows a problem at its field and sends nothing', async ({ app }) => {
    await openPanel(app);
    const calls = app.calls();
    for (const text of ['1,5', '3']) {
      await speed.fill(text);
      await speed.blur();
      await expect.element(speed).toHaveValue(text);
      await expect.element(speed).toHaveAccessibleDescription('Enter a number from 0.5 to 2');
    }
    await button('Save changes').click();
    await expect.element(speed).toHaveFocus();
    expect(savesIn(calls)).toEqual([]);
  });

  test('shows a failed save, keeps the input, and sends only once', async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    app.fault(`always ${SAVE} offline`);
    const calls = app.calls();
    const release = app.hold(SAVE);
    await button('Save changes').dblClick();
    release();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save voice configuration');
    expect(savesIn(calls)).toHaveLength(1);
    await expect.element(firstMessage).toHaveValue('Good evening.');
    app.repair();
    await button('Save changes').click();
    await expect.element(saved).toBeVisible();
  });

  test("shows the host's refusal at its field", async ({ app }) => {
    await openPanel(app);
    await firstMessage.fill('Good evening.');
    app.fault(`${SAVE} 400 firstMessage is too long`);
    await button('Save changes').click();
    await expect.element(firstMessage).toHaveAccessibleDescription('firstMessage is too long');
  });

  test('can be viewed read-only', async ({ app }) => {
    await openPanel(app);
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expectReadOnly(form, ['textbox', 'radio', 'combobox', 'slider', 'spinbutton', 'switch']);
    await expect.element(form.getByRole('button')).not.toBeInTheDocument();
  });

  test('is visible to owners and admins only', async ({ app }) => {
    await app.enter('a signed-in staff member of a company', COMPANY_PAGE);
    await expect.element(page.getByRole('table', { name: 'Company Users' })).toBeVisible();
    await expect.element(page.getByText('Voice AI Management')).not.toBeInTheDocument();
  });
});

test('Tab moves focus into Voice Configuration, even while it loads', async ({ app }) => {
  await app.enter('a signed-in owner of a company', '/profile');
  const arrive = app.hold(`GET ${CONFIG}`);
  app.open(`${PANEL_PAGE}#voice-ai`);
  const onItsWay = page.getByRole('group', { name: 'Loading voice configuration' });
  await expect.element(onItsWay).toBeVisible();
  await page.getByRole('tab', { name: 'Voice Configuration' }).focus();
  await keyboard.press('Tab');
  await expect.element(onItsWay).toHaveFocus();
  arrive();
  await expect.element(firstMessage).toBeVisible();
  await keyboard.press('Tab');
  await expect.element(firstMessage).toHaveFocus();
});

/** Returns how far the focus ring extends beyond the element. */
async function reachOfRing(element: Element): Promise<number> {
  const style = getComputedStyle(element);
  await expect.poll(() => style.outline).toMatch(/solid 3px$/);
  return parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
}

test('A focused tab shows its whole focus ring', async ({ app }) => {
  await openPanel(app);
  await page.getByRole('tab', { name: 'Voice Configuration' }).focus();
  await keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Menu Builder' });
  await expect.element(tab).toHaveFocus();
  expect(await reachOfRing(tab.element())).toBeLessThanOrEqual(0);
});

test("The focus ring of a voice touches neither its name nor the card's border", async ({ app }) => {
  await openPanel(app);
  await form.getByRole('radio', { name: /^Hana/ }).focus();
  await keyboard.press('ArrowDown');
  const radio = form.getByRole('radio', { name: /^Neha/ });
  await expect.element(radio).toHaveFocus();
  const mark = radio.element().parentElement;
  if (!mark) throw new Error('the radio stands alone');
  const reach = await reachOfRing(mark);
  const { left, right } = mark.getBoundingClientRect();
  expect(right + reach).toBeLessThan(page.getByText('Neha').element().getBoundingClientRect().left);
  expect(left - reach).toBeGreaterThan(form.getByRole('radiogroup').element().getBoundingClientRect().left);
});
