import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'endAdornment' | 'type'>;

/** Line breaks and invisible characters, which are often copied along with a password and can't be typed. */
const PASTED_MARKS = /[\r\n\u2028\u2029\u200b\u2060\ufeff]/g;

/** A password field with a button that reveals the password. */
export function PasswordField({ onType, ...props }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      onType={(text) => onType?.(text.replace(PASTED_MARKS, ''))}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          edge="end"
          aria-pressed={shown}
          aria-label={`Show ${props.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      }
    />
  );
}
