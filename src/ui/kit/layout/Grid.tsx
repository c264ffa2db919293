import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';
import type { Polymorphic } from './polymorphic.ts';

interface GridProps {
  /** Space between the children in pixels. */
  readonly gap?: Gap;
  readonly className?: string | undefined;
}

/** Lays out children in one, two, or three columns, depending on the viewport. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  gap = 16,
  className,
  ...rest
}: Polymorphic<Element, GridProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...rest} className={clsx(styles.grid, styles[`gap${gap}`], className)} />;
}
