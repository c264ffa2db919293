import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Injectable } from '#application/port.ts';
import { CompositionContext } from './CompositionContext.ts';
import { refreshWhenStale } from './refreshWhenStale.ts';

/** A screen's view model. `start` receives the route's parameters and returns its cleanup function. */
export interface ViewModel<Params extends readonly unknown[]> {
  start(...params: Params): (() => void) | void;
  /** Whether work continues without the screen. A returning user then gets the same view model. */
  readonly keepAlive?: boolean;
  /** Reloads stale data when the tab returns or a new day starts. */
  refresh?(): void;
}

interface RetainedViewModel {
  readonly type: unknown;
  readonly screen: string;
  readonly viewModel: ViewModel<never>;
}

/** View models kept alive, by app. */
const retained = new WeakMap<object, readonly RetainedViewModel[]>();

const keptAliveIn = (app: object) => (retained.get(app) ?? []).filter(({ viewModel }) => viewModel.keepAlive);

/**
 * Returns the screen's view model for these parameters. Other parameters create a new one. Leaving the
 * screen ends it, unless it is kept alive.
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
  // before paint, so the screen's data is requested or present when it appears
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

/** Returns a view model that outlives the screens, such as the session's. The app starts it. */
export function useSharedViewModel<Needs extends readonly unknown[], T>(type: Injectable<T, Needs>): T {
  return useContext(CompositionContext).make(type);
}
