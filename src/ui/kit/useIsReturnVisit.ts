import { createContext, useContext } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Where the app was when it began. */
export const FirstLocationContext = createContext<Location | undefined>(undefined);

/** Whether this is a place in the history that the person comes back to: it is shown as it was left. */
export function useIsReturnVisit(): boolean {
  const location = useLocation();
  const first = useContext(FirstLocationContext);
  // the page with which a visit begins has no key of its own, also when it is come back to
  const isLeft = location.key !== 'default' || location !== first;
  return useNavigationType() === NavigationType.Pop && isLeft;
}
