import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import controls from '../kit/controls/controls.module.css';
import { Text } from '../kit/text/Text.tsx';
import { useReadOnly } from './readOnly.ts';
import styles from './SwitchField.module.css';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The label next to the switch. */
  readonly children: ReactNode;
}

export function Switch({ on, onChange, children }: SwitchProps) {
  const disabled = useReadOnly();
  return (
    <label className={clsx(styles.field, disabled && styles.readOnly)}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className={controls.switch}
      />
      <span>{children}</span>
    </label>
  );
}

export function SwitchField({ label, ...shown }: Omit<SwitchProps, 'children'> & { readonly label: string }) {
  return (
    <Switch {...shown}>
      <span>{label}</span>{' '}
      <Text as="span" aria-hidden size="caption" tone="muted">
        {shown.on ? 'On' : 'Off'}
      </Text>
    </Switch>
  );
}
