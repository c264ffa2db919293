import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Field as TextField } from '../Field.tsx';
import { change, valueOf, type Tied } from './tied.ts';

/** A text of a draft. */
export const DraftText = observer(function DraftText<T extends object, Field extends string>({
  draft,
  part,
  ...shown
}: Tied<T, Field, string, Omit<ComponentProps<typeof TextField>, 'onType' | 'onBlur'>>) {
  return (
    <TextField
      {...shown}
      value={valueOf(draft, part)}
      error={draft.problemOf(part)}
      onType={(text) => change(draft, part, text)}
      onBlur={() => draft.touch(part)}
    />
  );
});
