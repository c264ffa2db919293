import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether this is a place in the history that the person comes back to: it is shown as it was left. */
export function useIsReturn(): boolean {
  const { key } = useLocation();
  // the page with which a visit begins has no key of its own
  return useNavigationType() === NavigationType.Pop && key !== 'default';
}
