import type { ComponentProps } from 'react';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { Field } from './Field.tsx';
import { bindField, type Control } from './bindField.tsx';

/** The lines as typed, including blank ones. */
type Props = Control<readonly string[]> &
  Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'minRows' | 'onBlur'>;

/** A list field with one entry per line and a count. Saving drops blank lines. */
export const FormLines = bindField<readonly string[], Props>(function Lines({
  value: lines,
  onType,
  ...field
}) {
  return (
    <Field
      minRows={3}
      {...field}
      multiline
      value={lines.join('\n')}
      help={countOf(lines)}
      onType={(text) => onType(text === '' ? [] : text.split('\n'))}
    />
  );
});

function countOf(lines: readonly string[]): string {
  const filled = nonBlankLines(lines).length;
  const blank = lines.length - filled;
  const count = countWithNoun(filled, 'line');
  if (blank === 0) return `${count}, one per line.`;
  return `${count}. ${blank === 1 ? 'A blank line is' : `${blank} blank lines are`} dropped when you save.`;
}
