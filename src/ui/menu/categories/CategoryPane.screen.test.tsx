import { enlargeText } from '#tests/support/screen/enlargeText.ts';
import { button, choose, dialog, question, categories, openPanel } from '#tests/support/screen/menuPanel.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('Categories', () => {
  test('fit their pane with 200% text size on a phone', async ({ app }) => {
    await openPanel(app);
    await page.viewport(360, 800);
    enlargeText();
    await expect.poll(() => getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect.element(button('Categories')).toBeVisible();
    const pane = page.getByRole('region', { name: 'Categories' }).element().getBoundingClientRect();
    expect(button('New category').element().getBoundingClientRect().right).toBeLessThanOrEqual(pane.right);
  });

  test('can be added, changed, and deleted', async ({ app }) => {
    await openPanel(app);
    await button('New category').click();
    const form = dialog('New category');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
    await form.getByLabelText('Name').fill('Soups');
    await form.getByLabelText('Display order').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByLabelText('Display order')).toHaveAccessibleDescription('Enter a number');
    await form.getByLabelText('Display order').fill('1.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Category added successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Soups', 'Entrees', 'Specials']);
    await expect.element(page.getByText('This category is empty.')).toBeVisible();
    await expect.element(button('Soups 0 items')).toHaveFocus();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Added Soups, position 2 of 4' }))
      .toHaveLength(1);

    await choose('Edit category', 'category Soups');
    await dialog('Edit Soups').getByLabelText('Name').fill('Soups of the day');
    await dialog('Edit Soups').getByRole('switch', { name: 'Active' }).uncheck();
    await dialog('Edit Soups').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Category updated successfully!')).toBeVisible();
    await expect.element(button('Soups of the day 0 items, inactive')).toBeVisible();

    await choose('Delete category', 'category Soups of the day');
    await expect
      .element(question())
      .toMatchTextContent('Are you sure you want to delete this category? All items will be removed.');
    stopClock();
    await question().getByRole('button', { name: 'Delete category' }).click();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Entrees', 'Specials']);
    await advanceClock(10_000);
    await expect.element(page.getByText('Category deleted successfully!')).toBeVisible();
    await expect.poll(() => categories().texts()).toEqual(['Desserts', 'Entrees', 'Specials']);
  });
});
