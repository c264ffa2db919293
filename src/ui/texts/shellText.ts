/** Texts of the bottom bar on a phone. */
export const shellText = { bottomBar: 'Shortcuts', more: 'More' } as const;
