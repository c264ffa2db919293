/** The names in an address that say only what of a page is shown: by their meaning. */
export const viewParams = { day: 'day', outcome: 'outcome', text: 'search', call: 'call' } as const;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether who goes from here to there stays on the page and merely has something else of it in sight: whatever is not saved
 * stays where it is. (see rule: unsaved changes)
 */
export const keepsUnsavedWork = (here: Address, there: Address): boolean =>
  here.pathname === there.pathname && whatElse(here.search) === whatElse(there.search);

function whatElse(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(viewParams)) query.delete(name);
  return `${query}`;
}
