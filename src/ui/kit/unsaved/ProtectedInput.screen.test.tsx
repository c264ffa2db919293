import { onTestFinished } from 'vitest';
import { button, dialog, openPanel } from '#tests/support/screen/menuPanel.ts';
import { describe, expect, keyboard, mouse, page, test } from '#tests/support/screen/test.ts';

/** Drags a file over an element and drops it there. Returns the events. */
function drop(target: Element, transfer = new DataTransfer()): DragEvent[] {
  return ['dragover', 'drop'].map((type) => {
    const event = new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  });
}

function aFile(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['Pasta'], 'menu.csv', { type: 'text/csv' }));
  return transfer;
}

const arePrevented = (events: readonly DragEvent[]) => events.map(({ defaultPrevented }) => defaultPrevented);

// (rule: wheel over numbers)
test('The mouse wheel changes no focused number, which keeps focus and takes keys', async ({ app }) => {
  await openPanel(app);
  await button('New item').click();
  const price = dialog('New item in Desserts').getByLabelText('Price');
  await price.fill('12.00');
  await price.hover();
  let wheels = 0;
  const count = () => (wheels += 1);
  addEventListener('wheel', count);
  onTestFinished(() => removeEventListener('wheel', count));
  for (const pixels of [100, 100, -300]) await mouse.wheel(pixels);
  // the field ignores keys while a late one is handled
  await expect.poll(() => wheels).toBe(3);
  await expect.element(price).toHaveValue(12);
  await expect.element(price).toHaveFocus();
  await expect.element(price).not.toHaveAttribute('readonly');
  await keyboard.press('ArrowUp');
  await expect.element(price).toHaveValue(12.01);
});

// (rule: dropped files)
describe('A file dropped onto the page', () => {
  test('is not opened by the browser, wherever it falls', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const name = dialog('New item in Desserts').getByRole('textbox', { name: 'Name' });
    await expect.element(name).toBeVisible();
    for (const target of [document.body, name.element()]) {
      expect(arePrevented(drop(target, aFile()))).toEqual([true, true]);
    }
  });

  test('still reaches the file input, and dragged text its field', async ({ app }) => {
    await openPanel(app);
    await button('Import').click();
    await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
    const input = document.querySelector('input[type=file]');
    expect(input && arePrevented(drop(input, aFile()))).toEqual([false, false]);
    const text = new DataTransfer();
    text.setData('text/plain', 'Tiramisù');
    expect(arePrevented(drop(document.body, text))).toEqual([false, false]);
  });
});
