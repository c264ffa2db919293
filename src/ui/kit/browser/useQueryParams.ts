import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Sets values in a query and removes undefined or empty ones. Other parameters don't change. */
export function withQueryValues(
  query: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
) {
  const after = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}

/**
 * Keeps search and filter values in the URL, so that users can bookmark and share them. Shows typed text
 * immediately and replaces the URL shortly after. A navigation discards typed text.
 */
export function useQueryParams<Sought extends { readonly text: string }>(
  read: (query: URLSearchParams) => Sought,
  write: (sought: Sought) => Readonly<Record<string, string | undefined>>,
): Sought & { readonly ask: (change: Partial<Sought>) => void } {
  const { key: visit, search, hash } = useLocation();
  const arrivedBy = useNavigationType();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<{ readonly text: string; readonly visit: string }>();
  const isOurs = typed && (typed.visit === visit || arrivedBy === NavigationType.Replace);
  // text discarded by a navigation must not reappear after the next one
  if (typed && !isOurs) setTyped(undefined);
  const query = new URLSearchParams(search);
  const sought = { ...read(query), ...(isOurs && { text: typed.text }) };
  const ask = (change: Partial<Sought>) => {
    // stores only typed text, which is ahead of the URL; a filter change must not restore discarded text
    if (change.text !== undefined) setTyped({ text: change.text, visit });
    const after = withQueryValues(query, write({ ...sought, ...change }));
    void navigate({ search: `${after}`, hash }, { replace: true, preventScrollReset: true });
  };
  return { ...sought, ask };
}
