import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { deploymentText } from '../../texts/deploymentText.ts';
import { clearOfWorkspaceEdges } from '../voiceAi/workspaceEdges.ts';
import type { DeploymentsViewModel } from './DeploymentsViewModel.ts';
import { ServiceNote } from './ServiceNote.tsx';
import { PendingChangeCard } from './PendingChangeCard.tsx';

/** What was saved and is not live, to be selected one by one or all at once. */
export const PendingChanges = observer(function PendingChanges({
  vm,
}: {
  readonly vm: DeploymentsViewModel;
}) {
  const id = useId();
  const readOnly = useReadOnly();
  const { pending, extent } = vm;
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
          ...clearOfWorkspaceEdges,
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
                onChange={vm.toggleAll}
                slotProps={{ input: { 'aria-checked': extent === 'some' ? 'mixed' : extent === 'all' } }}
              />
            }
            sx={{ mr: 0 }}
          />
        )}
      </Box>
      {pending.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{deploymentText.nothingPending}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {pending.map((change) => (
            <PendingChangeCard
              key={change.id}
              change={change}
              selected={vm.isSelected(change)}
              onToggle={vm.toggle}
            />
          ))}
        </Box>
      )}
      <ServiceNote said={pending.map(({ description }) => description)} />
    </Box>
  );
});

/** The ref of what is brought back into sight when changes have left the list: the page below it has moved up then. */
function useSeenWhenFewer(count: number) {
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) head.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    before.current = count;
  }, [count]);
  return head;
}
