import { createContext } from 'react';

/** The kind of error boundary around a component, if any. The component then doesn't add another one. */
export const SurroundingErrorBoundaryContext = createContext<'section' | 'dialog' | undefined>(undefined);
