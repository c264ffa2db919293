/** The bar at the bottom of a phone. */
export const shellText = { bottomBar: 'Shortcuts', more: 'More' } as const;
