/** The two ways out of a question: side by side, and where they have no room for that one below the other. */
export const dialogActions = {
  px: 3,
  py: 2,
  gap: 1,
  flexWrap: 'wrap',
  '& > .MuiButton-root': { m: 0, flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' },
} as const;
