import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useBottomBar } from '../browser/useBottomBar.ts';
import styles from './scrolling.module.css';

/** Results at the bottom of the window, wherever on a long page they were started. */
export function StickyBottom({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return <div {...rest} ref={bar} className={clsx(styles.stickyBottom, className)} />;
}
