import { reloadIfServed } from '../kit/servedPage.ts';

/** The code of a page did not arrive: the line is bad, or a new release has taken it away. */
export class MissingCode extends Error {}

/** Where the storage of the tab has the address that was loaded anew for want of its code. */
const KEY = 'loadedAnew';

/** Whether it has been tried at this address to load the page anew. */
export const wasLoadedAnew = (): boolean => sessionStorage.getItem(KEY) === location.href;

/** Loads the page anew, unless it cannot be had. @returns whether it goes */
export const loadAnew = (): Promise<boolean> =>
  reloadIfServed(() => sessionStorage.setItem(KEY, location.href));

/** The page is there: the next release may take its code away again. */
export const hasLoaded = (): void => sessionStorage.removeItem(KEY);
