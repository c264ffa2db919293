import { createContext, useContext } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** The location at which the app started. */
export const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Returns whether the user returned to this history entry with Back or Forward, so its view state is restored. */
export function useIsReturnVisit(): boolean {
  const location = useLocation();
  const first = useContext(FirstLocationContext);
  // the first page of a visit always has the key 'default', so compare its location with the one at start-up
  const isLeft = location.key !== 'default' || location !== first;
  return useNavigationType() === NavigationType.Pop && isLeft;
}
