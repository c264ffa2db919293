import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { characterWidth } from '../theme/characters.ts';
import { SecondaryText } from './SecondaryText.tsx';

interface Props {
  readonly drawing: ReactNode;
  /** What is so. */
  readonly text: string;
  /** Why, and what it takes that there is something. */
  readonly hint?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** In place of a list that has nothing in it. */
export function EmptyState({ drawing, text, hint, action }: Props) {
  return (
    <Box sx={middle}>
      {drawing}
      <Typography>{text}</Typography>
      {hint && <SecondaryText sx={{ maxWidth: characterWidth(44) }}>{hint}</SecondaryText>}
      {action}
    </Box>
  );
}

const middle = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1.5,
  py: 4,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;
