import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { FlowStage } from '#domain/instructions/instructions.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { Field } from '../../kit/Field.tsx';
import { LinesField } from '../../kit/form/LinesField.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly stage: FlowStage;
}

/** What the agent says in a stage of the conversation. */
export const StageFields = observer(function StageFields({ vm, stage }: Props) {
  const { draft } = vm;
  const { name, messages, fallbackResponse } = stage;
  return (
    <Box
      role="group"
      aria-label={nameWords(name)}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <LinesField
        label="Messages"
        value={messages}
        error={draft.problemOf(`conversationFlow.${name}.messages`)}
        onType={(typed) => vm.changeStage(name, { messages: typed })}
      />
      <Field
        label="Fallback response"
        help="What the agent says when none of the messages fits."
        multiline
        minRows={3}
        value={fallbackResponse}
        error={draft.problemOf(`conversationFlow.${name}.fallbackResponse`)}
        onType={(typed) => vm.changeStage(name, { fallbackResponse: typed })}
      />
    </Box>
  );
});
