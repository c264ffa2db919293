import type { ReactNode } from 'react';
import { SecondaryText } from '../text/SecondaryText.tsx';
import { Text } from '../text/Text.tsx';
import styles from './EmptyState.module.css';

interface Props {
  readonly drawing: ReactNode;
  /** Says what the list would contain. */
  readonly text: string;
  /** Explains why the list is empty, and how to add entries. */
  readonly hint?: ReactNode;
  /** A button or link for the next step. */
  readonly action?: ReactNode;
}

/** A message that replaces an empty list. */
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
