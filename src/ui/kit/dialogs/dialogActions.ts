/** Two dialog buttons, side by side or stacked if space is tight. */
export const dialogActions = {
  px: 3,
  py: 2,
  gap: 1,
  flexWrap: 'wrap',
  '& > .MuiButton-root': { m: 0, flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' },
} as const;
