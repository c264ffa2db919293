import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { repeatEarlyInput } from './earlyInput.ts';
import { loadPage } from '#ui/app/routes.tsx';

/**
 * Finds out what the document holds and gives the way to show the app in it: pages that were built as HTML go on living
 * as they are, once their code is there; HTML that is of no use at this address (`data-stale`, set before the first
 * paint) makes way; an empty document is filled.
 */
export async function takeOver(root: HTMLElement): Promise<(app: ReactNode) => void> {
  const document = root.ownerDocument.documentElement;
  if ('stale' in document.dataset) {
    root.replaceChildren();
    delete document.dataset['stale'];
  }
  const isBuilt = root.hasChildNodes() && (await hasLoaded());
  return (app) => {
    // in slices: a page that can be read already must not be held up in being scrolled and touched
    if (isBuilt) startTransition(() => void hydrateRoot(root, <TakenOver root={root}>{app}</TakenOver>));
    else createRoot(root).render(app);
  };
}

interface TakenOverProps {
  readonly root: HTMLElement;
  readonly children: ReactNode;
}

/** The app in a page that was built; it hears of what happened before it was there. */
function TakenOver({ root, children }: TakenOverProps) {
  useEffect(() => repeatEarlyInput(root), [root]);
  return children;
}

async function hasLoaded(): Promise<boolean> {
  try {
    await loadPage(location);
    return true;
  } catch (error) {
    // the router asks again, and shows what is the matter
    console.error(error);
    return false;
  }
}
