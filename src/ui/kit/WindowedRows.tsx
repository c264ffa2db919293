import { Fragment, type ReactNode } from 'react';
import type { SpacedRows } from './rowGaps.ts';

interface GapProps {
  /** The element of a row. */
  readonly as: 'li' | 'tr';
  readonly height: number;
}

interface Props<T> extends SpacedRows, Pick<GapProps, 'as'> {
  /** All of them. */
  readonly of: readonly T[];
  /** What a row is known by wherever it stands. */
  readonly keyOf: (item: T, index: number) => string | number;
  readonly children: (item: T, index: number) => ReactNode;
}

/** The rows of a long list that are in the page, with the room of the others. */
export function WindowedRows<T extends object>({ of: all, as, rows, rest, keyOf, children }: Props<T>) {
  return (
    <>
      {rows.map(({ index, gap }) => {
        const item = all[index];
        return (
          item && (
            <Fragment key={keyOf(item, index)}>
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

/** An element of its own: a browser does not hold still what is being read where a margin around it changes. */
const Gap = ({ as: Row, height }: GapProps) =>
  height > 0 && <Row aria-hidden className="gap" style={{ height }} />;
