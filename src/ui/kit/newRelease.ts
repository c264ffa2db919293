import { isPageServed } from './servedPage.ts';
import type { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';

/** Where the storage of the tab has the release whose page has loaded itself anew for want of a part. */
const KEY = 'releaseLeft';

/**
 * For a part of the page whose code did not arrive: loads the page anew when there is another release than the one that it is
 * of, as then the code is gone, and when nothing is lost by it. A release does so once, whatever comes then. Otherwise the line
 * is bad, and a page that would not come again stays.
 * @returns whether the page goes
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

/** Whether the page, as it is served now, has this file. */
async function isInPage(file: string): Promise<boolean> {
  const page = await isPageServed();
  return !page.ok || (await page.text()).includes(file);
}
