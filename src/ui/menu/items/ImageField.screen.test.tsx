import { button, dialog, openPanel } from '#tests/support/screen/menuPanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

const MISSING = new URL('/no-such-image.png', location.href).href;
const IMAGE = new URL('/link-preview.jpg', location.href).href;
const FAILED = "This image can't be loaded. Check the URL.";

const form = () => dialog('New item in Desserts');
const field = () => form().getByLabelText('Image URL');
const preview = () => form().getByRole('img', { name: 'Image preview' });

describe('The image of a menu item', () => {
  test('is shown next to its field, even after another image failed to load', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    await field().fill(MISSING);
    await expect.element(field()).toHaveAccessibleDescription(FAILED);
    await field().fill(IMAGE);
    await expect.element(preview()).toBeVisible();
    await expect.element(preview()).toHaveAttribute('src', IMAGE);
    await expect.element(preview()).toHaveStyle({ opacity: '1' });
    expect((preview().element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
    await expect.element(field()).toHaveAccessibleDescription('The URL of a photo. Optional.');
    await expect.element(form().getByRole('status').filter({ hasText: FAILED })).not.toBeInTheDocument();
  });

  test('falls back to an initial of the same size when it cannot be loaded', async ({ app }) => {
    await openPanel(app);
    const thumbnail = page.getByRole('listitem').filter({ hasText: 'Tiramisù' }).css('[data-initial]');
    await expect.element(thumbnail.css('img')).not.toBeInTheDocument();
    await expect.element(thumbnail).toHaveAttribute('data-initial', 'T');
    const { width, height } = thumbnail.element().getBoundingClientRect();
    expect([width, height]).toEqual([40, 40]);
  });
});
