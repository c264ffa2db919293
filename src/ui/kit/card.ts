/** A box with an outline of its own. */
export const outlinedBox = { border: 1, borderColor: 'divider', borderRadius: '12px' } as const;

/** The ground and the edge of what stands on a page as a card. */
export const card = { ...outlinedBox, bgcolor: 'background.paper' } as const;

/** A list without its marks. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
