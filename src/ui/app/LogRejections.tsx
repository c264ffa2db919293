import { useEffect } from 'react';
import { logBug } from '../kit/state/logFailure.ts';

/**
 * Logs unhandled rejections, which never replace a page. Most are not ours, such as those of extensions, and
 * none tells which part of the page it belongs to.
 */
export function LogRejections() {
  useEffect(() => {
    const log = ({ reason }: PromiseRejectionEvent) => logBug(reason);
    addEventListener('unhandledrejection', log);
    return () => removeEventListener('unhandledrejection', log);
  }, []);
  return null;
}
