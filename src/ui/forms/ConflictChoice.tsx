import Button from '@mui/material/Button';
import { useId } from 'react';
import { Row } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import { conflictText } from '../texts/conflictText.ts';
import styles from './ConflictChoice.module.css';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

interface Props {
  readonly conflict: EditConflict;
  /** Who made the other change, if known. */
  readonly author: string | undefined;
  /** Names the conflicting field. Omitted next to the field itself. */
  readonly label?: string | undefined;
  readonly onChoose: (conflict: EditConflict, side: 'mine' | 'theirs') => void;
}

/** Shows another user's value for an edited field, and lets the user choose between both values. */
export function ConflictChoice({ conflict, author, label, onChoose }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} data-conflict className={styles.conflict}>
      <Text id={id} size="small" className={styles.text}>
        {label && <strong>{`${label}: `}</strong>}
        <span dir="auto">{conflictText.other(conflict, author)}</span>
      </Text>
      <Row>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button
            key={side}
            size="small"
            color="inherit"
            aria-describedby={id}
            onClick={() => onChoose(conflict, side)}
          >
            {conflictText[side]}
          </Button>
        ))}
      </Row>
    </div>
  );
}
