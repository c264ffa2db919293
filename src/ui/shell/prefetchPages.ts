import { allPages } from '../navigation/pages.ts';
import { loadScreen } from '../navigation/loadScreen.ts';
import type { LoadSlices } from '../kit/state/CompositionContext.ts';
import { loadNavigationDrawer } from './MobileNavigation.tsx';

/** Delay before prefetching, in milliseconds. The newly opened page needs the network and CPU first. */
const PREFETCH_DELAY_MS = 2000;

/** Loads code that the user may need after the connection is lost: the menu, toasts, and dialogs. */
const laterPages = [
  loadNavigationDrawer,
  () => import('../kit/toasts/ToastStack.tsx'),
  () => import('../kit/unsaved/LeaveDialog.tsx'),
  () => import('../restaurants/RestaurantDialogs.tsx'),
  () => import('../restaurants/RestaurantActionItems.tsx'),
  () => import('../calls/TranscriptDrawer.tsx'),
];

/**
 * Prefetches the code of other pages, one at a time, while the browser is idle.
 * @returns a function that stops prefetching
 */
export function prefetchPages(loadSlices: LoadSlices): (() => void) | undefined {
  // the development server bundles pages on demand
  if (import.meta.env.DEV) return undefined;
  const leaving = new AbortController();
  const timer = setTimeout(() => void fetchAll(loadSlices, leaving.signal), PREFETCH_DELAY_MS);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

async function fetchAll(loadSlices: LoadSlices, signal: AbortSignal): Promise<void> {
  const pages = allPages
    .filter(({ frame }) => frame === 'console')
    .map((page) => () => Promise.all([loadScreen(page.screen), loadSlices(page.slices ?? [])]));
  for (const load of [...laterPages, ...pages]) {
    await idleBrowser();
    if (signal.aborted) return;
    // if prefetching fails, opening the page requests its code again and shows the failure
    await load().catch(() => undefined);
  }
}

function idleBrowser(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((resolve) => void requestIdleCallback(resolve));
}
