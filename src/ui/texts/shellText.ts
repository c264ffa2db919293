export const shellText = { bottomBar: 'Shortcuts', more: 'More' } as const;
