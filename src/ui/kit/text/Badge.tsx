import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlined';
import Cancel from '@mui/icons-material/CancelOutlined';
import East from '@mui/icons-material/East';
import { clsx } from 'clsx';
import type { Tone } from '#domain/shared/tone.ts';
import styles from './Badge.module.css';

const icons = { success: CheckCircle, warning: RemoveCircle, error: Cancel, info: East, neutral: Circle };

interface Props {
  readonly tone: Tone;
  readonly label: string;
}

/** A status with icon, text, and color. */
export function Badge({ tone, label }: Props) {
  const Icon = icons[tone];
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      <Icon aria-hidden className={styles.icon} />
      <span dir="auto">{label}</span>
    </span>
  );
}
