import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  MAX_SUGGESTIONS,
  UPSELLING_TIMINGS,
  type CustomerService,
  type Upselling,
} from '#domain/instructions/instructions.ts';
import { DraftForm } from '../../kit/form/DraftForm.tsx';
import { DraftSelect } from '../../kit/form/DraftSelect.tsx';
import { DraftSlider } from '../../kit/form/DraftSlider.tsx';
import { DraftSwitch } from '../../kit/form/DraftSwitch.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import { within } from '../../kit/form/within.ts';
import { useViewModel } from '../../kit/useViewModel.ts';
import { usePanelSaves } from '../../openRestaurant/usePanelSaves.ts';
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

/** What the agent offers beyond what it is asked for. */
const UpsellingFields = observer(function UpsellingFields({ draft, upselling }: UpsellingProps) {
  const fields = within(draft, {
    place: 'upselling',
    value: upselling,
    edit: (changes) => draft.edit({ upselling: { ...upselling, ...changes } }),
  });
  return (
    <FieldGroup title="Upselling" help="What the agent offers beyond what it is asked for.">
      <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
        <DraftSwitch draft={fields} part="enabled" label="Offer something more" />
        <DraftSwitch draft={fields} part="suggestAppetizers" label="Suggest appetizers" />
        <DraftSwitch draft={fields} part="recommendDrinks" label="Recommend drinks" />
        <DraftSwitch draft={fields} part="promoteSpecials" label="Promote specials" />
      </Box>
      <Box sx={inPairs}>
        <DraftSlider
          draft={fields}
          part="maxSuggestions"
          label="Max suggestions"
          help="In one call."
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

/** What the agent says to questions and complaints that come up everywhere. */
const CustomerServiceFields = observer(function CustomerServiceFields({ draft, service }: ServiceProps) {
  const fields = within(draft, {
    place: 'customerService',
    value: service,
    edit: (changes) => draft.edit({ customerService: { ...service, ...changes } }),
  });
  const words = { draft: fields, multiline: true, minRows: 2 } as const;
  return (
    <FieldGroup title="Customer service">
      <DraftText {...words} part="hoursResponse" label="Hours response" />
      <DraftText {...words} part="unavailableItemResponse" label="Unavailable item response" />
      <DraftText {...words} part="complaintHandling" label="Complaint handling" />
    </FieldGroup>
  );
});
