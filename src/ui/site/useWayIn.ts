import { useHydrated } from '../kit/useHydrated.ts';
import { useShared } from '../kit/useViewModel.ts';
import { SiteNavigationViewModel, toLogin } from './SiteNavigationViewModel.ts';

/** The link to the console: Dashboard for who is signed in, which no page knows when it is built. */
export function useWayIn() {
  const { wayIn } = useShared(SiteNavigationViewModel);
  return useHydrated() ? wayIn : toLogin;
}
