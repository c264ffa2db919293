import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InlineSkeleton } from '../feedback/Skeletons.tsx';
import styles from './DefinitionList.module.css';

interface Fact {
  readonly name: string;
  /** Undefined while loading. */
  readonly value: ReactNode;
}

interface Props {
  readonly facts: readonly Fact[];
  /** Minimum width of a column in pixels. */
  readonly column?: 140 | 240;
}

/** Pairs of names and values, in columns where there is space. */
export function DefinitionList({ facts, column = 240 }: Props) {
  return (
    <dl className={clsx(styles.list, styles[`column${column}`])}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value ?? <InlineSkeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
