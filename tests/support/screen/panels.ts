import { page } from 'vitest/browser';
import { expect } from 'vitest';

/** Where the panels of a restaurant's agent are. */
export const panels = page.getByRole('region', { name: 'Voice AI Management' });

/** Brings the panels into sight, which are loaded by that. What is above them may push them away again meanwhile. */
export async function reachPanels(): Promise<void> {
  const isThere = () => {
    panels.query()?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return panels.getByRole('tab').length > 0;
  };
  await expect.poll(isThere).toBe(true);
}
