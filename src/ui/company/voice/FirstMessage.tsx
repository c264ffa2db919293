import { observer } from 'mobx-react-lite';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import type { VoiceViewModel } from './VoiceViewModel.ts';

/** How a call is opened: before the voices, as it is changed far more often than they are. */
export const FirstMessage = observer(function FirstMessage({ vm }: { readonly vm: VoiceViewModel }) {
  return (
    <FieldGroup title="Greeting" help="Callers hear it first, from the next deployment on.">
      <DraftText
        draft={vm.draft}
        part="firstMessage"
        label="First message"
        advice={vm.advice.firstMessage}
        multiline
        minRows={2}
      />
    </FieldGroup>
  );
});
