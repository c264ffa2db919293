import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { diffLines } from 'diff';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { Field } from '../forms/Field.tsx';
import { FieldWithConflict } from '../forms/FieldWithConflict.tsx';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { monospaced } from '../kit/text/monospaced.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { formatNumber } from '../texts/numbers.ts';
import { outlinedBox } from '../kit/layout/card.ts';
import { scrollToOnArrival } from '../kit/layout/arrival.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { scrollMarginBelowButton } from '../kit/layout/scrollMargins.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly prompt: string;
}

/** The prompt the agent reads, written by hand or generated, with undo. */
export const SystemPrompt = observer(function SystemPrompt({ vm, prompt }: Props) {
  const { form, prompt: writer } = vm;
  const { replaced, comparing } = writer;
  return (
    <FieldGroup
      title="System prompt"
      help="What the agent reads before every call. Write it yourself or generate it from the settings above."
    >
      <PromptButtons vm={vm} />
      <SlowHint waiting={writer.generating} onCancel={writer.generating.detach} />
      <ResultNotice notice={writer.notice} />
      {comparing && replaced !== undefined && <PromptChanges before={replaced} after={prompt} />}
      <FieldWithConflict fields={form.fields} part="systemPrompt">
        <Field
          label="System prompt text"
          help={`${formatNumber(prompt.length)} ${prompt.length === 1 ? 'character' : 'characters'}`}
          multiline
          minRows={8}
          value={prompt}
          error={form.fields.problemOf('systemPrompt')}
          onType={(systemPrompt) => form.fields.edit({ systemPrompt })}
          sx={monospaced}
        />
      </FieldWithConflict>
    </FieldGroup>
  );
});

const PromptButtons = observer(function PromptButtons({ vm: { prompt } }: Pick<Props, 'vm'>) {
  if (useReadOnly()) return null;
  const { generating, wayBack, replaced, comparing } = prompt;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <BusyButton
        busy={generating.running}
        busyText="Generating..."
        variant="outlined"
        onClick={({ currentTarget }) => {
          prompt.generate();
          focusFirstInvalid(currentTarget.form);
        }}
      >
        Generate
      </BusyButton>
      {wayBack && <Button onClick={prompt.goBack}>{wayBack}</Button>}
      {replaced !== undefined && (
        <Button aria-expanded={comparing} onClick={() => prompt.compare(!comparing)}>
          {comparing ? 'Hide changes' : 'Show changes'}
        </Button>
      )}
    </Box>
  );
});

interface ChangesProps {
  readonly before: string;
  readonly after: string;
}

/** A line-by-line comparison of two prompts. */
function PromptChanges({ before, after }: ChangesProps) {
  const parts = useMemo(() => diffLines(wholeLines(before), wholeLines(after)), [before, after]);
  return (
    <Box
      ref={scrollToOnArrival}
      role="group"
      aria-label="System prompt changes"
      sx={{
        ...monospaced,
        ...outlinedBox,
        ...scrollMarginBelowButton,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {parts.map(({ value, added, removed }, index) => (
        <Part key={index} text={value} {...(added ? ADDED : removed ? REMOVED : KEPT)} />
      ))}
    </Box>
  );
}

const ADDED = { element: 'ins', sign: '+', spoken: 'Added: ', tone: 'success' } as const;
const REMOVED = { element: 'del', sign: '−', spoken: 'Removed: ', tone: 'error' } as const;
const KEPT = { element: 'div', sign: ' ', spoken: '', tone: undefined } as const;

type PartProps = { readonly text: string } & (typeof ADDED | typeof REMOVED | typeof KEPT);

function Part({ text, element, sign, spoken, tone }: PartProps) {
  return (
    <Box
      component={element}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 1.5,
        py: 0.5,
        textDecoration: 'none',
        bgcolor: tone && `status.${tone}.soft`,
        color: tone ? `status.${tone}.text` : 'text.secondary',
      }}
    >
      <span aria-hidden>{sign}</span>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      <span dir="auto">{text.replace(/\n$/, '')}</span>
    </Box>
  );
}

/** A last line without a line break would count as changed. */
const wholeLines = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
