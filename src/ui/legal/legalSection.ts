import type { ReactNode } from 'react';

/** One numbered section of a legal page. */
export interface LegalSection {
  /** Target of links into the page. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
