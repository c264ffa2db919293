import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useTabStorage } from '../kit/useTabStorage.ts';
import { clearReloadMark } from './chunkLoadError.ts';

/**
 * Whether the error was thrown by a script outside the app, such as analytics or an extension. Such errors
 * don't break the page. The first URL in the stack tells.
 */
function isForeign(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  const [origin] = reason.stack?.replace(reason.message, '').match(/[\w-]+:\/\/[^/\s)]+/) ?? [];
  return origin !== undefined && origin !== location.origin;
}

/** Clears the reload mark, and passes unhandled rejections of our own code to the error boundary. */
export function RethrowRejections() {
  const storage = useTabStorage();
  const [rejection, setRejection] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    const catchRejection = ({ reason }: PromiseRejectionEvent) => {
      if (!isForeign(reason)) setRejection({ reason });
    };
    addEventListener('unhandledrejection', catchRejection);
    return () => removeEventListener('unhandledrejection', catchRejection);
  }, []);
  useEffect(() => clearReloadMark(storage));
  if (rejection) throw rejection.reason;
  return <Outlet />;
}
