import { isPageServed } from './reloadIfServed.ts';
import type { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';

/** Session storage key of the release that reloaded itself because of missing code. */
const KEY = 'releaseLeft';

/**
 * Handles missing code: reloads the page if there is another release and nothing unsaved would be lost.
 * Each release reloads only once. Without another release, the connection is bad, and the page stays
 * because a reload could fail.
 * @returns whether the page reloads
 */
export async function loadNewRelease(unsaved: Pick<UnsavedWorkViewModel, 'any'>): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!entry || unsaved.any || sessionStorage.getItem(KEY) === entry) return false;
  const isCurrent = await isInPage(entry).catch(() => true);
  if (isCurrent || unsaved.any) return false;
  sessionStorage.setItem(KEY, entry);
  location.reload();
  return true;
}

/** Returns whether the currently served page contains this file. */
async function isInPage(file: string): Promise<boolean> {
  const page = await isPageServed();
  return !page.ok || (await page.text()).includes(file);
}
