import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import site from '../site/site.module.css';
import styles from './HeroFrame.module.css';

interface Props {
  readonly children: ReactNode;
  /** Content of the right column. */
  readonly orb: ReactNode;
  /** Vertical alignment of the shorter column. */
  readonly align?: 'center' | 'start';
}

/** The hero's layout, with or without a demo. */
export function HeroFrame({ children, orb, align = 'center' }: Props) {
  return (
    <section id="hero" aria-label="Try it Live" className={styles.hero}>
      <div className={clsx(site.column, styles.columns, align === 'start' && styles.fromTop)}>
        <div>{children}</div>
        <div className={styles.orb}>{orb}</div>
      </div>
    </section>
  );
}
