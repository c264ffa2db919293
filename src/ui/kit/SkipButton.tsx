import Button from '@mui/material/Button';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  /** The id of what the focus goes to. */
  readonly to: string;
  readonly label: string;
}

/** Seen once it has the focus: a way past a list, which may have hundreds of buttons. */
export function SkipButton({ to, label }: Props) {
  return (
    <Button
      variant="outlined"
      onClick={() => document.getElementById(to)?.focus()}
      sx={{
        position: 'absolute',
        zIndex: 11,
        '&, &:hover': { bgcolor: 'surface.raised' },
        '&:not(:focus)': visuallyHidden,
      }}
    >
      {label}
    </Button>
  );
}
