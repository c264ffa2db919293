/** The picture that a link to a public page brings along where it is shared; `npm run screenshot` takes it. */
export const LINK_PREVIEW = {
  path: '/link-preview.jpg',
  /** In pixels, as link previews are wide. */
  width: 1200,
  height: 630,
  alt: 'Every call answered, while you cook: the voice as a coloured orb with a wave of sound in it',
} as const;
