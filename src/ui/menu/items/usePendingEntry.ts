import { useState } from 'react';

interface Props<T> {
  /** The form's list, including the pending entry. */
  readonly list: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly onType: (list: readonly T[]) => void;
}

/**
 * A list field with an entry that was typed but not added. The form already contains this entry, so saving
 * includes it, and closing the form asks first. (rule: pending entries)
 */
export function usePendingEntry<T>({ list, keyOf, onType }: Props<T>) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const added = list.filter((entry) => !pending.includes(keyOf(entry)));
  return {
    /** The list without the pending entry. */
    added,
    /** @param next the added entries, followed by the typed one */
    propose(next: readonly T[]) {
      setPending(next.slice(added.length).map(keyOf));
      onType(next);
    },
    /** Turns the pending entry into an added one. */
    add: () => setPending([]),
  };
}
