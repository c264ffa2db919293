import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { useHistoryEntryKey } from './useScrollRestoration.ts';

/** By history entry and list name. */
const sizes = new Map<string, VirtualItem[]>();

/**
 * Row heights of a list as the user left it, so the scroll position is right on return. Call `keep` when
 * the list unmounts.
 */
export function useRestoredRowSizes(name: string) {
  const place = `${useHistoryEntryKey()} ${name}`;
  const keep = useCallback(
    (list: Virtualizer<Window, Element>) => void sizes.set(place, list.takeSnapshot()),
    [place],
  );
  return { initialMeasurementsCache: sizes.get(place) ?? [], keep };
}
