import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  MAX_SUGGESTIONS,
  UPSELLING_TIMINGS,
  type CustomerService,
  type Upselling,
} from '#domain/instructions/instructions.ts';
import { DraftForm } from '../forms/DraftForm.tsx';
import { DraftSelect } from '../forms/DraftSelect.tsx';
import { DraftSlider } from '../forms/DraftSlider.tsx';
import { DraftSwitch } from '../forms/DraftSwitch.tsx';
import { DraftText } from '../forms/DraftText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { twoColumns } from '../forms/twoColumns.ts';
import { nestedDraft } from '../forms/nestedDraft.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { usePanelSaves } from '../companies/usePanelSaves.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { ConversationFlow } from './ConversationFlow.tsx';
import { InstructionsViewModel } from './InstructionsViewModel.ts';
import { PriorityList } from './PriorityList.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { Situations } from './Situations.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';

/** The AI instructions, with the system prompt and a scenario test. */
export const InstructionsPanel = observer(function InstructionsPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(InstructionsViewModel, restaurantId);
  usePanelSaves(vm);
  return (
    <DraftForm
      name="AI Instructions Builder"
      draft={vm.draft}
      loadingText={instructionsText.loading}
      failureText={failureText.instructions}
      emptyText={instructionsText.none}
    >
      {(instructions) => (
        <>
          <PriorityList vm={vm} />
          <Situations vm={vm} />
          <ConversationFlow vm={vm} stages={instructions.conversationFlow} />
          <UpsellingFields draft={vm.draft} upselling={instructions.upselling} />
          <CustomerServiceFields draft={vm.draft} service={instructions.customerService} />
          <SystemPrompt vm={vm} prompt={instructions.systemPrompt} />
          <ScenarioPanel vm={vm} />
        </>
      )}
    </DraftForm>
  );
});

type GroupProps = Pick<InstructionsViewModel, 'draft'>;

interface UpsellingProps extends GroupProps {
  readonly upselling: Upselling;
}

const timings = UPSELLING_TIMINGS.map((value) => ({ value, label: instructionsText.timings[value] }));

/** Extras the agent suggests. */
const UpsellingFields = observer(function UpsellingFields({ draft, upselling }: UpsellingProps) {
  const fields = nestedDraft(draft, {
    place: 'upselling',
    value: upselling,
    edit: (changes) => draft.edit({ upselling: { ...upselling, ...changes } }),
  });
  return (
    <FieldGroup title="Upselling" help="Extras the agent suggests.">
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        <DraftSwitch draft={fields} part="enabled" label="Upsell on calls" />
        <DraftSwitch draft={fields} part="suggestAppetizers" label="Suggest appetizers" />
        <DraftSwitch draft={fields} part="recommendDrinks" label="Recommend drinks" />
        <DraftSwitch draft={fields} part="promoteSpecials" label="Promote specials" />
      </Box>
      <Box sx={twoColumns}>
        <DraftSlider
          draft={fields}
          part="maxSuggestions"
          label="Max suggestions"
          help="Per call."
          {...MAX_SUGGESTIONS}
        />
        <DraftSelect draft={fields} part="timing" label="Timing" options={timings} />
      </Box>
    </FieldGroup>
  );
});

interface ServiceProps extends GroupProps {
  readonly service: CustomerService;
}

/** Answers to common questions and complaints. */
const CustomerServiceFields = observer(function CustomerServiceFields({ draft, service }: ServiceProps) {
  const fields = nestedDraft(draft, {
    place: 'customerService',
    value: service,
    edit: (changes) => draft.edit({ customerService: { ...service, ...changes } }),
  });
  const words = { draft: fields, multiline: true, minRows: 2 } as const;
  return (
    <FieldGroup title="Customer service">
      <DraftText {...words} part="hoursResponse" label="When asked about hours" />
      <DraftText {...words} part="unavailableItemResponse" label="When an item is sold out" />
      <DraftText {...words} part="complaintHandling" label="When a caller complains" />
    </FieldGroup>
  );
});
