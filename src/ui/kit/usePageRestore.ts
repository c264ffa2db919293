import { useEffect } from 'react';

/** Calls when the browser brings the page back as it was left, with everything still in it. */
export function usePageRestore(returned: () => void): void {
  useEffect(() => {
    const tell = ({ persisted }: PageTransitionEvent) => persisted && returned();
    addEventListener('pageshow', tell);
    return () => removeEventListener('pageshow', tell);
  }, [returned]);
}
