import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { instructionsText } from '../../texts/instructionsText.ts';
import { focusOnArrival } from './focusOnArrival.ts';

interface Props {
  /** What was taken out, in its own words. */
  readonly text: string;
  readonly onUndo: () => void;
}

/** After something was taken out of a list: what it was, and the way to have it back. */
export function RemovedBar({ text, onUndo }: Props) {
  const said = text.trim();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2,
        borderRadius: '6px',
        bgcolor: 'surface.sunken',
        minWidth: 0,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {said ? instructionsText.removed(said) : instructionsText.removedEmpty}
      </Box>
      <Button ref={focusOnArrival} onClick={onUndo}>
        Undo
      </Button>
    </Box>
  );
}
