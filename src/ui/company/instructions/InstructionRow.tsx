import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import North from '@mui/icons-material/North';
import South from '@mui/icons-material/South';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { CoreInstruction } from '#domain/instructions/instructions.ts';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { Field } from '../../kit/Field.tsx';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { arrival, showOnArrival } from '../voiceAi/arrival.ts';
import { focusOnArrival } from './focusOnArrival.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { listedBox } from './plainList.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly instruction: CoreInstruction;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

/** A core instruction: its priority, its words, and whether it counts now. */
export const InstructionRow = observer(function InstructionRow({ vm, instruction, place, count }: Props) {
  const { id } = instruction;
  const { draft, priorities } = vm;
  const isNew = priorities.arrived === id;
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
        <NumberField
          label="Priority"
          min={1}
          step={1}
          value={instruction.priority}
          error={draft.problemOf(`coreInstructions.${id}.priority`)}
          onType={(priority) => priorities.change(id, { priority })}
          onBlur={() => draft.touch(`coreInstructions.${id}.priority`)}
        />
      </Box>
      <Field
        label="Instruction"
        required
        multiline
        inputRef={isNew ? focusOnArrival : undefined}
        value={instruction.instruction}
        error={draft.problemOf(`coreInstructions.${id}.instruction`)}
        onType={(words) => priorities.change(id, { instruction: words })}
        onBlur={() => draft.touch(`coreInstructions.${id}.instruction`)}
      />
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
        }}
      >
        <Box sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          <SwitchField
            label="Active"
            on={instruction.isActive}
            onChange={(isActive) => priorities.change(id, { isActive })}
          />
        </Box>
        <RowButtons vm={vm} id={id} place={place} count={count} />
      </Box>
    </Box>
  );
});

interface ButtonsProps {
  readonly vm: InstructionsViewModel;
  readonly id: string;
  readonly place: number;
  readonly count: number;
}

function RowButtons({ vm, id, place, count }: ButtonsProps) {
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
