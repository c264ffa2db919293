import { useEffect, useState } from 'react';

/** Returns whether a delay has passed since the component mounted. */
export function useDelayElapsed(delay: number): boolean {
  const [passed, setPassed] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}
