import { createContext, use, useEffect } from 'react';
import { brand } from '../../texts/brand.ts';

/** Receives the page title during prerendering, when there is no document. */
export const BuiltTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Sets the document title to "Page · Restaurant · Brand", omitting unknown parts. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, brand.name].filter(Boolean).join(' · ');
  use(BuiltTitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
