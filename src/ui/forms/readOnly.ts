import { createContext, useContext } from 'react';

/** Whether the controls inside are disabled and their action buttons hidden. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = () => useContext(ReadOnlyContext);
