import { useCallback } from 'react';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { isPageServed } from './reloadIfServed.ts';
import { UnsavedWorkViewModel } from '../unsaved/UnsavedWorkViewModel.ts';
import { useTabStorage } from '../state/useTabStorage.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';

/** Tab storage key of the release that reloaded itself because of missing code. */
const KEY = 'releaseLeft';

/**
 * Returns a function that handles missing code. It reloads the page if there is another release and nothing
 * unsaved would be lost, and resolves with whether the page reloads. Each release reloads only once. Without
 * another release, the connection is bad, and the page stays because a reload could fail.
 */
export function useLoadNewRelease(): () => Promise<boolean> {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const storage = useTabStorage();
  return useCallback(() => loadNewRelease(unsaved, storage), [unsaved, storage]);
}

async function loadNewRelease(
  unsaved: Pick<UnsavedWorkViewModel, 'isUnfinished'>,
  storage: TabStorage,
): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!entry || unsaved.isUnfinished || storage.read(KEY) === entry) return false;
  const isCurrent = await isInPage(entry).catch(() => true);
  if (isCurrent || unsaved.isUnfinished) return false;
  storage.write(KEY, entry);
  location.reload();
  return true;
}

/** Returns whether the currently served page contains this file. */
async function isInPage(file: string): Promise<boolean> {
  const page = await isPageServed();
  return !page.ok || (await page.text()).includes(file);
}
