import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import North from '@mui/icons-material/North';
import South from '@mui/icons-material/South';
import IconButton from '@mui/material/IconButton';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { CoreInstruction } from '#domain/instructions/instructions.ts';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { nestedFields } from '../forms/nestedFields.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { focusOnArrival } from '../kit/layout/arrival.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { ListEditor, ListEntry } from './ListEditor.tsx';
import { Text } from '../kit/text/Text.tsx';
import { instructionSections } from './instructionSections.ts';
import styles from './PriorityList.module.css';

interface Props {
  readonly vm: InstructionsViewModel;
}

/** The core instructions in order of priority. */
export const PriorityList = observer(function PriorityList({ vm }: Props) {
  const { priorities } = vm;
  return (
    <>
      <ListEditor
        {...instructionSections.core}
        help="Rules the agent always follows. Priority 1 matters most. Saving sorts the list by priority."
        head={head}
        list={priorities}
        emptyText="No core instructions yet."
        wordsOf={({ instruction }) => instruction}
        add="Add instruction"
        onAdd={priorities.add}
      >
        {(instruction, place) => (
          <InstructionRow key={instruction.id} vm={vm} instruction={instruction} place={place} />
        )}
      </ListEditor>
      <VisuallyHidden role="status" occasion={vm.moves}>
        {vm.announcement}
      </VisuallyHidden>
    </>
  );
});

// hidden from screen readers, because each field has its own label
const head = (
  <Text as="div" size="caption" tone="muted" aria-hidden className={styles.head}>
    <span>Priority</span>
    <span>Instruction</span>
    <span>Active</span>
  </Text>
);

interface RowProps extends Props {
  readonly instruction: CoreInstruction;
  /** The instruction's position, from 1. */
  readonly place: number;
}

/** A core instruction with priority, text, and a switch that activates it. */
const InstructionRow = observer(function InstructionRow(props: RowProps) {
  const { vm, instruction, place } = props;
  const { id } = instruction;
  const isNew = vm.priorities.arrived === id;
  const fields = nestedFields(vm.form.fields, {
    place: `coreInstructions.${id}`,
    value: instruction,
    edit: (changes) => vm.priorities.change(id, changes),
  });
  return (
    <ListEntry label={`Instruction ${place}`} isNew={isNew}>
      <div className={clsx(styles.row, !instruction.isActive && styles.off)}>
        <FormNumber fields={fields} part="priority" label="Priority" labelHidden min={1} step={1} />
        <FormText
          fields={fields}
          part="instruction"
          label="Instruction"
          labelHidden
          required
          multiline
          inputRef={isNew ? focusOnArrival : undefined}
        />
        <div className={styles.controls}>
          <div className={styles.active}>
            <FormSwitch fields={fields} part="isActive" label="Active" />
          </div>
          <RowButtons {...props} />
        </div>
      </div>
    </ListEntry>
  );
});

const RowButtons = observer(function RowButtons({ vm, instruction: { id }, place }: RowProps) {
  if (useReadOnly()) return null;
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    vm.move(id, by);
    // a row that moves in the document loses focus
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <IconButton aria-label={`Move instruction ${place} up`} aria-disabled={place === 1} onClick={move(-1)}>
        <North fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={`Move instruction ${place} down`}
        aria-disabled={place === vm.priorities.items.length}
        onClick={move(1)}
      >
        <South fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Remove instruction ${place}`} onClick={() => vm.priorities.remove(id)}>
        <Delete fontSize="small" />
      </IconButton>
    </>
  );
});
