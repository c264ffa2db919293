import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import styles from './LoadFailure.module.css';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Alert } from './Alert.tsx';

interface Props {
  /** The text from the error catalog. */
  readonly text: string;
  /** Explains the message or suggests what else to do. */
  readonly help?: string | undefined;
  readonly onRetry: () => void;
  readonly back?: ReactNode;
}

/** A message that replaces content that could not be loaded. */
export function LoadFailure({ text, help, onRetry, back }: Props) {
  return (
    <Stack align="start">
      <Alert tone="error">{text}</Alert>
      {help && <Text tone="muted">{help}</Text>}
      <Row gap={16} className={styles.ways}>
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
        {back}
      </Row>
    </Stack>
  );
}
