import Box from '@mui/material/Box';
import { liveDemoText } from '../texts/liveDemoText.ts';

interface Props {
  readonly prompts: readonly string[];
  readonly onSay: (prompt: string) => void;
}

/** Sentences that are said by pressing them, in the colours of the ground they stand on. */
export function Prompts({ prompts, onSay }: Props) {
  return (
    <Box role="group" aria-label={liveDemoText.ask} sx={row}>
      {prompts.map((prompt) => (
        <Box key={prompt} component="button" type="button" onClick={() => onSay(prompt)} sx={pill}>
          {prompt}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  width: 1,
  // room for the ring of the focus
  p: '5px',
  m: '-5px',
  boxSizing: 'content-box',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
} as const;

const pill = {
  flex: 'none',
  minHeight: 36,
  px: 1.75,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: '18px',
  bgcolor: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 16%, transparent)' },
} as const;
