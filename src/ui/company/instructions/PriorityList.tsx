import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import North from '@mui/icons-material/North';
import South from '@mui/icons-material/South';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { CoreInstruction } from '#domain/instructions/instructions.ts';
import { DraftNumber } from '../../kit/form/DraftNumber.tsx';
import { DraftSwitch } from '../../kit/form/DraftSwitch.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { within } from '../../kit/form/within.ts';
import { Unseen } from '../../kit/Unseen.tsx';
import { arrival, focusOnArrival, showOnArrival } from '../voiceAi/arrival.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { ListEnd } from './ListEnd.tsx';
import { listedBox, plainList } from './plainList.ts';

interface Props {
  readonly vm: InstructionsViewModel;
}

/** The core instructions in the order in which they count. */
export const PriorityList = observer(function PriorityList({ vm }: Props) {
  const { items, add } = vm.priorities;
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
      <Unseen role="status">{vm.announcement}</Unseen>
      <ListEnd
        list={vm.priorities}
        wordsOf={({ instruction }) => instruction}
        add="Add instruction"
        onAdd={add}
      />
    </FieldGroup>
  );
});

interface RowProps extends Props {
  readonly instruction: CoreInstruction;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

/** A core instruction: its priority, its words, and whether it counts now. */
const InstructionRow = observer(function InstructionRow(row: RowProps) {
  const { vm, instruction, place } = row;
  const { id } = instruction;
  const isNew = vm.priorities.arrived === id;
  const fields = within(vm.draft, {
    place: `coreInstructions.${id}`,
    value: instruction,
    edit: (changes) => vm.priorities.change(id, changes),
  });
  return (
    <Box
      component="li"
      aria-label={`Instruction ${place}`}
      ref={isNew ? showOnArrival : undefined}
      sx={{
        ...listedBox,
        ...(isNew && arrival),
        display: 'grid',
        gap: 1.5,
        p: { xs: 1.5, sm: 2 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '104px minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ maxWidth: 160 }}>
        <DraftNumber draft={fields} part="priority" label="Priority" min={1} step={1} />
      </Box>
      <DraftText
        draft={fields}
        part="instruction"
        label="Instruction"
        required
        multiline
        inputRef={isNew ? focusOnArrival : undefined}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          <DraftSwitch draft={fields} part="isActive" label="Active" />
        </Box>
        <RowButtons {...row} />
      </Box>
    </Box>
  );
});

function RowButtons({ vm, instruction: { id }, place, count }: RowProps) {
  if (useReadOnly()) return null;
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    vm.move(id, by);
    // a row that changes its place on the page loses the focus
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <IconButton aria-label={`Move instruction ${place} up`} aria-disabled={place === 1} onClick={move(-1)}>
        <North fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Move instruction ${place} down`}
        aria-disabled={place === count}
        onClick={move(1)}
      >
        <South fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Remove instruction ${place}`} onClick={() => vm.priorities.remove(id)}>
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
}
