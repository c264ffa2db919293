import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { characterWidth } from '../../theme/characters.ts';
import { SecondaryText } from '../text/SecondaryText.tsx';

interface Props {
  readonly drawing: ReactNode;
  /** What is missing. */
  readonly text: string;
  /** Why, and how to get some. */
  readonly hint?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ drawing, text, hint, action }: Props) {
  return (
    <Box sx={middle}>
      {drawing}
      <Typography dir="auto">{text}</Typography>
      {hint && (
        <SecondaryText dir="auto" sx={{ maxWidth: characterWidth(44) }}>
          {hint}
        </SecondaryText>
      )}
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
