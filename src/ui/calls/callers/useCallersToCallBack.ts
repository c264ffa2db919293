import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '../../navigation/pages.ts';
import { withQueryValues } from '../../kit/browser/useQueryParams.ts';
import { viewParams } from '../../kit/unsaved/keepsUnsavedWork.ts';
import { callCoversList, callOverListState } from '../useOpenCall.ts';

const withList = (query: URLSearchParams, isOpen: boolean) =>
  `?${withQueryValues(query, { [viewParams.callBacks]: isOpen ? 'open' : undefined })}`;

/** Returns the URL of a restaurant's callers to call back. */
export const callBacksAddress = (companyId: string) =>
  addressOf('company', { companyId }) + withList(new URLSearchParams(), true);

/** State of the panel with callers to call back, which is kept in the URL, so that Back closes the panel. */
export function useCallersToCallBack() {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const closing = useRef('');
  const query = new URLSearchParams(search);
  return {
    isOpen: query.has(viewParams.callBacks),
    open: () =>
      void navigate(
        { search: withList(query, true) },
        { preventScrollReset: true, state: callOverListState },
      ),
    close: () => {
      // going back takes a moment, and going back twice would leave the page
      if (closing.current === key) return;
      closing.current = key;
      if (callCoversList(state)) void navigate(-1);
      else void navigate({ search: withList(query, false) }, { preventScrollReset: true, replace: true });
    },
  };
}
