import { useEffect } from 'react';
import { brand } from '../texts/brand.ts';

/** Titles the page "Page · Restaurant · Brand", without the parts that are not known yet. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts, brand.name].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
