import { useHydrated } from '../kit/useHydrated.ts';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import type { SiteLinkProps } from './SiteLinks.tsx';
import { SiteNavigationViewModel, dashboardEntry, loginEntry } from './SiteNavigationViewModel.ts';

const hidden = { display: 'none' } as const;

/** No page knows its visitor when it is built: of the two the document shows one, as the head of the page marks it (deploy/head/headScript.ts). */
const prerenderedEntryLinks: readonly SiteLinkProps[] = [
  { ...loginEntry, sx: { 'html[data-signed-in] &': hidden } },
  { ...dashboardEntry, sx: { 'html:not([data-signed-in]) &': hidden } },
];

/** The link to the console; in the HTML of a built page and while that is taken over, both links, one of them hidden. */
export function useEntryLinks(): readonly SiteLinkProps[] {
  const { wayIn } = useSharedViewModel(SiteNavigationViewModel);
  return useHydrated() ? [wayIn] : prerenderedEntryLinks;
}
