import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import { dateAndTime } from '../texts/dates.ts';
import { changeTypeText, deploymentText } from '../texts/deploymentText.ts';
import { selectableBox, boxList } from '../kit/boxes.ts';
import { scrollMarginBelowHeader } from '../kit/scrollMargins.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { UnreadableRows } from '../kit/UnreadableRows.tsx';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';

interface Props {
  readonly vm: DeploymentsViewModel;
}

/** The pending changes, selectable one by one or all at once. */
export const PendingChanges = observer(function PendingChanges({ vm }: Props) {
  const id = useId();
  const readOnly = useReadOnly();
  const { pending } = vm;
  const { extent } = vm.selection;
  const head = useSeenWhenFewer(pending.length);
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        ref={head}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          ...scrollMarginBelowHeader,
        }}
      >
        <Typography variant="h3" id={id}>
          Pending changes
        </Typography>
        {pending.length > 0 && (
          <FormControlLabel
            disabled={readOnly}
            label="Select All"
            control={
              <Checkbox
                checked={extent === 'all'}
                indeterminate={extent === 'some'}
                onChange={vm.selection.toggleAll}
                slotProps={{ input: { 'aria-checked': extent === 'some' ? 'mixed' : extent === 'all' } }}
              />
            }
            sx={{ mr: 0 }}
          />
        )}
      </Box>
      <UnreadableRows rows={pending} noun="change" />
      {pending.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{deploymentText.nothingPending}</Typography>
      ) : (
        <Box component="ul" sx={boxList}>
          {pending.map((change) => (
            <ChangeCard key={change.id} vm={vm} change={change} />
          ))}
        </Box>
      )}
    </Box>
  );
});

/** Ref of the list. Scrolls it back into view when it becomes shorter. */
function useSeenWhenFewer(count: number) {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    before.current = count;
  }, [count]);
  return head;
}

interface CardProps extends Props {
  readonly change: PendingChange;
}

/** A pending change with its author, time, and changed values. */
const ChangeCard = observer(function ChangeCard({ vm, change }: CardProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const { type, description, author, savedAt, scheduledFor } = change;
  const selected = vm.selection.has(change);
  return (
    <Box component="li" sx={{ ...selectableBox(selected), p: 2, pt: 1 }}>
      <FormControlLabel
        disabled={readOnly}
        label={description}
        control={
          <Checkbox
            checked={selected}
            onChange={() => vm.selection.toggle(change)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        slotProps={{ typography: { dir: 'auto', sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
        <span>{`${changeTypeText(type)} · ${author} · ${dateAndTime(savedAt)}`}</span>
        {scheduledFor && (
          <Box component="span" sx={{ display: 'block', color: 'status.info.text', fontWeight: 600 }}>
            {`Scheduled for ${dateAndTime(scheduledFor)}`}
          </Box>
        )}
      </Box>
      <ChangedFields fields={change.fields} />
    </Box>
  );
});
