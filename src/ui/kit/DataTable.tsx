import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  /** What it shows, for a screen reader. */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** The column whose name only a screen reader needs. */
  readonly unseen?: string;
  /** How many rows there are, where only some of them are in the page. */
  readonly count?: number;
  readonly sx: SystemStyleObject<Theme>;
  /** The body. */
  readonly children: ReactNode;
}

/** A table with the names of its columns. */
export function DataTable({ caption, columns, unseen, count, sx, children }: Props) {
  return (
    <Box component="table" aria-rowcount={count === undefined ? undefined : count + 1} sx={sx}>
      {caption && (
        <Box component="caption" sx={visuallyHidden}>
          {caption}
        </Box>
      )}
      <thead>
        <tr aria-rowindex={count === undefined ? undefined : 1}>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name === unseen ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Box>
  );
}
