import { useHydrated } from '../kit/useHydrated.ts';
import { useShared } from '../kit/useViewModel.ts';
import type { SiteLinkProps } from './SiteLinks.tsx';
import { SiteNavigationViewModel, toDashboard, toLogin } from './SiteNavigationViewModel.ts';

const hidden = { display: 'none' } as const;

/** No page knows its visitor when it is built: of the two the document shows one, as the head of the page marks it (deploy/head/headScript.ts). */
const builtWaysIn: readonly SiteLinkProps[] = [
  { ...toLogin, sx: { 'html[data-signed-in] &': hidden } },
  { ...toDashboard, sx: { 'html:not([data-signed-in]) &': hidden } },
];

/** The link to the console; in the HTML of a built page and while that is taken over, both links, one of them hidden. */
export function useWaysIn(): readonly SiteLinkProps[] {
  const { wayIn } = useShared(SiteNavigationViewModel);
  return useHydrated() ? [wayIn] : builtWaysIn;
}
