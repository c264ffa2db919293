import { button, form, openBuilder, priority, row, words } from '#tests/support/screen/instructionsPanel.ts';
import { describe, expect, keyboard, test } from '#tests/support/screen/test.ts';

describe('Core instructions', () => {
  test('are numbered, and a new one is last, active, and focused', async ({ app }) => {
    await openBuilder(app);
    await expect.element(priority(1)).toHaveValue('1');
    await expect.element(priority(3)).toHaveValue('3');
    await button('Add instruction').click();
    await expect.element(words(row(4))).toHaveFocus();
    await expect.element(priority(4)).toHaveValue('4');
    await expect.element(row(4).getByRole('switch', { name: 'Active' })).toBeChecked();
  });

  test('can be moved by keyboard, keep focus, and announce their position', async ({ app }) => {
    await openBuilder(app);
    const { value: first } = words(row(1)).element() as HTMLTextAreaElement;
    await button('Move instruction 1 down').press('Enter');
    await expect.element(words(row(2))).toHaveValue(first);
    await expect
      .element(form.getByRole('status').filter({ hasText: 'Moved to position 2 of 3' }))
      .toHaveLength(1);
    await expect.element(button('Move instruction 2 down')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(words(row(3))).toHaveValue(first);
    await expect.element(priority(3)).toHaveValue('3');
    await expect.element(button('Move instruction 3 down')).toHaveAttribute('aria-disabled', 'true');
    await keyboard.press('Enter');
    await expect.element(words(row(3))).toHaveValue(first);
  });

  test('can be restored after a removal', async ({ app }) => {
    await openBuilder(app);
    await words(row(2)).fill('Typed by hand');
    await button('Remove instruction 2').click();
    await expect.element(form.getByText('Removed: Typed by hand')).toBeVisible();
    await expect.element(button('Undo')).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(words(row(2))).toHaveValue('Typed by hand');
    await expect.element(words(row(2))).toHaveFocus();
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });
});
