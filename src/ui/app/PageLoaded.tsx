import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useTabStorage } from '../kit/state/useTabStorage.ts';
import { clearReloadMark } from './chunkLoadError.ts';

/** Clears the mark of an automatic reload once a page has loaded. */
export function PageLoaded() {
  const storage = useTabStorage();
  useEffect(() => clearReloadMark(storage));
  return <Outlet />;
}
