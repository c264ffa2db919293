import { outlinedBox, plainList } from './card.ts';

/** A box that can be selected. */
export const selectableBox = (chosen: boolean) =>
  chosen ? ({ ...outlinedBox, borderColor: 'primary.main', bgcolor: 'soft.primary' } as const) : outlinedBox;

/** A list whose entries are boxes. */
export const boxList = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
} as const;
