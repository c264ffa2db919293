import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { diffLines } from 'diff';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { useReadOnly } from '../forms/readOnly.ts';
import { Field } from '../forms/Field.tsx';
import { FieldWithConflict } from '../forms/FieldWithConflict.tsx';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { formatNumber } from '../texts/numbers.ts';
import { scrollToOnArrival } from '../kit/layout/arrival.ts';
import { ResultNotice } from '../kit/feedback/ResultNotice.tsx';
import { instructionSections } from './instructionSections.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import boxes from '../kit/layout/boxes.module.css';
import scrolling from '../kit/layout/scrolling.module.css';
import words from '../kit/text/words.module.css';
import styles from './SystemPrompt.module.css';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly prompt: string;
}

/** The system prompt that the agent uses. The user can write it, generate it, and undo a generation. */
export const SystemPrompt = observer(function SystemPrompt({ vm, prompt }: Props) {
  const { form, prompt: writer } = vm;
  const { replaced, comparing } = writer;
  return (
    <FieldGroup
      {...instructionSections.prompt}
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
          className={words.mono}
        />
      </FieldWithConflict>
    </FieldGroup>
  );
});

const PromptButtons = observer(function PromptButtons({ vm: { prompt } }: Pick<Props, 'vm'>) {
  if (useReadOnly()) return null;
  const { generating, restoreLabel, replaced, comparing } = prompt;
  return (
    <Cluster align="stretch">
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
      {restoreLabel && <Button onClick={prompt.goBack}>{restoreLabel}</Button>}
      {replaced !== undefined && (
        <Button aria-expanded={comparing} onClick={() => prompt.compare(!comparing)}>
          {comparing ? 'Hide changes' : 'Show changes'}
        </Button>
      )}
    </Cluster>
  );
});

interface ChangesProps {
  readonly before: string;
  readonly after: string;
}

/** Compares two prompts line by line. */
function PromptChanges({ before, after }: ChangesProps) {
  const parts = useMemo(() => diffLines(wholeLines(before), wholeLines(after)), [before, after]);
  return (
    <div
      ref={scrollToOnArrival}
      role="group"
      aria-label="System prompt changes"
      className={clsx(boxes.outlined, scrolling.belowButton, words.mono, styles.changes)}
    >
      {parts.map(({ value, added, removed }, index) => (
        <Part key={index} text={value} {...(added ? ADDED : removed ? REMOVED : KEPT)} />
      ))}
    </div>
  );
}

const ADDED = { element: 'ins', sign: '+', spoken: 'Added: ' } as const;
const REMOVED = { element: 'del', sign: '−', spoken: 'Removed: ' } as const;
const KEPT = { element: 'div', sign: ' ', spoken: '' } as const;

type PartProps = { readonly text: string } & (typeof ADDED | typeof REMOVED | typeof KEPT);

function Part({ text, element: Element, sign, spoken }: PartProps) {
  return (
    <Element className={styles.part}>
      <span aria-hidden>{sign}</span>
      {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
      <span dir="auto">{text.replace(/\n$/, '')}</span>
    </Element>
  );
}

/** Ends a text with a line break. Without one, the last line would always differ. */
const wholeLines = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
