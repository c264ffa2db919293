import { useCallback } from 'react';
import { WORKSPACE_HEAD } from '../../voiceAi/workspaceEdges.ts';

/**
 * For what stays beside a list that scrolls by: the ref keeps in `--pinned-at` where on the window. What is higher than the
 * window scrolls with the page to its end, and stays by that, so that it needs no scroller of its own.
 */
export function usePinned() {
  return useCallback((element: HTMLElement) => {
    const pin = () =>
      element.style.setProperty(
        '--pinned-at',
        `min(${WORKSPACE_HEAD + 8}px, calc(100dvh - ${element.offsetHeight + 16}px))`,
      );
    const growth = new ResizeObserver(pin);
    growth.observe(element);
    return () => growth.disconnect();
  }, []);
}
