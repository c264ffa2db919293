import type { ComponentProps } from 'react';
import { filledLines } from '#domain/shared/textLines.ts';
import { Field } from '../Field.tsx';

interface Props extends Pick<ComponentProps<typeof Field>, 'label' | 'error' | 'minRows' | 'onBlur'> {
  /** As they are typed, blank ones among them. */
  readonly value: readonly string[];
  readonly onType: (lines: readonly string[]) => void;
}

/** A list that is entered one entry a line, with their count; blank lines are dropped when it is saved. */
export function LinesField({ value: lines, onType, ...field }: Props) {
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
}

function countOf(lines: readonly string[]): string {
  const filled = filledLines(lines).length;
  const blank = lines.length - filled;
  const count = `${filled} ${filled === 1 ? 'line' : 'lines'}`;
  if (blank === 0) return `${count}, one entry a line.`;
  return `${count}. ${blank === 1 ? 'A blank line is' : `${blank} blank lines are`} dropped when you save.`;
}
