import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  MAX_SUGGESTIONS,
  UPSELLING_TIMINGS,
  type CustomerService,
  type Upselling,
} from '#domain/instructions/instructions.ts';
import { Field } from '../../kit/Field.tsx';
import { DraftForm } from '../../kit/form/DraftForm.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SliderField } from '../../kit/form/SliderField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { useCountAfterSave } from '../../openRestaurant/useCountAfterSave.ts';
import { failureText } from '../../texts/failureText.ts';
import { instructionsText } from '../../texts/instructionsText.ts';
import type { PanelProps } from '../voiceAi/panel.ts';
import { ConversationFlow } from './ConversationFlow.tsx';
import { InstructionsViewModel } from './InstructionsViewModel.ts';
import { PriorityList } from './PriorityList.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { Situations } from './Situations.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';

/** All that a restaurant tells its agent, and a way to try it. */
export const InstructionsPanel = observer(function InstructionsPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(InstructionsViewModel, restaurantId);
  useCountAfterSave(vm.draft.notice);
  return (
    <DraftForm
      name="AI Instructions Builder"
      draft={vm.draft}
      loadingText={instructionsText.loading}
      failureText={failureText.instructions}
      emptyText={instructionsText.none}
    >
      {(instructions) => (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PriorityList vm={vm} />
          <Situations vm={vm} />
          <ConversationFlow vm={vm} stages={instructions.conversationFlow} />
          <UpsellingFields vm={vm} upselling={instructions.upselling} />
          <CustomerServiceFields vm={vm} service={instructions.customerService} />
          <SystemPrompt vm={vm} prompt={instructions.systemPrompt} />
          <ScenarioPanel vm={vm} />
        </Box>
      )}
    </DraftForm>
  );
});

interface UpsellingProps {
  readonly vm: InstructionsViewModel;
  readonly upselling: Upselling;
}

const timings = UPSELLING_TIMINGS.map((value) => ({ value, label: instructionsText.timings[value] }));

/** What the agent offers beyond what it is asked for. */
const UpsellingFields = observer(function UpsellingFields({ vm, upselling }: UpsellingProps) {
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

interface ServiceProps {
  readonly vm: InstructionsViewModel;
  readonly service: CustomerService;
}

/** What the agent says to questions and complaints that come up everywhere. */
const CustomerServiceFields = observer(function CustomerServiceFields({ vm, service }: ServiceProps) {
  const { draft } = vm;
  const part = (name: keyof CustomerService) => ({
    multiline: true,
    minRows: 2,
    value: service[name],
    error: draft.problemOf(`customerService.${name}`),
    onType: (words: string) => draft.edit({ customerService: { ...service, [name]: words } }),
  });
  return (
    <FieldGroup title="Customer service">
      <Field label="Hours response" {...part('hoursResponse')} />
      <Field label="Unavailable item response" {...part('unavailableItemResponse')} />
      <Field label="Complaint handling" {...part('complaintHandling')} />
    </FieldGroup>
  );
});
