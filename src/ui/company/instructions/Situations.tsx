import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { plainList } from './plainList.ts';
import { RemovedBar } from './RemovedBar.tsx';
import { SituationEntry } from './SituationEntry.tsx';

/** What the agent says and does when something out of the ordinary comes up. */
export const Situations = observer(function Situations({ vm }: { readonly vm: InstructionsViewModel }) {
  const readOnly = useReadOnly();
  const { items, removed, restore } = vm.situations;
  return (
    <FieldGroup
      title="Special situations"
      help="What brings a situation up, what the agent says, and what it does then."
    >
      {items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>There are no special situations yet.</Typography>
      )}
      <Box component="ul" sx={plainList}>
        {items.map((situation, index) => (
          <SituationEntry key={situation.id} vm={vm} situation={situation} place={index + 1} />
        ))}
      </Box>
      {!readOnly && (
        <>
          {removed && <RemovedBar key={removed.id} text={removed.trigger} onUndo={restore} />}
          <Button
            variant="outlined"
            startIcon={<Add />}
            onClick={vm.addSituation}
            sx={{ justifySelf: 'start' }}
          >
            Add situation
          </Button>
        </>
      )}
    </FieldGroup>
  );
});
