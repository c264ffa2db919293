import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  MAX_SUGGESTIONS_RANGE,
  UPSELLING_TIMINGS,
  type CustomerService,
  type Upselling,
} from '#domain/instructions/instructions.ts';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { SettingsForm } from '../forms/SettingsForm.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormSlider } from '../forms/FormSlider.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { nestedFields } from '../forms/nestedFields.ts';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { instructionsText } from '../texts/instructionsText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { ConversationFlow } from './ConversationFlow.tsx';
import { InstructionsIndex } from './InstructionsIndex.tsx';
import { instructionSections } from './instructionSections.ts';
import { InstructionsViewModel } from './InstructionsViewModel.ts';
import { PriorityList } from './PriorityList.tsx';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { Situations } from './Situations.tsx';
import { useLinkedInstructionsPart } from './useLinkedInstructionsPart.ts';
import { SystemPrompt } from './SystemPrompt.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { FieldColumns } from '../forms/FieldColumns.tsx';
import styles from './InstructionsPanel.module.css';

/** The AI instructions, with the system prompt and a scenario test. */
export const InstructionsPanel = observer(function InstructionsPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(InstructionsViewModel, restaurantId);
  const offer = useViewModel(DeployOfferViewModel, restaurantId, 'instructions');
  const part = useLinkedInstructionsPart(vm);
  return (
    <SettingsForm
      name="AI Instructions Builder"
      form={vm.form}
      offer={offer}
      loadingText={instructionsText.loading}
      failureText={failureText.instructions}
      emptyText={instructionsText.none}
    >
      {(instructions) => (
        <Layout
          index={<InstructionsIndex instructions={instructions} />}
          sections={
            <>
              <PriorityList vm={vm} />
              <Situations vm={vm} />
              <ConversationFlow
                vm={vm}
                stages={instructions.conversationFlow}
                restaurantId={restaurantId}
                isLinked={part === 'greeting'}
              />
              <UpsellingFields form={vm.form} upselling={instructions.upselling} />
              <CustomerServiceFields form={vm.form} service={instructions.customerService} />
              <SystemPrompt vm={vm} prompt={instructions.systemPrompt} />
            </>
          }
          test={
            <>
              <ScenarioPanel vm={vm} />
              <RehearsalPanel
                rehearsal={vm.rehearsal}
                dirty={vm.form.dirty}
                isLinked={part === 'rehearsal'}
              />
            </>
          }
        />
      )}
    </SettingsForm>
  );
});

interface LayoutProps {
  readonly index: ReactNode;
  readonly sections: ReactNode;
  readonly test: ReactNode;
}

/**
 * The layout of the panel. The test is next to the sections if there is space, otherwise above. Tab follows
 * the visual order.
 */
function Layout({ index, sections, test }: LayoutProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const main = (
    <Stack key="sections" gap={32} className={styles.sections}>
      {sections}
    </Stack>
  );
  const side = (
    <Stack key="test" gap={24} className={styles.test}>
      {test}
    </Stack>
  );
  const columns: ReactNode = isWide ? [main, side] : [side, main];
  return (
    <div className={styles.layout}>
      {index}
      {columns}
    </div>
  );
}

type GroupProps = Pick<InstructionsViewModel, 'form'>;

interface UpsellingProps extends GroupProps {
  readonly upselling: Upselling;
}

const timings = UPSELLING_TIMINGS.map((value) => ({ value, label: instructionsText.timings[value] }));

/** Fields for extras that the agent suggests. */
const UpsellingFields = observer(function UpsellingFields({ form, upselling }: UpsellingProps) {
  const fields = nestedFields(form.fields, {
    place: 'upselling',
    value: upselling,
    edit: (changes) => form.fields.edit({ upselling: { ...upselling, ...changes } }),
  });
  return (
    <FieldGroup {...instructionSections.upselling} help="Extras the agent suggests.">
      <div className={styles.switches}>
        <FormSwitch fields={fields} part="enabled" label="Upsell on calls" />
        <FormSwitch fields={fields} part="suggestAppetizers" label="Suggest appetizers" />
        <FormSwitch fields={fields} part="recommendDrinks" label="Recommend drinks" />
        <FormSwitch fields={fields} part="promoteSpecials" label="Promote specials" />
      </div>
      <FieldColumns>
        <FormSlider
          fields={fields}
          part="maxSuggestions"
          label="Max suggestions"
          help="Per call."
          {...MAX_SUGGESTIONS_RANGE}
        />
        <FormSelect fields={fields} part="timing" label="Timing" options={timings} />
      </FieldColumns>
    </FieldGroup>
  );
});

interface ServiceProps extends GroupProps {
  readonly service: CustomerService;
}

/** Fields for answers to common questions and complaints. */
const CustomerServiceFields = observer(function CustomerServiceFields({ form, service }: ServiceProps) {
  const fields = nestedFields(form.fields, {
    place: 'customerService',
    value: service,
    edit: (changes) => form.fields.edit({ customerService: { ...service, ...changes } }),
  });
  const words = { fields, multiline: true, minRows: 2 } as const;
  return (
    <FieldGroup {...instructionSections.service}>
      <FormText {...words} part="hoursResponse" label="When asked about hours" />
      <FormText {...words} part="unavailableItemResponse" label="When an item is unavailable" />
      <FormText {...words} part="complaintHandling" label="When a caller complains" />
    </FieldGroup>
  );
});
