import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { Field } from '../../kit/Field.tsx';
import { focusFirstInvalid } from '../../kit/focusFirstInvalid.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { monospaced } from '../../kit/monospaced.ts';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { grouped } from '../../texts/numbers.ts';
import { ResultNotice } from '../voiceAi/ResultNotice.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { PromptChanges } from './PromptChanges.tsx';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly prompt: string;
}

/** The text that the agent is given: written by hand or by the host, which can be taken back. */
export const SystemPrompt = observer(function SystemPrompt({ vm, prompt }: Props) {
  const { draft, prompt: writer } = vm;
  const { before, comparing } = writer;
  return (
    <FieldGroup
      title="System prompt"
      help="The text that the agent is given. Write it yourself, or generate it from what stands above."
    >
      <PromptButtons vm={vm} />
      <SlowHint waiting={writer.generating} onCancel={writer.generating.stopWaiting} />
      <ResultNotice notice={writer.notice} />
      <Field
        label="System prompt text"
        help={`${grouped(prompt.length)} ${prompt.length === 1 ? 'character' : 'characters'}`}
        multiline
        minRows={8}
        value={prompt}
        error={draft.problemOf('systemPrompt')}
        onType={(systemPrompt) => draft.edit({ systemPrompt })}
        sx={monospaced}
      />
      {comparing && before !== undefined && <PromptChanges before={before} after={prompt} />}
    </FieldGroup>
  );
});

const PromptButtons = observer(function PromptButtons({ vm: { prompt } }: Pick<Props, 'vm'>) {
  if (useReadOnly()) return null;
  const { generating, wayBack, comparing } = prompt;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        aria-busy={generating.running}
        aria-disabled={generating.running}
        onClick={({ currentTarget }) => {
          prompt.generate();
          focusFirstInvalid(currentTarget.form);
        }}
      >
        {generating.running ? 'Generating...' : 'Generate'}
      </Button>
      {wayBack && (
        <>
          <Button onClick={prompt.goBack}>{wayBack}</Button>
          <Button aria-expanded={comparing} onClick={() => prompt.compare(!comparing)}>
            {comparing ? 'Hide changes' : 'Show changes'}
          </Button>
        </>
      )}
    </Box>
  );
});
