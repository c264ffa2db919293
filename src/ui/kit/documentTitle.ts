import { createContext, use, useEffect } from 'react';
import { brand } from '../texts/brand.ts';

/** Is told the title where there is no document yet: while a page is built as HTML. */
export const BuiltTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Titles the page "Page · Restaurant · Brand", without the parts that are not known yet. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, brand.name].filter(Boolean).join(' · ');
  use(BuiltTitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
