import { page } from 'vitest/browser';
import { expect } from 'vitest';

export const panels = page.getByRole('region', { name: 'Voice AI Management' });

/** Scrolls to the panels, which load when near the viewport and move while content above loads. */
export async function reachPanels(): Promise<void> {
  const isThere = () => {
    panels.query()?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return panels.getByRole('tab').length > 0;
  };
  await expect.poll(isThere).toBe(true);
}
