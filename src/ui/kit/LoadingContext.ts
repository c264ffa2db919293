import { createContext } from 'react';

/** Told by whatever holds the place of something that is loading: that it begins to, and, by what it is given back, that it ends. */
export const LoadingContext = createContext<() => () => void>(() => () => {});
