import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { historyEntryKey } from './useScrollRestoration.ts';

/** By the place in the history and the name of a list. */
const sizes = new Map<string, VirtualItem[]>();

/**
 * How high the rows of a list were when somebody left it who comes back: guessed anew, what they read would lie elsewhere.
 * `keep` is to be called as the list goes.
 */
export function useRestoredRowSizes(name: string) {
  const place = `${historyEntryKey(useLocation())} ${name}`;
  const keep = useCallback(
    (list: Virtualizer<Window, Element>) => void sizes.set(place, list.takeSnapshot()),
    [place],
  );
  return { initialMeasurementsCache: sizes.get(place) ?? [], keep };
}
