import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { Gap } from './gap.ts';
import styles from './layout.module.css';
import type { Polymorphic } from './polymorphic.ts';

interface StackProps {
  /** Space between the children in pixels. */
  readonly gap?: Gap;
  /** Makes children as wide as their content. By default, they fill the width. */
  readonly align?: 'start';
  readonly className?: string | undefined;
}

/** Lays out children from top to bottom. */
export function Stack<Element extends ElementType = 'div'>({
  as,
  gap = 16,
  align,
  className,
  ...rest
}: Polymorphic<Element, StackProps>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      {...rest}
      className={clsx(styles.stack, styles[`gap${gap}`], align && styles.justifyStart, className)}
    />
  );
}
