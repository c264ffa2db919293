/** Filter fields in a row where there is space, with the result count below. */
export const filterBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: 2,
  rowGap: 1,
  mb: 2,
  // two fields per row would cut off their values on a phone
  '& > *': { flex: { xs: '1 1 100%', sm: '1 1 152px' }, minWidth: 0 },
  '& > :first-of-type': { flex: '2 1 200px' },
  '& > .answer': { flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  // next to the fields
  '& > .inline': { flex: { lg: '0 1 auto' }, minHeight: 44 },
  '& [role="status"]': { fontVariantNumeric: 'tabular-nums' },
} as const;
