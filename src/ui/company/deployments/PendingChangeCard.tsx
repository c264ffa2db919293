import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { changeTypeText } from '../../texts/deploymentText.ts';
import { ChangedFields } from './ChangedFields.tsx';

interface Props {
  readonly change: PendingChange;
  readonly selected: boolean;
  readonly onToggle: (change: PendingChange) => void;
}

/** A change that waits: what it is, whose, and what it will change. */
export function PendingChangeCard({ change, selected, onToggle }: Props) {
  const id = useId();
  const readOnly = useReadOnly();
  const { type, description, author, savedAt, scheduledFor } = change;
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        pt: 1,
        border: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: selected ? 'soft.primary' : undefined,
      }}
    >
      <FormControlLabel
        disabled={readOnly}
        label={description}
        control={
          <Checkbox
            checked={selected}
            onChange={() => onToggle(change)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        slotProps={{ typography: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
        {changeTypeText(type)} · {author} · {dateAndTime(savedAt)}
        {scheduledFor && (
          <Box component="span" sx={{ display: 'block', color: 'status.info.text', fontWeight: 600 }}>
            Scheduled for {dateAndTime(scheduledFor)}
          </Box>
        )}
      </Box>
      <ChangedFields fields={change.fields} />
    </Box>
  );
}
