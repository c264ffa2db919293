import { useHydrated } from '../kit/browser/useHydrated.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import type { SiteLinkProps } from './SiteLinks.tsx';
import { SiteNavigationViewModel, dashboardEntry, loginEntry } from './SiteNavigationViewModel.ts';

const hidden = { display: 'none' } as const;

/**
 * Prerendered pages don't know their visitor: they contain both links, and the head script hides one
 * (deploy/head/headScript.ts).
 */
const prerenderedEntryLinks: readonly SiteLinkProps[] = [
  { ...loginEntry, sx: { 'html[data-signed-in] &': hidden } },
  { ...dashboardEntry, sx: { 'html:not([data-signed-in]) &': hidden } },
];

/** Returns the link to the console. Prerendered HTML contains both variants, one hidden, until hydrated. */
export function useEntryLinks(): readonly SiteLinkProps[] {
  const { wayIn } = useSharedViewModel(SiteNavigationViewModel);
  return useHydrated() ? [wayIn] : prerenderedEntryLinks;
}
