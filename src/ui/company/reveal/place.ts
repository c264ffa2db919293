import { createContext, useContext, useLayoutEffect } from 'react';

/** Where a part stands among those that appear in order; to be read in an observer, as it changes. */
export interface Place {
  /** Whether a person can see the part. */
  readonly isShown: boolean;
  /** What stands below is shown already and would move. */
  readonly isLate: boolean;
  /** Lets the next part appear: this one has its final height, or may take it now. */
  arrive(): void;
}

const nowhere: Place = { isShown: true, isLate: false, arrive: () => undefined };

export const PlaceContext = createContext(nowhere);

export const usePlace = () => useContext(PlaceContext);

/** For a part whose height is final, when `arrives` says so: lets the next one appear. */
export function useArrival(arrives = true): void {
  const place = usePlace();
  // before the paint, so that both appear in one
  useLayoutEffect(() => {
    if (arrives) place.arrive();
  }, [arrives, place]);
}
