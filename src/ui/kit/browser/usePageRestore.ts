import { useEffect } from 'react';

/** Runs a callback when the browser restores the page from the back/forward cache. */
export function usePageRestore(returned: () => void): void {
  useEffect(() => {
    const tell = ({ persisted }: PageTransitionEvent) => persisted && returned();
    addEventListener('pageshow', tell);
    return () => removeEventListener('pageshow', tell);
  }, [returned]);
}
