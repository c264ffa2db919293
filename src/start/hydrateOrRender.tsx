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
 * Finds out what the document holds and gives the way to show the app in it: pages that were built as HTML go on living
 * as they are, once their code is there; HTML that is of no use at this address (`data-stale`, set before the first
 * paint) makes way; an empty document is filled.
 *
 * @param load fetches the code of the page
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
  // where the browser has told of no paint
  delete document.dataset['unpainted'];
  const release = root.hasChildNodes() ? queueInput() : undefined;
  const isThere = await didLoad(load);
  if (release && isThere) return (app) => hydrate(root, release, app);
  release?.();
  // at once, with what the first calls have brought: in slices, outlines would be laid out and painted before that
  return (app) => flushSync(() => createRoot(root).render(app));
}

/** In slices: a page that can be read already must not be held up in being scrolled and touched. */
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
  /** Lets events through to the app, and tells what was pressed before. */
  readonly release: () => readonly HTMLElement[];
  readonly children: ReactNode;
}

/**
 * The app in a page that was built; it hears of what happened before it was there. The page may have been read, and moved,
 * until this very moment: the router, which begins at the top, does not move it.
 */
function Hydrated({ root, release, children }: HydratedProps) {
  const top = useRef(0);
  // of the effects the only one that comes before the router's
  useInsertionEffect(() => {
    top.current = scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0) scrollTo(0, top.current);
  }, []);
  useEffect(() => {
    const pressed = release();
    // a form is sent with what was typed into it
    replayInput(root);
    for (const element of pressed) element.click();
  }, [root, release]);
  return children;
}

async function didLoad(load: () => Promise<void>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch (error) {
    // the router asks again, and shows what is the matter
    console.error(error);
    return false;
  }
}
