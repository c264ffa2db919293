export const focusRing = { outline: '3px solid var(--mui-palette-focus)', outlineOffset: '2px' } as const;
