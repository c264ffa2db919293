import { createContext } from 'react';

/** Called by every loading placeholder when it appears. Returns a function to call when loading ends. */
export const LoadingContext = createContext<() => () => void>(() => () => {});
