import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SpecialSituation } from '#domain/instructions/instructions.ts';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { FormLines } from '../forms/FormLines.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { nestedFields } from '../forms/nestedFields.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { focusOnArrival } from '../kit/layout/arrival.ts';
import { instructionSections } from './instructionSections.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { ListEditor, ListEntry } from './ListEditor.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Cluster } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import styles from './Situations.module.css';

interface Props {
  readonly vm: InstructionsViewModel;
}

/** Special situations, and what the agent says and does in them. */
export const Situations = observer(function Situations({ vm }: Props) {
  return (
    <ListEditor
      {...instructionSections.situations}
      help="What happens, what the agent says, and what the agent does next."
      list={vm.situations}
      emptyText="No special situations yet."
      wordsOf={({ trigger }) => trigger}
      add="Add situation"
      onAdd={vm.addSituation}
    >
      {(situation, place) => (
        <SituationEntry key={situation.id} vm={vm} situation={situation} place={place} />
      )}
    </ListEditor>
  );
});

interface EntryProps extends Props {
  readonly situation: SpecialSituation;
  /** The situation's position, from 1. */
  readonly place: number;
}

/** A special situation in one line, which expands to show its fields. */
const SituationEntry = observer(function SituationEntry({ vm, situation, place }: EntryProps) {
  const id = useId();
  const isOpen = vm.isOpen(situation.id);
  const isNew = vm.situations.arrived === situation.id;
  return (
    <ListEntry label={`Situation ${place}`} isNew={isNew}>
      <ButtonBase
        ref={isNew && !isOpen ? focusOnArrival : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => vm.toggle(situation.id)}
        focusRipple
        className={styles.situation}
      >
        <Summary situation={situation} />
        <span className={styles.activity}>{!situation.isActive && <Badge tone="neutral" label="Off" />}</span>
        <ExpandMore aria-hidden className={styles.expand} />
      </ButtonBase>
      {isOpen && (
        <Stack id={id} className={styles.fields}>
          <SituationFields vm={vm} situation={situation} place={place} />
        </Stack>
      )}
    </ListEntry>
  );
});

const arrow = <ChevronRight aria-hidden fontSize="small" className={styles.arrow} />;

function Summary({ situation: { trigger, response, followUpActions } }: Pick<EntryProps, 'situation'>) {
  return (
    <span className={styles.summary}>
      <Text as="span" strong dir="auto" className={words.breaks}>
        {trigger.trim() || 'New situation'}
      </Text>
      {arrow}
      <SecondaryText as="span" dir="auto" className={words.oneLine}>
        {response}
      </SecondaryText>
      {arrow}
      <SecondaryText as="span">{followUpText(nonBlankLines(followUpActions).length)}</SecondaryText>
    </span>
  );
}

const followUpText = (count: number) =>
  count === 0 ? 'No follow-up actions' : countWithNoun(count, 'follow-up action');

/** The fields of a special situation, in the order of events. */
const SituationFields = observer(function SituationFields({ vm, situation, place }: EntryProps) {
  const readOnly = useReadOnly();
  const { id } = situation;
  const { form, situations } = vm;
  const fields = nestedFields(form.fields, {
    place: `specialSituations.${id}`,
    value: situation,
    edit: (changes) => situations.change(id, changes),
  });
  const text = { fields, required: true, multiline: true } as const;
  return (
    <>
      <div className={styles.texts}>
        <FormText
          {...text}
          part="trigger"
          label="Trigger"
          inputRef={situations.arrived === id ? focusOnArrival : undefined}
        />
        <FormText {...text} part="response" label="Response" />
        <FormLines fields={fields} part="followUpActions" label="Follow-up actions" minRows={2} />
      </div>
      <Cluster gap={0} align="stretch" justify="between">
        <FormSwitch fields={fields} part="isActive" label="Active" />
        {!readOnly && (
          <Button
            color="error"
            aria-label={`Remove situation ${place}`}
            onClick={() => situations.remove(id)}
          >
            Remove
          </Button>
        )}
      </Cluster>
    </>
  );
});
