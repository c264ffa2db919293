import OutlinedInput from '@mui/material/OutlinedInput';
import { monospaced } from '../../kit/monospaced.ts';
import type { JsonTextProps } from './JsonEditor.tsx';

/** JSON as plain text, for when the code of the editor cannot be fetched. */
export function PlainJsonText({ id, label, describedBy, invalid, value, onType, onLeave }: JsonTextProps) {
  return (
    <OutlinedInput
      id={id}
      fullWidth
      multiline
      minRows={8}
      maxRows={16}
      error={invalid}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
      sx={{ ...monospaced, fontSize: '0.8125rem' }}
      slotProps={{ input: { required: true, 'aria-label': label, 'aria-describedby': describedBy } }}
    />
  );
}
