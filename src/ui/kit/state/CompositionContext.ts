import { createContext } from 'react';
import type { Injectable } from '#application/port.ts';
import type { Connection } from '#application/shared/Connection.ts';
import type { TabStorage } from '#application/shared/TabStorage.ts';

/** A group of bindings, named like its file in `src/composition/slices/`. */
export type Slice =
  | 'agents'
  | 'billing'
  | 'booking'
  | 'companies'
  | 'deployments'
  | 'instructions'
  | 'integrations'
  | 'menu'
  | 'orders'
  | 'passwords'
  | 'restaurants'
  | 'telephony'
  | 'voice';

/** Creates a view model with its dependencies from the container. */
export type Make = <Needs extends readonly unknown[], T>(type: Injectable<T, Needs>) => T;

/** Loads the bindings of slices. Rejects if they fail to load; the call can be repeated. */
export type LoadSlices = (slices: readonly Slice[]) => Promise<unknown>;

/** What screens know about the composition root. */
export interface Composition {
  readonly make: Make;
  readonly loadSlices: LoadSlices;
  readonly tabStorage: TabStorage;
  readonly connection: Connection;
}

const outsideApp = (): never => {
  throw new Error('A view model was requested outside <App>');
};

export const CompositionContext = createContext<Composition>({
  make: outsideApp,
  loadSlices: outsideApp,
  // parts without view models also work outside the app
  tabStorage: { read: () => undefined, write: () => undefined, remove: () => undefined },
  connection: { isOnline: true, subscribe: () => () => undefined },
});
