import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useBottomBar } from '../browser/useBottomBar.ts';
import styles from './scrolling.module.css';

/** Keeps results at the bottom of the window, however far down the page the user is. */
export function StickyBottom({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return <div {...rest} ref={bar} className={clsx(styles.stickyBottom, className)} />;
}
