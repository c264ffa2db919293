import { createContext, useContext } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** The location at start-up. */
export const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Returns whether the user came back to this history entry, which then looks as it was left. */
export function useIsReturnVisit(): boolean {
  const location = useLocation();
  const first = useContext(FirstLocationContext);
  // the first page of a visit has no key, even when returned to
  const isLeft = location.key !== 'default' || location !== first;
  return useNavigationType() === NavigationType.Pop && isLeft;
}
