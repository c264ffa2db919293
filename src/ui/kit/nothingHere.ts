/** In place of a list that has nothing in it: a drawing, what is so, and what can be done about it, in the middle. */
export const nothingHere = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  textWrap: 'balance',
} as const;
