import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { conflictText } from '../texts/conflictText.ts';
import type { EditConflict } from '#domain/shared/mergeEdits.ts';

interface Props {
  readonly conflict: EditConflict;
  /** Who made the other change, if known. */
  readonly author: string | undefined;
  /** What the conflict is about. Omitted next to the field itself. */
  readonly label?: string | undefined;
  readonly onChoose: (conflict: EditConflict, side: 'mine' | 'theirs') => void;
}

/** Someone else's value of a field that the user edited, and the choice between the two. */
export function ConflictChoice({ conflict, author, label, onChoose }: Props) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-conflict
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        mt: 0.5,
        px: 1.5,
        py: 0.5,
        borderRadius: '6px',
        bgcolor: 'status.warning.soft',
        color: 'status.warning.text',
      }}
    >
      <Typography id={id} variant="body2" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {label && <strong>{`${label}: `}</strong>}
        <span dir="auto">{conflictText.other(conflict, author)}</span>
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button
            key={side}
            size="small"
            color="inherit"
            aria-describedby={id}
            onClick={() => onChoose(conflict, side)}
          >
            {conflictText[side]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
