import { createContext } from 'react';

/** The kind of boundary around a part, whose own boundary is then not needed. */
export const SurroundingBoundaryContext = createContext<'section' | 'dialog' | undefined>(undefined);
