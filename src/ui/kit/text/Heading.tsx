import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './text.module.css';

interface Props extends ComponentPropsWithRef<'h1'> {
  /** The heading's level in the page outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** Makes the heading look like a heading of another level. */
  readonly look?: 'h1' | 'h2' | 'h3';
}

/** A heading whose look can differ from its level. */
export function Heading({ level, look = level === 4 ? 'h3' : `h${level}`, className, ...rest }: Props) {
  const Root = `h${level}` as const;
  return <Root {...rest} className={clsx(styles[look], className)} />;
}
