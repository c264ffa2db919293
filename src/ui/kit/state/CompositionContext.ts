import { createContext } from 'react';
import type { Injectable } from '#application/port.ts';
import type { Connection } from '#application/shared/Connection.ts';
import type { TabStorage } from '#application/shared/TabStorage.ts';

/** A group of dependency bindings, named after its file in `src/composition/slices/`. */
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

/** Creates a view model and injects its dependencies. */
export type Make = <Needs extends readonly unknown[], T>(type: Injectable<T, Needs>) => T;

/** Loads groups of bindings. Rejects if loading fails, and can be called again. */
export type LoadSlices = (slices: readonly Slice[]) => Promise<unknown>;

/** The parts of the composition root that screens use. */
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
  // a default, because components without view models also render outside the app
  tabStorage: { read: () => undefined, write: () => undefined, remove: () => undefined },
  connection: { isOnline: true, subscribe: () => () => undefined },
});
