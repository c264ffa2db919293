import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { MAX_SUGGESTIONS, UPSELLING_TIMINGS, type Upselling } from '#domain/instructions/instructions.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SliderField } from '../../kit/form/SliderField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { instructionsText } from '../../texts/instructionsText.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly upselling: Upselling;
}

const timings = UPSELLING_TIMINGS.map((value) => ({ value, label: instructionsText.timings[value] }));

/** What the agent offers beyond what it is asked for. */
export const UpsellingFields = observer(function UpsellingFields({ vm, upselling }: Props) {
  const { draft } = vm;
  const change = (changes: Partial<Upselling>) => draft.edit({ upselling: { ...upselling, ...changes } });
  const part = (name: 'enabled' | 'suggestAppetizers' | 'recommendDrinks' | 'promoteSpecials') => ({
    on: upselling[name],
    onChange: (on: boolean) => change({ [name]: on }),
  });
  return (
    <FieldGroup title="Upselling" help="What the agent offers beyond what it is asked for.">
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        <SwitchField label="Offer something more" {...part('enabled')} />
        <SwitchField label="Suggest appetizers" {...part('suggestAppetizers')} />
        <SwitchField label="Recommend drinks" {...part('recommendDrinks')} />
        <SwitchField label="Promote specials" {...part('promoteSpecials')} />
      </Box>
      <Box sx={inPairs}>
        <SliderField
          label="Max suggestions"
          help="In one call."
          {...MAX_SUGGESTIONS}
          value={upselling.maxSuggestions}
          error={draft.problemOf('upselling.maxSuggestions')}
          onType={(maxSuggestions) => change({ maxSuggestions })}
          onBlur={() => draft.touch('upselling.maxSuggestions')}
        />
        <SelectField
          label="Timing"
          value={upselling.timing}
          options={timings}
          error={draft.problemOf('upselling.timing')}
          onChoose={(timing) => change({ timing })}
        />
      </Box>
    </FieldGroup>
  );
});
