import { countWithNoun } from './numbers.ts';

/** Messages that all forms share. */
export const formText = {
  resumed: 'We restored your unsaved changes. Save to keep them.',
  resumedWithConflicts:
    'We restored your unsaved changes. Someone else changed some of the same fields. Choose which version to keep.',
  conflicts: (count: number) =>
    `Someone else changed ${countWithNoun(count, 'field')} that you edited. Choose which version to keep, then save.`,
  deleted: 'Someone else deleted this. Save again to add it back, or discard your changes.',
  categoryDeleted:
    "This item's category was deleted. Copy what you need, and add the item to another category.",
  unknown: "We couldn't confirm that this was saved. To make sure, save again. You won't get a duplicate.",
};
