import { servedPage } from '../kit/servedPage.ts';

/** The code of a page did not arrive: the line is bad, or a new release has taken it away. */
export class MissingCode extends Error {}

/** Where the storage of the tab has the address that was loaded anew for want of its code. */
const KEY = 'loadedAnew';

/** Whether it has been tried at this address to load the page anew. */
export const wasLoadedAnew = (): boolean => sessionStorage.getItem(KEY) === location.href;

/**
 * Loads the page anew, if it can be had: with it comes the list of files that are there now. A page that cannot be had stays,
 * as the browser would put one of its own in its place.
 * @returns whether it goes
 */
export async function loadAnew(): Promise<boolean> {
  const isServed = await servedPage().then(
    () => true,
    () => false,
  );
  if (!isServed) return false;
  sessionStorage.setItem(KEY, location.href);
  location.reload();
  return true;
}

/** The page is there: the next release may take its code away again. */
export const hasLoaded = (): void => sessionStorage.removeItem(KEY);
