import { filledLines } from '#domain/shared/textLines.ts';
import { Field } from '../Field.tsx';
import type { FieldFrameProps } from './FieldFrame.tsx';

interface Props extends FieldFrameProps {
  /** As they are typed, blank ones among them. */
  readonly lines: readonly string[];
  readonly onType: (lines: readonly string[]) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly minRows?: number;
}

/** A list that is entered one entry a line, with their count; blank lines are dropped when it is saved. */
export function LinesField({ lines, onType, onLeave, minRows = 3, help, ...frame }: Props) {
  return (
    <Field
      {...frame}
      multiline
      minRows={minRows}
      value={lines.join('\n')}
      help={
        <>
          {help ? <>{help} </> : null}
          {countOf(lines)}
        </>
      }
      onType={(text) => onType(text === '' ? [] : text.split('\n'))}
      onBlur={() => onLeave?.()}
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
