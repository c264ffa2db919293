import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { visuallyHidden } from '../text/visuallyHidden.ts';

interface Props {
  /** Accessible caption. */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** A column whose header is only for screen readers. */
  readonly unseen?: string;
  /** Total number of rows when only some are in the page. */
  readonly count?: number;
  readonly sx: SystemStyleObject<Theme>;
  /** The table body. */
  readonly children: ReactNode;
}

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
