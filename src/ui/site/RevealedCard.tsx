import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import styles from './RevealedCard.module.css';
import site from './site.module.css';

interface Props {
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A card that appears when the user presses a button. If the card is below the window, the page scrolls to it. */
export function RevealedCard({ labelledBy, children }: Props) {
  const whole = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // in braces, because newer browsers return a promise, which is not a cleanup function
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack
      as="section"
      ref={whole}
      aria-labelledby={labelledBy}
      className={clsx(site.largeCard, styles.card)}
    >
      {children}
    </Stack>
  );
}
