import type { Frame, Page } from '@playwright/test';

/** The pixels around the focused element that may contain its focus ring. */
const RING = 8;

/** Whether the focused element has a visible focus style. Keeps the focus. */
export async function focusShows(page: Page, frame: Frame): Promise<boolean> {
  const focused = await frame.locator(':focus').elementHandle();
  const area = await focused?.evaluateHandle(pressedFor);
  const box = await area?.asElement()?.boundingBox();
  if (!focused || !box) throw new Error('Nothing has the focus');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, box.x - RING);
  const top = Math.max(0, box.y - RING);
  const clip = {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width + RING) - left,
    height: Math.min(height, box.y + box.height + RING) - top,
  };
  const withFocus = await page.screenshot({ clip, animations: 'disabled' });
  await focused.evaluate((element) => (element as HTMLElement).blur());
  const without = await page.screenshot({ clip, animations: 'disabled' });
  await focused.focus();
  return !withFocus.equals(without);
}

/** Returns the clickable area of an element: for a card's only link the card, for a choice its label. */
function pressedFor(element: HTMLElement | SVGElement): Element {
  const label = element.closest('label');
  if (label) return label;
  const liesOverMore = getComputedStyle(element, '::after').position === 'absolute';
  return (liesOverMore && 'offsetParent' in element ? element.offsetParent : undefined) ?? element;
}

/** Returns the focused element's name, for failure messages. */
export const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
