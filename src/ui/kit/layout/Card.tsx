import { clsx } from 'clsx';
import type { ElementType } from 'react';
import styles from './layout.module.css';
import type { Polymorphic } from './polymorphic.ts';

interface CardProps {
  readonly className?: string | undefined;
}

/** A bordered surface with padding. */
export function Card<Element extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: Polymorphic<Element, CardProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...rest} className={clsx(styles.card, className)} />;
}
