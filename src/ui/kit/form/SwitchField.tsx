import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { switchTrack } from '../switchTrack.ts';
import { useReadOnly } from './readOnly.ts';

interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off, which stands beside it in words. */
export function SwitchField({ label, on, onChange }: Props) {
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
      <span>
        {label}{' '}
        <Typography component="span" aria-hidden variant="caption" sx={{ color: 'text.secondary' }}>
          {on ? 'On' : 'Off'}
        </Typography>
      </span>
    </Box>
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
