import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the component appeared. */
export function useDelayElapsed(delay: number): boolean {
  const [passed, setPassed] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}
