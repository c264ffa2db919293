import { addressOf } from '../app/pages.ts';

interface SiteSection {
  readonly label: string;
  /** The element on the landing page, and the fragment of the link to it. */
  readonly id: string;
}

/** The sections of the landing page that the navigation leads to. */
export const siteSections: readonly SiteSection[] = [
  { label: 'Try it Live', id: 'hero' },
  { label: 'Product', id: 'comprehensive' },
  { label: 'Pricing', id: 'pricing-overview' },
];

/** The address of a section of the landing page. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;
