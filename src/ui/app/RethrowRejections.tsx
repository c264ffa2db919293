import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { clearReloadMark } from './chunkLoadError.ts';

/**
 * Whether a script threw it that is not the app's, such as one that counts visits or an extension's: the page is none the worse.
 * The first address of its stack says whose script that was.
 */
function isForeign(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const [origin] = reason.stack?.replace(reason.message, '').match(/[\w-]+:\/\/[^/\s)]+/) ?? [];
  return origin !== undefined && origin !== location.origin;
}

/** Notes that the page is there. Brings a bug in asynchronous work to the error boundary around the page, where one in rendering goes as well. */
export function RethrowRejections() {
  const [rejection, setRejection] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    const catchRejection = ({ reason }: PromiseRejectionEvent) => {
      if (!isForeign(reason)) setRejection({ reason });
    };
    addEventListener('unhandledrejection', catchRejection);
    return () => removeEventListener('unhandledrejection', catchRejection);
  }, []);
  useEffect(clearReloadMark);
  if (rejection) throw rejection.reason;
  return <Outlet />;
}
