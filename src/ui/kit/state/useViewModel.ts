import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Injectable } from '#application/port.ts';
import { CompositionContext } from './CompositionContext.ts';
import { refreshWhenStale } from './refreshWhenStale.ts';

/** The view model of a screen. `start` receives the route's parameters and returns a cleanup function. */
export interface ViewModel<Params extends readonly unknown[]> {
  start(...params: Params): (() => void) | void;
  /**
   * Whether the view model stays alive after the user leaves the screen, because work continues. On return,
   * the screen uses the same view model.
   */
  readonly keepAlive?: boolean;
  /** Reloads stale data. Runs when the tab is shown again or a new day starts. */
  refresh?(): void;
}

interface RetainedViewModel {
  readonly type: unknown;
  readonly screen: string;
  readonly viewModel: ViewModel<never>;
}

/** View models that stay alive after their screens close, by app. */
const retained = new WeakMap<object, readonly RetainedViewModel[]>();

const keptAliveIn = (app: object) => (retained.get(app) ?? []).filter(({ viewModel }) => viewModel.keepAlive);

/**
 * Returns the screen's view model for these parameters. Creates a new one when a parameter changes. Leaving
 * the screen stops the view model, unless `keepAlive` is set.
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
  // before paint, so that the screen first appears with its data or its loading state
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

/** Returns a view model shared by all screens, such as the session's. */
export function useSharedViewModel<Needs extends readonly unknown[], T>(type: Injectable<T, Needs>): T {
  return useContext(CompositionContext).make(type);
}
