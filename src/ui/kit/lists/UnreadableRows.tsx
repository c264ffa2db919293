import type { Rows } from '#domain/shared/rows.ts';
import { unreadableText } from '../../texts/unreadableText.ts';
import { Alert } from '../feedback/Alert.tsx';
import styles from './UnreadableRows.module.css';

interface Props {
  readonly rows: Pick<Rows<unknown>, 'unreadable'> | undefined;
  /** Noun for one row, such as "order". */
  readonly noun: string;
}

/** Says how many rows of a list could not be read. Renders nothing if all could. */
export function UnreadableRows({ rows, noun }: Props) {
  const count = rows?.unreadable ?? 0;
  if (count === 0) return null;
  return (
    <div className={styles.message}>
      <Alert tone="info">{unreadableText(count, noun)}</Alert>
    </div>
  );
}
