import { Fragment, useMemo, type ReactNode } from 'react';
import type { SpacedRows } from './rowGaps.ts';
import { rowKeys } from './rowKeys.ts';

interface GapProps {
  /** Element type of a row. */
  readonly as: 'li' | 'tr';
  readonly height: number;
}

interface Props<T> extends SpacedRows, Pick<GapProps, 'as'> {
  /** All items of the list, visible or not. */
  readonly of: readonly T[];
  /** Returns an item's id. Must be a stable function. By default, the position identifies an item. */
  readonly keyOf?: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** Renders the visible rows of a long list, with spacers for the other rows. */
export function WindowedRows<T extends object>({ of: all, as, rows, rest, keyOf, children }: Props<T>) {
  const keys = useMemo(() => keyOf && rowKeys(all, keyOf), [all, keyOf]);
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = all[index];
        return (
          item && (
            <Fragment key={keys?.[index] ?? index}>
              <Gap as={as} height={gap} />
              {children(item, index)}
            </Fragment>
          )
        );
      })}
      <Gap as={as} height={rest} />
    </>
  );
}

/** A spacer, because browsers lose their scroll anchor when a margin of the next row changes. */
const Gap = ({ as: Row, height }: GapProps) =>
  height > 0 && <Row aria-hidden className="gap" style={{ height }} />;
