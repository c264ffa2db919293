import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
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
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { ListEditor, ListEntry } from './ListEditor.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly vm: InstructionsViewModel;
}

/** What the agent says and does in unusual situations. */
export const Situations = observer(function Situations({ vm }: Props) {
  return (
    <ListEditor
      title="Special situations"
      help="What triggers it, what the agent says, and what it does next."
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
  /** From 1. */
  readonly place: number;
}

/** A special situation in one line, which expands to its fields. */
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
        sx={{
          width: '100%',
          minHeight: 52,
          px: 2,
          py: 1,
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          typography: 'body1',
          '&:focus-visible': { outlineOffset: '-3px' },
        }}
      >
        <Summary situation={situation} />
        {/* the same width in each row, to align what follows */}
        <Box component="span" sx={{ flex: 'none', minWidth: { md: 64 } }}>
          {!situation.isActive && <Badge tone="neutral" label="Off" />}
        </Box>
        <ExpandMore aria-hidden sx={{ flex: 'none', transform: isOpen ? 'rotate(180deg)' : undefined }} />
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2, pt: 1 }}>
          <SituationFields vm={vm} situation={situation} place={place} />
        </Box>
      )}
    </ListEntry>
  );
});

const arrow = (
  <ChevronRight
    aria-hidden
    fontSize="small"
    sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
  />
);

function Summary({ situation: { trigger, response, followUpActions } }: Pick<EntryProps, 'situation'>) {
  return (
    <Box
      component="span"
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'grid',
        alignItems: 'center',
        columnGap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 2fr) auto minmax(0, 4fr) auto 9rem',
        },
      }}
    >
      <Box component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {trigger.trim() || 'New situation'}
      </Box>
      {arrow}
      <SecondaryText as="span" dir="auto" sx={oneLine}>
        {response}
      </SecondaryText>
      {arrow}
      <SecondaryText as="span">{followUpText(nonBlankLines(followUpActions).length)}</SecondaryText>
    </Box>
  );
}

const followUpText = (count: number) =>
  count === 0 ? 'No follow-up actions' : countWithNoun(count, 'follow-up action');

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A special situation's fields, in order of events. */
const SituationFields = observer(function SituationFields({ vm, situation, place }: EntryProps) {
  const readOnly = useReadOnly();
  const { id } = situation;
  const { form, situations } = vm;
  const fields = nestedFields(form.fields, {
    place: `specialSituations.${id}`,
    value: situation,
    edit: (changes) => situations.change(id, changes),
  });
  const words = { fields, required: true, multiline: true } as const;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <FormText
          {...words}
          part="trigger"
          label="Trigger"
          inputRef={situations.arrived === id ? focusOnArrival : undefined}
        />
        <FormText {...words} part="response" label="Response" />
        <FormLines fields={fields} part="followUpActions" label="Follow-up actions" minRows={2} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
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
      </Box>
    </>
  );
});
