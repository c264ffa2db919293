import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { heightVariables, type Heights } from '../layout/heights.ts';
import heights from '../layout/heights.module.css';
import styles from './Skeletons.module.css';

// uses plain elements, because a loading page renders many of them briefly

interface ShapeProps {
  /** Fills the available width by default. */
  readonly width?: CSSProperties['width'];
  /** In pixels. */
  readonly height: number;
  readonly isRound?: boolean;
}

/** Placeholder for a picture or control. */
export const SkeletonShape = ({ width = '100%', height, isRound = false }: ShapeProps) => (
  <span className={clsx(styles.shape, isRound && styles.round)} style={{ width, height }} />
);

/** Placeholder for a few words. */
export const InlineSkeleton = () => <span className={styles.words} />;

interface LinesProps {
  readonly count: number;
  /** Height of the loaded content in pixels, by breakpoint. By default, the height of the lines. */
  readonly height?: Heights;
}

/** Placeholder for lines of text. */
export const SkeletonLines = ({ count, height }: LinesProps) => (
  <SkeletonBox height={height}>
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.words} />
      ))}
    </div>
  </SkeletonBox>
);

/** Placeholder for table rows, which share the height evenly. */
export const SkeletonRows = ({ count, height }: LinesProps) => (
  <SkeletonBox height={height}>
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <InlineSkeleton />
          <InlineSkeleton />
          <SkeletonShape width={80} height={24} isRound />
        </div>
      ))}
    </div>
  </SkeletonBox>
);

interface BoxProps {
  readonly height: Heights | undefined;
  readonly children: ReactNode;
}

/** Reserves the height of the loaded content. */
export const SkeletonBox = ({ height, children }: BoxProps) =>
  height ? (
    <div className={clsx(heights.reserved, styles.box)} style={heightVariables(height)}>
      {children}
    </div>
  ) : (
    children
  );
