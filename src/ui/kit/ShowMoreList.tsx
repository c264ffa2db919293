import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { boxList } from './boxes.ts';
import { ShowAllButton } from './ShowAllButton.tsx';
import { useShowAll } from './useShowAll.ts';

interface Props {
  /** Identity of the list on its page, and its accessible name. */
  readonly label: string;
  /** How many entries show at first. */
  readonly count: number;
  readonly children: readonly ReactNode[];
}

/** A long list of boxes: its first entries, and the rest on request. */
export function ShowMoreList({ label, count, children }: Props) {
  const { shown, list, all } = useShowAll({ name: label, count: children.length, first: count });
  return (
    <div>
      <Box component="ol" aria-label={label} ref={list} sx={{ ...boxList, gap: 2 }}>
        {children.slice(0, shown).map((entry, index) => (
          // the lists are replaced as a whole and have no ids
          <li key={index}>{entry}</li>
        ))}
      </Box>
      <ShowAllButton of={all} count={children.length} label={label} />
    </div>
  );
}
