import { Fragment, useMemo, type ReactNode } from 'react';
import type { SpacedRows } from './rowGaps.ts';
import { rowKeys } from './rowKeys.ts';

interface GapProps {
  /** The element of a row. */
  readonly as: 'li' | 'tr';
  readonly height: number;
}

interface Props<T> extends SpacedRows, Pick<GapProps, 'as'> {
  /** All items. */
  readonly of: readonly T[];
  /** Identity of an item. A stable function. Its position by default. */
  readonly keyOf?: (item: T) => string;
  readonly children: (item: T, index: number) => ReactNode;
}

/** The visible rows of a long list, with spacers for the others. */
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

/** A separate element: browsers lose their scroll anchor when a margin changes. */
const Gap = ({ as: Row, height }: GapProps) =>
  height > 0 && <Row aria-hidden className="gap" style={{ height }} />;
