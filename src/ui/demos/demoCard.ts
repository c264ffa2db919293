import { largeSiteCard } from '../site/siteStyles.ts';

/** A demo that is open: its picture at the left, at the top on a phone. */
export const demoCard = {
  ...largeSiteCard,
  position: 'relative',
  mt: { xs: 3, md: 5 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  overflow: 'hidden',
} as const;
