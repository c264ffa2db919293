import type { ReactNode } from 'react';
import boxes from '../layout/boxes.module.css';
import { Stack } from '../layout/Stack.tsx';
import { ShowAllButton } from './ShowAllButton.tsx';
import { useExpandableList } from './useExpandableList.ts';

interface Props {
  /** Identifies the list on its page, and is the list's accessible name. */
  readonly label: string;
  /** How many entries to show until the user expands the list. */
  readonly initialCount: number;
  readonly children: readonly ReactNode[];
}

/** A list of boxes that shows its first entries until the user expands it. */
export function ExpandableList({ label, initialCount, children }: Props) {
  const { shownCount, listRef, expansion } = useExpandableList({
    name: label,
    count: children.length,
    initialCount,
  });
  return (
    <div>
      <Stack as="ol" aria-label={label} ref={listRef} className={boxes.list}>
        {children.slice(0, shownCount).map((entry, index) => (
          // entries have no ids, and the list is only replaced as a whole
          <li key={index}>{entry}</li>
        ))}
      </Stack>
      <ShowAllButton expansion={expansion} count={children.length} label={label} />
    </div>
  );
}
