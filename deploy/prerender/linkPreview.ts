/** The public pages' image for link previews. `npm run screenshot` creates it. */
export const LINK_PREVIEW = {
  path: '/link-preview.jpg',
  /** In pixels, the usual width of link previews. */
  width: 1200,
  height: 630,
  alt: 'Every call answered, while you cook: the voice as a colored orb with a sound wave',
} as const;
