import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Injectable } from '#application/port.ts';
import { CompositionContext } from './CompositionContext.ts';
import { whenBack } from './whenBack.ts';

/** What a screen works with. `start` receives the parameters of the route and returns its own undoing. */
export interface ViewModel<Params extends readonly unknown[]> {
  start(...params: Params): (() => void) | void;
  /** Reads again what may have changed, for who comes back to the tab. */
  refresh?(): void;
}

/** The view-model of a screen for these parameters: other parameters get a new one, and leaving the screen ends it. */
export function useViewModel<
  Needs extends readonly unknown[],
  Params extends readonly (string | undefined)[],
  T extends ViewModel<Params>,
>(type: Injectable<T, Needs>, ...params: Params): T {
  const { make } = useContext(CompositionContext);
  const viewModel = useMemo(() => make(type), [make, type, ...params]);
  // before the paint: what the screen asks for is on its way, or here, when the screen appears
  useLayoutEffect(() => viewModel.start(...params), [viewModel, ...params]);
  useEffect(() => viewModel.refresh && whenBack(viewModel.refresh), [viewModel]);
  return viewModel;
}

/** A view-model that outlives the screens, such as the session's. It is started by the app. */
export function useShared<Needs extends readonly unknown[], T>(type: Injectable<T, Needs>): T {
  return useContext(CompositionContext).make(type);
}
