import type { Container } from 'inversify';
import { Connection } from '#application/shared/Connection.ts';
import { TabStorage } from '#application/shared/TabStorage.ts';
import type { Composition } from '#ui/kit/state/CompositionContext.ts';
import { make } from './bindings.ts';
import { sliceLoader } from './slices.ts';

/** Gives screens access to the container. */
export function compositionOf(container: Container): Composition {
  return {
    make: (type) => make(container, type),
    loadSlices: sliceLoader(container),
    tabStorage: container.get<TabStorage>(TabStorage),
    connection: container.get<Connection>(Connection),
  };
}
