import { button, dialog, openPanel } from '#tests/support/screen/menuPanel.ts';
import { describe, expect, page, test } from '#tests/support/screen/test.ts';

/** Drags a file over an element and drops it there. Returns the drag events. */
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

// (rule: dropped files)
describe('A file dropped onto the page', () => {
  test('is not opened by the browser, wherever the user drops it', async ({ app }) => {
    await openPanel(app);
    await button('New item').click();
    const name = dialog('New item in Desserts').getByRole('textbox', { name: 'Name' });
    await expect.element(name).toBeVisible();
    for (const target of [document.body, name.element()]) {
      expect(arePrevented(drop(target, aFile()))).toEqual([true, true]);
    }
  });

  test('reaches a file input, and dragged text reaches its field', async ({ app }) => {
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
