import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { switchTrack } from '../kit/controls/switchTrack.ts';
import { useReadOnly } from './readOnly.ts';

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The label next to it. */
  readonly children: ReactNode;
}

export function Switch({ on, onChange, children }: SwitchProps) {
  const disabled = useReadOnly();
  return (
    <Box component="label" sx={{ ...row, ...(disabled && { color: 'text.disabled', cursor: 'default' }) }}>
      <Box
        component="input"
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        sx={switchTrack}
      />
      <span>{children}</span>
    </Box>
  );
}

export function SwitchField({ label, ...shown }: Omit<SwitchProps, 'children'> & { readonly label: string }) {
  return (
    <Switch {...shown}>
      <span>{label}</span>{' '}
      <Typography component="span" aria-hidden variant="caption" sx={{ color: 'text.secondary' }}>
        {shown.on ? 'On' : 'Off'}
      </Typography>
    </Switch>
  );
}

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
} as const;
