import { useContext, useEffect, useState, type ComponentType, type ComponentProps } from 'react';
import type { RestaurantChecksViewModel } from '../../companies/RestaurantChecksViewModel.ts';
import { CompositionContext } from '../../kit/state/CompositionContext.ts';
import { refreshWhenStale } from '../../kit/state/refreshWhenStale.ts';
import type { RestaurantFigures } from './RestaurantFigures.tsx';

export interface Checks {
  readonly viewModel: RestaurantChecksViewModel;
  readonly Figures: ComponentType<ComponentProps<typeof RestaurantFigures>>;
}

/** Loads the code of the restaurants' figures and attention checks after the list. Returns undefined until loaded. */
export function useRestaurantChecks(): Checks | 'failed' | undefined {
  const { loadSlices, make } = useContext(CompositionContext);
  const [shown, setShown] = useState<Checks | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    void load(loadSlices(['orders'])).then(
      ({ ViewModel, Figures }) => {
        if (!isLeft) setShown({ viewModel: make(ViewModel), Figures });
      },
      () => setShown('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [loadSlices, make]);
  const viewModel = shown === 'failed' ? undefined : shown?.viewModel;
  useEffect(() => {
    if (!viewModel) return undefined;
    const stopRefreshing = refreshWhenStale(viewModel.refresh);
    return () => {
      stopRefreshing();
      viewModel.stop();
    };
  }, [viewModel]);
  return shown;
}

async function load(slices: Promise<unknown>) {
  const [viewModel, figures] = await Promise.all([
    import('../../companies/RestaurantChecksViewModel.ts'),
    import('./RestaurantFigures.tsx'),
    slices,
  ]);
  return { ViewModel: viewModel.RestaurantChecksViewModel, Figures: figures.RestaurantFigures };
}
