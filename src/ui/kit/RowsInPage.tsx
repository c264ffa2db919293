import { Fragment, type ReactNode } from 'react';
import type { SpacedRows } from './rowGaps.ts';

interface Props<T> extends SpacedRows {
  /** All of them. */
  readonly of: readonly T[];
  /** What holds the room of rows that are not in the page. */
  readonly Gap: (props: { readonly height: number }) => ReactNode;
  readonly children: (item: T, index: number) => ReactNode;
}

/** The rows of a long list that are in the page, with the room of the others. */
export function RowsInPage<T extends { readonly id: string }>(props: Props<T>) {
  const { of: all, rows, rest, Gap, children } = props;
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = all[index];
        return (
          item && (
            <Fragment key={item.id}>
              <Gap height={gap} />
              {children(item, index)}
            </Fragment>
          )
        );
      })}
      <Gap height={rest} />
    </>
  );
}
