import { consolePages } from '../app/consolePages.ts';
import { loadLeaveDialog } from '../kit/unsaved/loadLeaveDialog.ts';

/** Fetches the code of the other pages while the browser has nothing else to do, so that going there is instant. */
export function prefetchPages(): (() => void) | undefined {
  // hundreds of modules there, each a request of its own
  if (import.meta.env.DEV) return undefined;
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchAll, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(handle);
}

/** What a page opens when a connection may be lost already: messages, and dialogs with something typed in them. */
const openedLater = [
  () => import('../kit/toasts/Toast.tsx'),
  loadLeaveDialog,
  () => import('../restaurants/RestaurantDialogs.tsx'),
];

function fetchAll(): void {
  for (const load of [...consolePages.map((page) => page.load), ...openedLater]) load().catch(keepForLater);
}

/** A page that cannot be fetched now is asked for again, and its failure shown, when somebody goes there. */
function keepForLater() {}
