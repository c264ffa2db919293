import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { openCallFromQuery, withOpenCall } from './callAddress.ts';
import type { CallsViewModel } from './CallsViewModel.ts';

/** History state of an open panel: the page without it is one step back. */
export const overList = { isOverList: true } as const;

export const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state;

interface OpenCall {
  readonly open: (callId: string) => void;
  /** Opens the call that many steps further, or back if negative. */
  readonly step: (places: number) => void;
  readonly close: () => void;
}

/**
 * The open call, kept in the URL: Back closes it, and a link or a reload opens it again. The returned
 * object is stable, so list rows don't render again.
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
      // without the section in the URL, so the page does not scroll there
      void navigate({ search }, { preventScrollReset: true, ...options });
    };
    return {
      open: (id) => {
        if (!vm.isTranscriptOpen) go(id, { state: overList });
      },
      step: (places) => {
        const next = vm.callAt(places);
        // the closing panel still has its buttons
        if (!next || !vm.isTranscriptOpen) return;
        go(next.id, { replace: true, state: here.current.location.state });
      },
      close: () => {
        // going back takes a moment; a second step back would leave the page
        if (!vm.isTranscriptOpen || here.current.isClosing) return;
        here.current.isClosing = true;
        if (isOverList(here.current.location.state)) void navigate(-1);
        else go(undefined, { replace: true });
      },
    };
  }, [vm, navigate]);
}
