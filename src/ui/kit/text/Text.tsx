import { clsx } from 'clsx';
import type { ElementType } from 'react';
import type { Polymorphic } from '../layout/polymorphic.ts';
import styles from './text.module.css';

export interface TextProps {
  readonly size?: 'body' | 'small' | 'caption';
  /** Text color. By default, the surrounding color. */
  readonly tone?: 'muted' | 'success' | 'warning' | 'error';
  /** Semibold. */
  readonly strong?: boolean;
  /** Uses digits of equal width, for numbers that change or line up. */
  readonly tabular?: boolean;
  readonly className?: string | undefined;
}

/** A paragraph, or another element with text. */
export function Text<Element extends ElementType = 'p'>({
  as,
  size = 'body',
  tone,
  strong = false,
  tabular = false,
  className,
  ...rest
}: Polymorphic<Element, TextProps>) {
  const Root: ElementType = as ?? 'p';
  return (
    <Root
      {...rest}
      className={clsx(
        styles[size],
        tone && styles[tone],
        strong && styles.strong,
        tabular && styles.tabular,
        className,
      )}
    />
  );
}
