/** What narrows the calls: fields beside each other where there is room, below them what came of it. */
export const filterBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
  // on a phone two beside each other would cut off what is chosen
  '& > *': { flex: { xs: '1 1 100%', sm: '1 1 132px' }, minWidth: 0 },
  '& > :first-of-type': { flex: '2 1 240px' },
  '& > .answer': { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  '& [role="status"]': { fontVariantNumeric: 'tabular-nums' },
} as const;
