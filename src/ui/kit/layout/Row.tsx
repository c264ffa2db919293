import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';
import type { Polymorphic } from './polymorphic.ts';

interface RowProps {
  /** Space between the children in pixels. */
  readonly gap?: Gap;
  /** Alignment of children with different heights. Centered by default. */
  readonly align?: 'start' | 'end' | 'baseline' | 'stretch';
  /** Where free space goes. By default, after the children. */
  readonly justify?: 'between' | 'end' | 'center';
  readonly className?: string | undefined;
}

const aligned = {
  start: styles.alignStart,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
  stretch: styles.alignStretch,
};
const justified = { between: styles.spread, end: styles.toEnd, center: styles.toCenter };

/** Lays out children in one line. */
export function Row<Element extends ElementType = 'div'>({
  as,
  gap = 8,
  align,
  justify,
  className,
  ...rest
}: Polymorphic<Element, RowProps>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      {...rest}
      className={clsx(
        styles.row,
        styles[`gap${gap}`],
        align && aligned[align],
        justify && justified[justify],
        className,
      )}
    />
  );
}

interface ClusterProps extends RowProps {
  /** Space between the lines in pixels, if different from the gap. */
  readonly rowGap?: 4 | 8;
}

/** Lays out children in a line that wraps. */
export function Cluster<Element extends ElementType = 'div'>({
  rowGap,
  className,
  ...rest
}: Polymorphic<Element, ClusterProps>) {
  const Root: ElementType = Row;
  return <Root {...rest} className={clsx(styles.wraps, rowGap && styles[`rowGap${rowGap}`], className)} />;
}
