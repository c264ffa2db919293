import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Injectable } from '#application/port.ts';
import { CompositionContext } from './CompositionContext.ts';
import { refreshWhenStale } from './refreshWhenStale.ts';

/** What a screen works with. `start` receives the parameters of the route and returns its own undoing. */
export interface ViewModel<Params extends readonly unknown[]> {
  start(...params: Params): (() => void) | void;
  /** Something was begun that goes on without its screen: whoever comes back to that finds it as it is by then. */
  readonly keepAlive?: boolean;
  /** Reads again what may have changed: for who comes back to the tab, and as another day begins. */
  refresh?(): void;
}

interface RetainedViewModel {
  readonly type: unknown;
  readonly screen: string;
  readonly viewModel: ViewModel<never>;
}

/** What was left unfinished, by the app. */
const retained = new WeakMap<object, readonly RetainedViewModel[]>();

const keptAliveIn = (app: object) => (retained.get(app) ?? []).filter(({ viewModel }) => viewModel.keepAlive);

/**
 * The view-model of a screen for these parameters: other parameters get a new one, and leaving the screen ends it, unless
 * something of it is unfinished.
 */
export function useViewModel<
  Needs extends readonly unknown[],
  Params extends readonly (string | undefined)[],
  T extends ViewModel<Params>,
>(type: Injectable<T, Needs>, ...params: Params): T {
  const { make } = useContext(CompositionContext);
  const screen = params.join('/');
  const viewModel = useMemo(() => {
    const known = keptAliveIn(make).find((one) => one.type === type && one.screen === screen);
    return (known?.viewModel as T | undefined) ?? make(type);
  }, [make, type, screen]);
  // before the paint: what the screen asks for is on its way, or here, when the screen appears
  useLayoutEffect(() => {
    const end = viewModel.start(...params);
    return () => {
      end?.();
      const others = keptAliveIn(make).filter((one) => one.viewModel !== viewModel);
      retained.set(make, [...others, { type, screen, viewModel }]);
    };
  }, [viewModel, make, type, ...params]);
  useEffect(() => viewModel.refresh && refreshWhenStale(viewModel.refresh), [viewModel]);
  return viewModel;
}

/** A view-model that outlives the screens, such as the session's. It is started by the app. */
export function useSharedViewModel<Needs extends readonly unknown[], T>(type: Injectable<T, Needs>): T {
  return useContext(CompositionContext).make(type);
}
