import { allPages } from '../app/pages.ts';
import { loadScreen } from '../app/screens.ts';
import type { LoadSlices } from '../kit/CompositionContext.ts';
import { loadDrawer } from './TopBar.tsx';

/** Milliseconds in which a page that was just opened may use line and processor for itself. */
const HEAD_START = 2000;

/** What a page opens when a connection may be lost already: the menu of a small screen, messages, and dialogs. */
const laterPages = [
  loadDrawer,
  () => import('../kit/toasts/Toast.tsx'),
  () => import('../kit/unsaved/LeaveDialog.tsx'),
  () => import('../restaurants/RestaurantDialogs.tsx'),
  () => import('../company/calls/TranscriptDrawer.tsx'),
];

/**
 * Fetches the code of the other pages, one after the other, while the browser has nothing else to do, so that going
 * there is instant.
 *
 * @returns ends it
 */
export function prefetchPages(bring: LoadSlices): (() => void) | undefined {
  // the development server bundles a page when it is asked for
  if (import.meta.env.DEV) return undefined;
  const leaving = new AbortController();
  const timer = setTimeout(() => void fetchAll(bring, leaving.signal), HEAD_START);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

async function fetchAll(bring: LoadSlices, signal: AbortSignal): Promise<void> {
  const pages = allPages
    .filter(({ frame }) => frame === 'console')
    .map((page) => () => Promise.all([loadScreen(page.screen), bring(page.slices ?? [])]));
  for (const load of [...laterPages, ...pages]) {
    await idleBrowser();
    if (signal.aborted) return;
    // a page that cannot be fetched now is asked for again, and its failure shown, when somebody goes there
    await load().catch(() => undefined);
  }
}

function idleBrowser(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((resolve) => void requestIdleCallback(resolve));
}
