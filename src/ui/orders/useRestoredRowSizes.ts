import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { useHistoryEntryKey } from '../kit/browser/useScrollRestoration.ts';
import { BoundedMap } from '../kit/state/BoundedMap.ts';
import { useTabStorage } from '../kit/state/useTabStorage.ts';

/** The session storage key of the list and its row heights before a reload. */
const KEY = 'rowSizesLeft';

/** Row heights by history entry and list name. */
const sizes = new BoundedMap<string, VirtualItem[]>();

/**
 * Remembers the row heights of a list, so that the scroll position is right on return and after a reload. Run
 * `keep` as an effect.
 */
export function useRestoredRowSizes(name: string) {
  const storage = useTabStorage();
  const place = `${useHistoryEntryKey()} ${name}`;
  const [initialMeasurementsCache] = useState(() => sizes.get(place) ?? sizesBeforeReload(storage, place));
  const keep = useCallback(
    (list: Virtualizer<Window, Element>) => {
      const store = () => storage.write(KEY, JSON.stringify([place, list.takeSnapshot()]));
      addEventListener('pagehide', store);
      return () => {
        removeEventListener('pagehide', store);
        sizes.set(place, list.takeSnapshot());
      };
    },
    [place, storage],
  );
  return { initialMeasurementsCache, keep };
}

function sizesBeforeReload(storage: TabStorage, place: string): VirtualItem[] {
  try {
    const [stored, items] = JSON.parse(storage.read(KEY) ?? '[]') as [string?, VirtualItem[]?];
    return stored === place ? (items ?? []) : [];
  } catch {
    // the stored value is not valid JSON
    return [];
  }
}
