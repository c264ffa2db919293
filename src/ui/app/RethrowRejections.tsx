import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { hasLoaded } from './missingCode.ts';

/** Notes that the page is there. Brings a bug in asynchronous work to the error boundary around the page, where one in rendering goes as well. */
export function RethrowRejections() {
  const [rejection, setRejection] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    const catchRejection = ({ reason }: PromiseRejectionEvent) => setRejection({ reason });
    addEventListener('unhandledrejection', catchRejection);
    return () => removeEventListener('unhandledrejection', catchRejection);
  }, []);
  useEffect(hasLoaded);
  if (rejection) throw rejection.reason;
  return <Outlet />;
}
