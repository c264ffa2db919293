import { useEffect } from 'react';
import { logBug } from '../kit/state/logFailure.ts';

/**
 * Logs unhandled rejections without replacing the page. Most come from extensions, and a rejection doesn't
 * say which part of the page it belongs to.
 */
export function LogRejections() {
  useEffect(() => {
    const log = ({ reason }: PromiseRejectionEvent) => logBug(reason);
    addEventListener('unhandledrejection', log);
    return () => removeEventListener('unhandledrejection', log);
  }, []);
  return null;
}
