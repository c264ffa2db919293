import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import words from '../text/words.module.css';

interface Props {
  /** Accessible name of the table. */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** Text of a column header for screen readers only. */
  readonly unseen?: string;
  /** Total number of rows, if only some are rendered. */
  readonly count?: number;
  /** A layout class from `tables.module.css`. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A table with column heads, and a caption for screen readers. */
export function DataTable({ caption, columns, unseen, count, className, children }: Props) {
  return (
    <table aria-rowcount={count === undefined ? undefined : count + 1} className={className}>
      {caption && <caption className={words.visuallyHidden}>{caption}</caption>}
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
    </table>
  );
}
