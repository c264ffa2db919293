import { button, openBuilder, save, situation } from '#tests/support/screen/instructionsPanel.ts';
import { describe, expect, test } from '#tests/support/screen/test.ts';

describe('A special situation', () => {
  test('stays open while incomplete', async ({ app }) => {
    await openBuilder(app);
    await button('Add situation').click();
    const added = situation(3).getByRole('button', { name: /^New situation/ });
    await added.click();
    await expect.element(added).toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(situation(3).getByLabelText('Trigger'))
      .toHaveAccessibleDescription('Enter a trigger');
    await save.click();
    await expect.element(situation(3).getByLabelText('Trigger')).toHaveFocus();
  });

  test('can be restored after a removal', async ({ app }) => {
    await openBuilder(app);
    await button(/^Food allergy/).click();
    await button('Remove situation 2').click();
    await expect.element(situation(2)).not.toBeInTheDocument();
    await button('Undo').press('Enter');
    await expect.element(situation(2)).toMatchTextContent('Food allergy');
  });
});
