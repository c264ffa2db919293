import { useState } from 'react';

interface Props<T> {
  /** The list in the form, with the pending entry. */
  readonly list: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly onType: (list: readonly T[]) => void;
}

/**
 * An entry that is typed but not added yet. The form has it already, so a save includes it, and closing the
 * form asks. (rule: pending entries)
 */
export function usePendingEntry<T>({ list, keyOf, onType }: Props<T>) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const added = list.filter((entry) => !pending.includes(keyOf(entry)));
  return {
    /** The list without the pending entry. */
    added,
    /** @param next the added entries, followed by what is typed now */
    propose(next: readonly T[]) {
      setPending(next.slice(added.length).map(keyOf));
      onType(next);
    },
    /** Adds the pending entry. */
    add: () => setPending([]),
  };
}
