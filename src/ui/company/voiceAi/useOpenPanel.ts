import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { panels } from './panels.ts';

const PARAMETER = 'panel';

/** Which panel is open, and the way to open another or none; it stands in the address of the page. */
export function useOpenPanel() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(PARAMETER);
  const open = panels.find(({ id }) => id === asked);
  const setOpen = useCallback(
    (id: string | undefined) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, id);
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setQuery],
  );
  return { open, setOpen };
}
