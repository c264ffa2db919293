import { button, group, openBuilder } from '#tests/support/screen/instructionsPanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

describe('The stages of a conversation', () => {
  const stages = ['Greeting', 'Order taking', 'Order confirmation', 'Closing'];

  test('have readable names, in a row at 1280 px and in a column on narrower screens', async ({ app }) => {
    await openBuilder(app);
    const tops = () =>
      stages.map(
        (name) =>
          button(new RegExp(`^\\d?${name}`))
            .element()
            .getBoundingClientRect().y,
      );
    await page.viewport(1280, 800);
    await expect.poll(() => new Set(tops()).size).toBe(1);
    await page.viewport(768, 800);
    await expect.poll(() => new Set(tops()).size).toBe(4);
  });

  test('open by keyboard, one at a time', async ({ app }) => {
    await openBuilder(app);
    await expect.element(group('Greeting')).toBeVisible();
    await button(/Closing/).press('Enter');
    await expect.element(group('Closing')).toBeVisible();
    await expect.element(group('Greeting')).not.toBeInTheDocument();
  });
});
