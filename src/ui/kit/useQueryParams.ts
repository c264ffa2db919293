import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** A query with these values in it, or without those that are undefined or empty; whatever else it says stays. */
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
 * What somebody looks for. The address keeps it, so that it can be kept and shared. The text that is being typed goes ahead of
 * the address, which follows a moment later by being replaced; whatever else changes the address brings another text.
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
  // what was left does not come back with the next change of the address
  if (typed && !isOurs) setTyped(undefined);
  const query = new URLSearchParams(search);
  const sought = { ...read(query), ...(isOurs && { text: typed.text }) };
  const ask = (change: Partial<Sought>) => {
    // only what was typed goes ahead: another choice must not put a text back that is not told yet
    if (change.text !== undefined) setTyped({ text: change.text, visit });
    const after = withQueryValues(query, write({ ...sought, ...change }));
    void navigate({ search: `${after}`, hash }, { replace: true, preventScrollReset: true });
  };
  return { ...sought, ask };
}
