import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { SpecialSituation } from '#domain/instructions/instructions.ts';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { Field } from '../../kit/Field.tsx';
import { LinesField } from '../../kit/form/LinesField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { focusOnArrival } from './focusOnArrival.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly situation: SpecialSituation;
  /** From 1. */
  readonly place: number;
}

/** The fields of a special situation, in the order in which it happens. */
export const SituationFields = observer(function SituationFields({ vm, situation, place }: Props) {
  const readOnly = useReadOnly();
  const { id } = situation;
  const { draft, situations } = vm;
  const part = (name: 'trigger' | 'response') => ({
    required: true,
    multiline: true,
    value: situation[name],
    error: draft.problemOf(`specialSituations.${id}.${name}`),
    onType: (words: string) => situations.change(id, { [name]: words }),
    onBlur: () => draft.touch(`specialSituations.${id}.${name}`),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Field
          label="Trigger"
          inputRef={situations.arrived === id ? focusOnArrival : undefined}
          {...part('trigger')}
        />
        <Field label="Response" {...part('response')} />
        <LinesField
          label="Follow-up actions"
          minRows={2}
          value={situation.followUpActions}
          error={draft.problemOf(`specialSituations.${id}.followUpActions`)}
          onType={(followUpActions) => situations.change(id, { followUpActions })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <SwitchField
          label="Active"
          on={situation.isActive}
          onChange={(isActive) => situations.change(id, { isActive })}
        />
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
    </Box>
  );
});
