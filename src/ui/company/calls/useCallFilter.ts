import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CallFilter } from '#domain/companies/callFilter.ts';
import { useTypedAhead } from '../../kit/useTypedAhead.ts';
import { filterFrom, withFilter } from './callAddress.ts';

export interface CallQuery {
  readonly filter: CallFilter;
  readonly change: (changes: Partial<CallFilter>) => void;
}

/** Which calls somebody looks for. The address keeps it, so that it can be kept and shared. */
export function useCallFilter(): CallQuery {
  const [query] = useSearchParams();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = filterFrom(query);
  const [text, setTyped] = useTypedAhead(asked.text);
  const filter = { ...asked, text };
  const change = (changes: Partial<CallFilter>) => {
    const after = { ...filter, ...changes };
    if (changes.text !== undefined) setTyped(changes.text);
    void navigate(
      { search: `${withFilter(new URLSearchParams(search), after)}`, hash },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filter, change };
}
