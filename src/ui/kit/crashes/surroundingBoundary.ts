import { createContext } from 'react';

/** The kind of crash boundary that already surrounds a component, which then needs none of its own. */
export const SurroundingBoundaryContext = createContext<'section' | 'dialog' | undefined>(undefined);
