import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { openCallFromQuery, withOpenCall } from './callAddress.ts';
import type { CallsViewModel } from './CallsViewModel.ts';

/** The state of a place in the history that was put over the list of calls: the list is one step back. */
const overList = { isOverList: true } as const;

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state;

interface OpenCall {
  readonly open: (callId: string) => void;
  /** Reads the call so many places further down instead, or up when negative. */
  readonly step: (places: number) => void;
  readonly close: () => void;
}

/**
 * Which call is read. The address keeps it: Back closes it, and a link or another loading of the page opens it again. What
 * is returned stays the same, so that no row of a list is drawn anew for it.
 */
export function useOpenCall(vm: CallsViewModel): OpenCall {
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef({ location, isClosing: false });
  const callId = openCallFromQuery(new URLSearchParams(location.search));
  useLayoutEffect(() => {
    here.current = { location, isClosing: false };
  }, [location]);
  useLayoutEffect(() => vm.read(callId), [vm, callId]);

  return useMemo(() => {
    const go = (to: string | undefined, options: NavigateOptions) => {
      const search = `${withOpenCall(new URLSearchParams(here.current.location.search), to)}`;
      // without the section that the address may have named: nobody is to be led there now
      void navigate({ search }, { preventScrollReset: true, ...options });
    };
    return {
      open: (id) => {
        if (!vm.isTranscriptOpen) go(id, { state: overList });
      },
      step: (places) => {
        const next = vm.callAt(places);
        // the panel that closes still has its buttons
        if (!next || !vm.isTranscriptOpen) return;
        go(next.id, { replace: true, state: here.current.location.state });
      },
      close: () => {
        // the browser takes a moment to go back; a second step would leave the page
        if (!vm.isTranscriptOpen || here.current.isClosing) return;
        here.current.isClosing = true;
        if (isOverList(here.current.location.state)) void navigate(-1);
        else go(undefined, { replace: true });
      },
    };
  }, [vm, navigate]);
}
