import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
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
    <FormControlLabel
      disabled={disabled}
      control={<Switch checked={on} onChange={(_event, checked) => onChange(checked)} />}
      label={
        <>
          {label}{' '}
          <Typography component="span" aria-hidden variant="caption" sx={{ color: 'text.secondary' }}>
            {on ? 'On' : 'Off'}
          </Typography>
        </>
      }
    />
  );
}
