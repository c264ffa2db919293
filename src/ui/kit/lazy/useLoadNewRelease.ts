import { useCallback } from 'react';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { isPageServed } from './reloadIfServed.ts';
import { UnsavedWorkViewModel } from '../unsaved/UnsavedWorkViewModel.ts';
import { useTabStorage } from '../state/useTabStorage.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';

/** The session storage key of the release whose page was reloaded because code was missing. */
const KEY = 'releaseLeft';

/**
 * Returns a function to call when code is missing. The function reloads the page if there is another release
 * and no work is unsaved, at most once per release. Otherwise, the connection failed, and a reload could fail
 * too. The function resolves with whether the page reloads.
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

/** Returns whether the page on the server references this file. */
async function isInPage(file: string): Promise<boolean> {
  const page = await isPageServed();
  return !page.ok || (await page.text()).includes(file);
}
