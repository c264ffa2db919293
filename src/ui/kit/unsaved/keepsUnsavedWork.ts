/** Query parameters that only change how a page shows its content. */
export const viewParams = {
  day: 'day',
  outcome: 'outcome',
  text: 'search',
  call: 'call',
  callBacks: 'call-backs',
  part: 'part',
} as const;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns whether a navigation keeps unsaved work, because the navigation only changes what the page shows.
 * (see rule: unsaved changes)
 */
export const keepsUnsavedWork = (here: Address, there: Address): boolean =>
  here.pathname === there.pathname && otherParameters(here.search) === otherParameters(there.search);

function otherParameters(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(viewParams)) query.delete(name);
  return `${query}`;
}
