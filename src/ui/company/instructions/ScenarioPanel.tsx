import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { arrival, showOnArrival } from '../voiceAi/arrival.ts';
import { ResultNotice } from '../voiceAi/ResultNotice.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

/** Tries the agent with something that a caller might say. */
export const ScenarioPanel = observer(function ScenarioPanel({ vm }: { readonly vm: InstructionsViewModel }) {
  const readOnly = useReadOnly();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, trial } = vm;
  const { testing, response } = trial;
  return (
    <FieldGroup
      title="Conversation test"
      help={
        draft.dirty
          ? 'The test goes by what is saved: save first to try what you changed.'
          : 'What the agent says by these instructions. Nothing of it is saved.'
      }
    >
      <Field
        label="Test scenario"
        inputRef={field}
        help="What a caller says, such as: I have a nut allergy."
        multiline
        minRows={2}
        value={trial.scenario}
        error={trial.problem}
        onType={trial.type}
      />
      {!readOnly && (
        <Button
          variant="outlined"
          aria-busy={testing.running}
          aria-disabled={testing.running}
          onClick={() => {
            trial.test();
            if (trial.problem) field.current?.focus();
          }}
          sx={{ justifySelf: 'start' }}
        >
          {testing.running ? 'Testing conversation...' : 'Test conversation'}
        </Button>
      )}
      <SlowHint waiting={testing} onCancel={testing.stopWaiting} />
      <ResultNotice notice={trial.notice} />
      {response !== undefined && (
        <Box
          ref={showOnArrival}
          role="group"
          aria-label="Answer of the agent"
          sx={{
            p: 2,
            borderRadius: '12px',
            bgcolor: 'soft.primary',
            color: 'soft.onPrimary',
            overflowWrap: 'anywhere',
            ...arrival,
          }}
        >
          <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
            Agent
          </Typography>
          {response}
        </Box>
      )}
    </FieldGroup>
  );
});
