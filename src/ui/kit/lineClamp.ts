/** A text that is cut off after so many lines. */
export const lineClamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;
