import type { ReactNode } from 'react';
import { SecondaryText } from '../text/SecondaryText.tsx';
import { Text } from '../text/Text.tsx';
import styles from './EmptyState.module.css';

interface Props {
  readonly drawing: ReactNode;
  /** What is missing. */
  readonly text: string;
  /** Why, and how to get some. */
  readonly hint?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ drawing, text, hint, action }: Props) {
  return (
    <div className={styles.empty}>
      {drawing}
      <Text dir="auto">{text}</Text>
      {hint && (
        <SecondaryText dir="auto" className={styles.hint}>
          {hint}
        </SecondaryText>
      )}
      {action}
    </div>
  );
}
