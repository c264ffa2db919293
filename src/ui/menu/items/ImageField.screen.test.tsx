import { button, choose, dialog, openPanel } from '#tests/support/screen/menuPanel.ts';
import { advanceClock, stopClock } from '#tests/support/screen/clock.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

/** An image that the test page serves. */
const IMAGE = new URL('../../../../public/favicon.svg', import.meta.url).href;
const MISSING = new URL('/no-such-image.png', location.href).href;
const FAILED = "This image can't be loaded. Check the address.";

const form = () => dialog('New item in Desserts');
const field = () => form().getByLabelText('Image URL');
const preview = () => form().getByRole('img', { name: 'Image preview' });

describe('The image of a menu item', () => {
  test('is shown in the form once it is loaded', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    await field().fill(IMAGE);
    await expect.element(preview()).toBeVisible();
    await expect.element(field()).toHaveAccessibleDescription('The web address of a photo. Optional.');
  });

  test('that cannot be loaded is reported at its field, and can be saved', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    await form().getByLabelText('Name').fill('Tart');
    await form().getByLabelText('Price').fill('8');
    await form().getByLabelText('Description').fill('Lemon');
    await field().fill(MISSING);
    await expect.element(field()).toHaveAccessibleDescription(FAILED);
    await expect.element(form().getByRole('status').filter({ hasText: FAILED })).toHaveLength(1);
    await expect.element(preview()).not.toBeInTheDocument();
    await field().fill(IMAGE);
    await expect.element(preview()).toBeVisible();
    await field().fill(MISSING);
    await expect.element(field()).toHaveAccessibleDescription(FAILED);
    await form().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Menu item added successfully!')).toBeVisible();
  });

  test('is requested after a pause in typing', async ({ app }) => {
    await openPanel(app);
    stopClock();
    await button('New item').click();
    await advanceClock(1000);
    await field().fill(MISSING);
    await advanceClock(499);
    expect(form().css('img').length).toBe(0);
    await advanceClock(1);
    await expect.element(field()).toHaveAccessibleDescription(FAILED);
  });

  test('is a small picture in its row, and an initial without one', async ({ app }) => {
    await openPanel(app);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await choose('Edit', 'Panna cotta');
    await dialog('Edit Panna cotta').getByLabelText('Image URL').fill(IMAGE);
    await dialog('Edit Panna cotta').getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Panna cotta').css('.thumbnail img')).toHaveAttribute('loading', 'lazy');
    const { width, height } = row('Panna cotta').css('.thumbnail').element().getBoundingClientRect();
    expect([width, height]).toEqual([40, 40]);
    await expect.element(row('Panna cotta').css('.thumbnail img')).toHaveAttribute('alt', '');
    // its host does not answer
    await expect.element(row('Tiramisù').css('.thumbnail img')).not.toBeInTheDocument();
    await expect.element(row('Tiramisù').css('.thumbnail')).toHaveAttribute('data-initial', 'T');
  });
});
