import { createContext } from 'react';

/** Every loading placeholder calls this when it appears, and calls the returned function when loading ends. */
export const LoadingContext = createContext<() => () => void>(() => () => {});
