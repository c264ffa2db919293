import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { DraftForm } from '../../kit/form/DraftForm.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { useCountAfterSave } from '../../openRestaurant/useCountAfterSave.ts';
import { failureText } from '../../texts/failureText.ts';
import { instructionsText } from '../../texts/instructionsText.ts';
import type { PanelProps } from '../voiceAi/panel.ts';
import { ConversationFlow } from './ConversationFlow.tsx';
import { CustomerServiceFields } from './CustomerServiceFields.tsx';
import { InstructionsViewModel } from './InstructionsViewModel.ts';
import { PriorityList } from './PriorityList.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { Situations } from './Situations.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';
import { UpsellingFields } from './UpsellingFields.tsx';

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
