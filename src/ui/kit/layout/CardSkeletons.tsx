import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { heightVariables, type Heights } from './heights.ts';
import heights from './heights.module.css';
import styles from './CardSkeletons.module.css';
import { Grid } from './Grid.tsx';

interface Props {
  readonly count: number;
  /** Height of a card in pixels, by breakpoint if needed. */
  readonly height: number | Heights;
  /** Class of the grid, if not the default one. */
  readonly className?: string | undefined;
  /** Shapes inside each card. None by default. */
  readonly children?: ReactNode;
}

/** Placeholder for loading cards. */
export function CardSkeletons({ count, height, className, children }: Props) {
  const variables = heightVariables(typeof height === 'number' ? { xs: height } : height);
  return (
    <Grid className={className} style={variables}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={clsx(heights.reserved, styles.card)}>
          {children}
        </Card>
      ))}
    </Grid>
  );
}
