import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Stack } from '../kit/layout/Stack.tsx';
import styles from './RevealedCard.module.css';
import site from './site.module.css';

interface Props {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

/** A card that opens with a press. On a phone, the page scrolls to it if it is below the window. */
export function RevealedCard({ labelledBy, children }: Props) {
  const whole = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // its return value in newer browsers is not a cleanup function
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
