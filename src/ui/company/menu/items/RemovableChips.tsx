import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useReadOnly } from '../../../kit/form/readOnly.ts';

interface Props {
  readonly label: string;
  readonly chips: readonly {
    readonly id: string;
    readonly text: string;
    /** What a press does, for who hears the page. */
    readonly removal: string;
  }[];
  readonly onRemove: (id: string) => void;
}

/** What was entered so far, each in a chip that is taken out by a press; with room for a finger on each. */
export function RemovableChips({ label, chips, onRemove }: Props) {
  const disabled = useReadOnly();
  if (chips.length === 0) return null;
  return (
    <Box component="ul" aria-label={label} sx={row}>
      {chips.map(({ id, text, removal }) => (
        <li key={id}>
          <Chip
            label={text}
            disabled={disabled}
            aria-label={removal}
            onClick={() => onRemove(id)}
            onDelete={() => onRemove(id)}
          />
        </li>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  mb: 1,
  p: 0,
  listStyle: 'none',
  '& .MuiChip-root': { height: 36, borderRadius: '18px' },
} as const;
