import { createContext, useContext } from 'react';

/** Whether everything inside is read-only: controls are disabled and action buttons hidden. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = () => useContext(ReadOnlyContext);
