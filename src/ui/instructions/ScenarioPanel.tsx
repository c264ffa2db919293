import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { Field } from '../forms/Field.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { scrollToOnArrival } from '../kit/layout/arrival.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { rehearsalText } from '../texts/rehearsalText.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import scrolling from '../kit/layout/scrolling.module.css';
import styles from './ScenarioPanel.module.css';

/** Tests how the agent answers something that a caller might say. */
export const ScenarioPanel = observer(function ScenarioPanel({ vm }: { readonly vm: InstructionsViewModel }) {
  const readOnly = useReadOnly();
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, trial } = vm;
  useUnsavedWork('Test scenario', trial.draft);
  const { testing, response } = trial;
  const focusIfInvalid = () => trial.problem && field.current?.focus();
  return (
    <FieldGroup
      title="Conversation test"
      help={
        form.dirty
          ? 'Tests use the saved settings. Save your changes first.'
          : 'See how the agent would answer. Nothing is saved.'
      }
    >
      <Field
        label="Test scenario"
        inputRef={field}
        help="For example: I have a nut allergy."
        multiline
        minRows={2}
        value={trial.scenario}
        error={trial.problem}
        onType={trial.type}
      />
      {!readOnly && (
        <Cluster align="stretch">
          <BusyButton
            busy={testing.running}
            busyText="Testing conversation..."
            variant="outlined"
            onClick={() => {
              trial.test();
              focusIfInvalid();
            }}
          >
            Test conversation
          </BusyButton>
          <Button
            aria-label={rehearsalText.keepThis}
            onClick={() => {
              vm.keepScenario();
              focusIfInvalid();
            }}
          >
            {rehearsalText.keep}
          </Button>
        </Cluster>
      )}
      <SlowHint waiting={testing} onCancel={testing.detach} />
      <ResultNotice notice={trial.notice} />
      {response !== undefined && (
        <div
          ref={scrollToOnArrival}
          role="group"
          aria-label="Agent's answer"
          className={clsx(styles.answer, scrolling.arrival, scrolling.belowHeader)}
        >
          <Text size="caption" strong>
            {trial.answerTitle}
          </Text>
          <div dir="auto">{response}</div>
        </div>
      )}
    </FieldGroup>
  );
});
