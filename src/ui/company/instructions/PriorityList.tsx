import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { InstructionRow } from './InstructionRow.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { plainList } from './plainList.ts';
import { RemovedBar } from './RemovedBar.tsx';

/** The core instructions in the order in which they count. */
export const PriorityList = observer(function PriorityList({ vm }: { readonly vm: InstructionsViewModel }) {
  const readOnly = useReadOnly();
  const { items, removed, add, restore } = vm.priorities;
  return (
    <FieldGroup
      title="Core instructions"
      help="What the agent always keeps to. 1 counts most; the list is put in order when you save."
    >
      {items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>There are no core instructions yet.</Typography>
      )}
      <Box component="ol" sx={plainList}>
        {items.map((instruction, index) => (
          <InstructionRow
            key={instruction.id}
            vm={vm}
            instruction={instruction}
            place={index + 1}
            count={items.length}
          />
        ))}
      </Box>
      <Typography role="status" sx={visuallyHidden}>
        {vm.announcement}
      </Typography>
      {!readOnly && (
        <>
          {removed && <RemovedBar key={removed.id} text={removed.instruction} onUndo={restore} />}
          <Button variant="outlined" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
            Add instruction
          </Button>
        </>
      )}
    </FieldGroup>
  );
});
