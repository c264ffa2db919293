import {
  MENU,
  button,
  question,
  names,
  categories,
  writesIn,
  openPanel,
  reload,
} from '#tests/support/screen/menuPanel.ts';
import { describe, expect, keyboard, mouse, page, test } from '#tests/support/screen/test.ts';

describe('The order of the menu', () => {
  test('is changed by buttons, told, and saved as a whole by one call', async ({ app }) => {
    await openPanel(app);
    await button('Move down: Tiramisù').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Tiramisù, position 2 of 3' }))
      .toHaveLength(1);
    await expect.element(button('Move down: Tiramisù')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
    await button('Move down: Desserts').click();
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);

    const calls = app.calls();
    const release = app.hold(`PUT ${MENU}`);
    await button('Save changes').dblClick();
    release();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
    expect(writesIn(calls)).toEqual([`PUT ${MENU}`]);
    await reload(app);
    await expect.poll(() => categories().texts()).toEqual(['Entrees', 'Desserts', 'Specials']);
    await button('Desserts 3 items').click();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('is changed by keyboard on the handle, with every place announced, or put back', async ({ app }) => {
    await openPanel(app);
    const told = (text: string) =>
      expect.element(page.getByRole('status').filter({ hasText: text })).toHaveTextContent(text);
    await button('Drag Affogato').focus();
    await keyboard.press('Space');
    await told('Picked up Affogato, position 3 of 3');
    await keyboard.press('ArrowUp');
    await told('Affogato, position 2 of 3');
    await keyboard.press('Escape');
    await told('Affogato is back at position 3 of 3');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta', 'Affogato']);
    await expect.element(button('Save changes')).not.toBeInTheDocument();
    // however quickly keys follow one another, none is lost
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter']) await keyboard.press(key);
    await told('Dropped Affogato, position 1 of 3');
    await expect.poll(() => names().texts()).toEqual(['Affogato', 'Tiramisù', 'Panna cotta']);
    await expect.element(button('Drag Affogato')).toHaveFocus();
    await expect.element(button('Save changes')).toBeVisible();
    await button('Drag Specials').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'Space']) await keyboard.press(key);
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Specials', 'Entrees']);
  });

  test('is changed by dragging', async ({ app }) => {
    await openPanel(app);
    // the mouse reaches only what can be seen
    button('Drag Affogato').element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const handle = button('Drag Tiramisù').element().getBoundingClientRect();
    const target = button('Drag Affogato').element().getBoundingClientRect();
    await mouse.move(handle.x + 10, handle.y + 10);
    await mouse.down();
    await mouse.move(handle.x + 10, handle.y + 40, { steps: 4 });
    await expect.element(page.getByText(/^Picked up Tiramisù|^Tiramisù, position/)).toBeInTheDocument();
    await mouse.move(target.x + 10, target.y + target.height + 20, { steps: 12 });
    await expect.element(page.getByText('Tiramisù, position 3 of 3')).toBeInTheDocument();
    await mouse.up();
    await expect.poll(() => names().texts()).toEqual(['Panna cotta', 'Affogato', 'Tiramisù']);
  });

  test('stays edited when it cannot be saved, and is asked about before it is left', async ({ app }) => {
    await openPanel(app);
    await button('Move up: Affogato').click();
    app.fault(`always PUT ${MENU} offline`);
    await button('Save changes').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save menu');
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Affogato', 'Panna cotta']);
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(question()).toMatchTextContent('What you changed in Menu Builder is not saved.');
    await question().getByRole('button', { name: 'Keep editing' }).click();
    app.repair();
    await button('Save changes').click();
    await expect.element(page.getByText('Menu saved successfully!')).toBeVisible();
  });
});
