import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import words from '../text/words.module.css';

interface Props {
  /** Accessible caption. */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** A column whose header is only for screen readers. */
  readonly unseen?: string;
  /** Total number of rows when only some are in the page. */
  readonly count?: number;
  /** One of the layouts in `tables.module.css`. */
  readonly className: string | undefined;
  /** The table body. */
  readonly children: ReactNode;
}

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
