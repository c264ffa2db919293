import { MENU, button, names, openPanel } from '#tests/support/screen/menuPanel.ts';
import { tabTo } from '#tests/support/screen/tabTo.ts';
import { describe, expect, keyboard, page, test } from '#tests/support/screen/test.ts';

const box = (item: string) => page.getByRole('checkbox', { name: `Select ${item}`, exact: true });
const all = () => page.getByRole('checkbox', { name: 'Select all in Desserts' });
const bar = () => page.getByRole('group', { name: 'Selected items' });
const available = (item: string) => page.getByRole('switch', { name: `${item} available` });

describe('Selected items', () => {
  test('are marked unavailable with one request, which is announced once', async ({ app }) => {
    await openPanel(app);
    const writes = app.writes();
    await box('Tiramisù').click();
    await expect.element(bar().getByRole('status')).toHaveTextContent('1 item selected');
    await expect.element(all()).toHaveProperty('indeterminate', true);
    await all().click();
    await expect.element(bar().getByRole('status')).toHaveTextContent('3 items selected');
    await bar().getByRole('button', { name: 'Mark unavailable' }).click();
    await expect
      .element(page.getByRole('status').filter({ hasText: '3 items marked unavailable' }))
      .toHaveLength(1);
    await expect.element(available('Tiramisù')).not.toBeChecked();
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Desserts' })).toHaveFocus();
    expect(writes).toEqual([`PUT ${MENU}`]);
  });

  test('can be moved by keyboard', async ({ app }) => {
    await openPanel(app);
    await box('Affogato').focus();
    await keyboard.press(' ');
    await tabTo(button('Move to…'));
    await keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Entrees' }).press('Enter');
    await expect.element(page.getByText('1 item moved to Entrees')).toBeVisible();
    await expect.poll(() => names().texts()).toEqual(['Tiramisù', 'Panna cotta']);
    await button('Entrees 3 items').click();
    await expect
      .poll(() => names().texts())
      .toEqual(["Penne all'arrabbiata", 'Pizza Margherita', 'Affogato']);
  });

  test('stay selected when the list changes, until Escape clears the selection', async ({ app }) => {
    await openPanel(app);
    await box('Tiramisù').click();
    await button('Entrees 2 items').click();
    await box('Pizza Margherita').click();
    await expect.element(bar().getByRole('status')).toHaveTextContent('2 items selected, 1 not shown here');
    await keyboard.press('Escape');
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(box('Pizza Margherita')).not.toBeChecked();
  });

  test('are not available in a read-only menu', async ({ app }) => {
    await openPanel(app);
    await box('Tiramisù').click();
    await page.getByRole('switch', { name: 'Read-only' }).check();
    await expect.element(page.getByRole('tabpanel').getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(bar()).not.toBeInTheDocument();
  });
});
