export const outlinedBox = { border: 1, borderColor: 'divider', borderRadius: '12px' } as const;

export const card = { ...outlinedBox, bgcolor: 'background.paper' } as const;

/** A list without markers. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
