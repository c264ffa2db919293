import { createContext, useContext } from 'react';

/** Whether what is inside may only be looked at: controls are disabled, and buttons that change something are hidden. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = () => useContext(ReadOnlyContext);
