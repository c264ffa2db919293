import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import styles from './Pill.module.css';

interface Props extends Pick<ButtonBaseProps, 'disabled' | 'tabIndex' | 'title'> {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle button that shows its state by color and border. */
export function Pill({ pressed, onPress, children, ...button }: Props) {
  return (
    <ButtonBase {...button} aria-pressed={pressed} onClick={onPress} className={styles.pill}>
      {children}
    </ButtonBase>
  );
}
