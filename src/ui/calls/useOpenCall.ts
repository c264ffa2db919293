import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { openCallFromQuery, withOpenCall } from './callAddress.ts';
import type { CallsViewModel } from './CallsViewModel.ts';

/** History state of an open panel: one step back leads to the page without the panel. */
export const callOverListState = { callCoversList: true } as const;

export const callCoversList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'callCoversList' in state;

interface OpenCall {
  readonly open: (callId: string) => void;
  /** Opens the call a number of steps after the open one. Negative numbers go back. */
  readonly step: (places: number) => void;
  readonly close: () => void;
}

/**
 * The open call, which is kept in the URL: Back closes the call, and a link or a reload opens it again.
 * Returns a stable object, so that rows don't re-render.
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
      // omits the section from the URL, so that the page doesn't scroll
      void navigate({ search }, { preventScrollReset: true, ...options });
    };
    return {
      open: (id) => {
        if (!vm.isTranscriptOpen) go(id, { state: callOverListState });
      },
      step: (places) => {
        const next = vm.callAt(places);
        // ignores presses while the panel closes, because its buttons are still visible
        if (!next || !vm.isTranscriptOpen) return;
        go(next.id, { replace: true, state: here.current.location.state });
      },
      close: () => {
        // going back takes a moment, and going back twice would leave the page
        if (!vm.isTranscriptOpen || here.current.isClosing) return;
        here.current.isClosing = true;
        if (callCoversList(here.current.location.state)) void navigate(-1);
        else go(undefined, { replace: true });
      },
    };
  }, [vm, navigate]);
}
