import { createContext, useContext, useLayoutEffect } from 'react';

/** Where a part stands among those that appear in order. */
interface Place {
  readonly shown: boolean;
  /** What stands below is shown already and would move. */
  readonly late: boolean;
  readonly arrive: () => void;
}

export const PlaceContext = createContext<Place>({ shown: true, late: false, arrive: () => undefined });

/** Whether a person can see the part that asks. */
export const useShown = () => useContext(PlaceContext).shown;

/** Says when the part that asks has its final height, which lets the next part appear. */
export function useArrival(hasHeight: boolean) {
  const { shown, late, arrive } = useContext(PlaceContext);
  const arrives = hasHeight && !late;
  // before the paint, so that both appear in one
  useLayoutEffect(() => {
    if (arrives) arrive();
  }, [arrives, arrive]);
  return { shown, held: hasHeight && late, release: arrive };
}
