import { createContext } from 'react';
import type { Injectable } from '#application/port.ts';
import type { Slice } from '../app/pages.ts';

/** Makes a view-model from its needs; the container stands behind it. */
export type Make = <Needs extends readonly unknown[], T>(type: Injectable<T, Needs>) => T;

/** Fetches what stands behind the ports of these slices. Rejects when that does not arrive; it can be asked for again. */
export type LoadSlices = (slices: readonly Slice[]) => Promise<unknown>;

/** What the screens know of how the app is put together. */
export interface Composition {
  readonly make: Make;
  readonly loadSlices: LoadSlices;
}

const outsideApp = (): never => {
  throw new Error('A view-model was asked for outside of <App>');
};

export const CompositionContext = createContext<Composition>({ make: outsideApp, loadSlices: outsideApp });
