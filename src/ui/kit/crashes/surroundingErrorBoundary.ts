import { createContext } from 'react';

/** The kind of error boundary that already surrounds a component, which then needs none of its own. */
export const SurroundingErrorBoundaryContext = createContext<'section' | 'dialog' | undefined>(undefined);
