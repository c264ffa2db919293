import Skeleton from '@mui/material/Skeleton';
import { heightVariables, type Heights } from './heights.ts';
import styles from './CardSkeletons.module.css';
import { Grid } from './Grid.tsx';

interface Props {
  readonly count: number;
  /** Height of one card in pixels, by breakpoint if needed. */
  readonly height: number | Heights;
  /** A grid other than the usual one. */
  readonly className?: string | undefined;
}

/** Placeholder for loading cards. */
export function CardSkeletons({ count, height, className }: Props) {
  const heights = heightVariables(typeof height === 'number' ? { xs: height } : height);
  return (
    <Grid className={className} style={heights}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" className={styles.card} />
      ))}
    </Grid>
  );
}
