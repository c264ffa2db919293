import {
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queueInput, replayInput } from './queuedInput.ts';

/**
 * Returns a function that shows the app: it hydrates prerendered HTML once the page's code has loaded, and
 * replaces stale HTML (`data-stale`, set before the first paint) or an empty document.
 * @param load loads the code of the page
 */
export async function hydrateOrRender(
  root: HTMLElement,
  load: () => Promise<void>,
): Promise<(app: ReactNode) => void> {
  const document = root.ownerDocument.documentElement;
  if ('stale' in document.dataset) {
    root.replaceChildren();
    delete document.dataset['stale'];
  }
  // still set if the browser has not reported the first paint
  delete document.dataset['unpainted'];
  const release = root.hasChildNodes() ? queueInput() : undefined;
  const [isThere] = await Promise.all([didLoad(load), stylesLoaded(root.ownerDocument)]);
  if (release && isThere) return (app) => hydrate(root, release, app);
  release?.();
  // synchronously, with the preloaded responses: rendering in slices would paint skeletons first
  return (app) => flushSync(() => createRoot(root).render(app));
}

/** Hydrates in time slices, so the page can still scroll and respond to touch. */
function hydrate(root: HTMLElement, release: () => readonly HTMLElement[], app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated root={root} release={release}>
        {app}
      </Hydrated>,
    );
  });
}

interface HydratedProps {
  readonly root: HTMLElement;
  /** Stops queuing events and returns the queued clicks. */
  readonly release: () => readonly HTMLElement[];
  readonly children: ReactNode;
}

/**
 * The app in a prerendered page. Replays queued input and keeps the scroll position, which the router would
 * reset.
 */
function Hydrated({ root, release, children }: HydratedProps) {
  const top = useRef(0);
  // the only effect that runs before the router's
  useInsertionEffect(() => {
    top.current = scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0) scrollTo(0, top.current);
  }, []);
  useEffect(() => {
    const pressed = release();
    // submit a form only after its input is replayed
    replayInput(root);
    for (const element of pressed) element.click();
  }, [root, release]);
  return children;
}

/** Waits for style sheets in flight, so nothing shows without its styles. Ignores failed sheets. */
async function stylesLoaded({ head }: Document): Promise<void> {
  const sheets = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
  await Promise.all(
    sheets
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((resolve) => ['load', 'error'].forEach((end) => link.addEventListener(end, resolve))),
      ),
  );
}

async function didLoad(load: () => Promise<void>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    // the router retries and shows the error
    console.error(error);
    return false;
  }
}
